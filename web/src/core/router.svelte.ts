// Where in the site we are. Pages are addresses; the back button works.

const here = $state({ path: location.pathname, hash: location.hash });

addEventListener("popstate", read);
addEventListener("hashchange", read);

function read(): void {
  here.path = location.pathname;
  here.hash = location.hash;
}

/** Go to an address of the site; `replace` leaves no trace in the history of the browser. */
export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  read();
  if (!location.hash) scrollTo(0, 0);
}

export function place(): { path: string; hash: string } {
  return here;
}

/** The parts of a path that a pattern names, as in "/table/:id" or "/rules/:edition?"; nothing if it is another path. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split("/");
  const parts = path.replace(/(.)\/+$/, "$1").split("/");
  if (wanted.at(-1)?.endsWith("?")) {
    const last = (wanted.pop() ?? "").slice(0, -1); // it may be there or not
    if (parts.length > wanted.length) wanted.push(last);
  }
  if (wanted.length !== parts.length) return null;
  const found: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const given = parts[at] ?? "";
    if (part.startsWith(":")) found[part.slice(1)] = decodeURIComponent(given);
    else if (part !== given) return null;
  }
  return found;
}

/** For links: `<a href="/learn" onclick={follow}>` stays in the page, unless a new tab is wanted. */
export function follow(event: MouseEvent): void {
  const link = (event.currentTarget as Element).closest("a");
  if (!link || link.target || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
