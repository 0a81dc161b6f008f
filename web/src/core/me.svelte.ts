// Who I am. Nobody needs an account: a guest is made as soon as one is needed.
import { api, Refused, sent } from "./api";
import { language, speak } from "./text.svelte";
import type { Language, Me } from "./wire";

const self = $state<{ me: Me | null; asked: boolean }>({ me: null, asked: false });

export function me(): Me | null {
  return self.me;
}

/** Whether it is settled who I am, even if nobody. */
export function settled(): boolean {
  return self.asked;
}

/** Take over what the server says about me. */
export function become(found: Me | null): void {
  self.me = found;
  self.asked = true;
  sent.csrf = found?.csrf ?? "";
}

/** Ask the server who I am by the cookie; its language is ours. */
export async function recall(): Promise<void> {
  try {
    const found = await api.get<Me>("/me");
    become(found);
    if (found.language !== language()) await speak(found.language);
  } catch (problem) {
    if (!(problem instanceof Refused) || problem.status !== 401) throw problem;
    become(null);
  }
}

/** Me, as a guest if there is nobody yet. */
export async function somebody(name: () => string): Promise<Me> {
  if (self.me) return self.me;
  become(await api.post<Me>("/guests", { name: name(), language: language() }));
  return self.me as unknown as Me;
}

/** Speak another language, and let the server know. */
export async function speakNow(wanted: Language): Promise<void> {
  await speak(wanted);
  if (self.me && self.me.language !== wanted) become(await api.patch<Me>("/me", { language: wanted }));
}
