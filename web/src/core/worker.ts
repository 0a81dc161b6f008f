// The worker between page and network. It is asked for when the page has all it needs, so that nobody waits for it.
export const WORKER = "/worker.js";

export function employ(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const ask = (): void => {
    navigator.serviceWorker.register(WORKER).catch(() => undefined); // the browser does not want one: all works as before
  };
  if (document.readyState === "complete") ask();
  else addEventListener("load", ask, { once: true });
}
