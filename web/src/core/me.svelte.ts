// Who I am. Nobody needs an account: a guest is made as soon as one is needed.
import { api, Refused, sent } from "./api";
import { language, speak } from "./text.svelte";
import type { Language, Me } from "./wire";

const UNTOLD = "signoria-language-untold"; // the server has not heard yet which language was chosen here

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

/** Ask the server who I am by the cookie; its language is ours, unless it has not heard our last word yet. */
export async function recall(): Promise<void> {
  try {
    const found = await api.get<Me>("/me");
    become(found);
    if (localStorage.getItem(UNTOLD)) await tell();
    else if (found.language !== language()) await speak(found.language);
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
  localStorage.setItem(UNTOLD, "yes");
  await speak(wanted);
  await tell();
}

let telling: Promise<void> | null = null;

/** Tell the server what we speak: one word after the other, the last one last. What it did not hear is told next time. */
function tell(): Promise<void> {
  telling ??= (async () => {
    try {
      while (self.me && self.me.language !== language()) become(await api.patch<Me>("/me", { language: language() }));
      localStorage.removeItem(UNTOLD);
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
    } finally {
      telling = null;
    }
  })();
  return telling;
}
