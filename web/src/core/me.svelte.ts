// Who I am. Nobody needs an account: a guest is made as soon as one is needed.
import { api, Refused, sent } from "./api";
import { language, LANGUAGES, speak } from "./text.svelte";
import type { Language, Me } from "./wire";

const UNTOLD = "signoria-language-untold"; // the language chosen here that the server has not heard of yet

const self = $state<{ me: Me | null; asked: boolean; blocked: boolean }>({ me: null, asked: false, blocked: false });
sent.blocked = () => {
  become(null);
  self.blocked = true;
};

export function me(): Me | null {
  return self.me;
}

/** Whether it is settled who I am, even if nobody. */
export function settled(): boolean {
  return self.asked;
}

/** Whether an administrator has blocked the one who is here. */
export function blocked(): boolean {
  return self.blocked;
}

/** Take over what the server says about me. */
export function become(found: Me | null): void {
  self.me = found;
  self.asked = true;
  self.blocked = false;
  sent.csrf = found?.csrf ?? "";
}

/** Somebody known is here, with their language: the server's word is ours, unless it has not heard our last one yet. */
export async function welcome(found: Me): Promise<void> {
  become(found);
  if (untold()) await tell();
  else if (found.language !== language()) await speak(found.language);
}

/** Ask the server who I am by the cookie. */
export async function recall(): Promise<void> {
  try {
    await welcome(await api.get<Me>("/me"));
  } catch (problem) {
    if (!(problem instanceof Refused) || problem.status !== 401) throw problem;
    become(null);
  }
}

let arriving: Promise<Me> | null = null;

/** Me, as a guest if there is nobody yet: one guest, although two buttons may be pressed before the server answers. */
export function somebody(name: () => string): Promise<Me> {
  if (self.me) return Promise.resolve(self.me);
  arriving ??= arrive(name()).finally(() => (arriving = null));
  return arriving;
}

async function arrive(name: string): Promise<Me> {
  const found = await api.post<Me>("/guests", { name, language: language() });
  become(found);
  await tell(); // another language may have been chosen meanwhile
  return self.me ?? found;
}

/** Speak another language, and let the server know. */
export async function speakNow(wanted: Language): Promise<void> {
  localStorage.setItem(UNTOLD, wanted);
  await speak(wanted);
  await tell();
}

let telling: Promise<void> = Promise.resolve();

function untold(): Language | undefined {
  return LANGUAGES.find((one) => one === localStorage.getItem(UNTOLD));
}

/**
 * Tell the server what was chosen: one word after the other, the last one last. A word stays until the server has heard
 * that very word: nobody may be known yet, another one may be chosen meanwhile, or the page may be left.
 */
function tell(): Promise<void> {
  telling = telling.then(told, told); // one that is nearly over may not know yet who is here now
  return telling;
}

async function told(): Promise<void> {
  try {
    for (let wanted = untold(); self.me && wanted; wanted = untold()) {
      become(await api.patch<Me>("/me", { language: wanted }));
      if (untold() === wanted) localStorage.removeItem(UNTOLD);
    }
  } catch (problem) {
    if (!(problem instanceof Refused)) throw problem;
  }
}
