// Asks again and again while the page is looked at; at once when somebody comes back to it.

/** Runs `ask` now, then `every` so many milliseconds as long as the page is visible; the result stops it. */
export function poll(ask: () => Promise<void>, every = 5000): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let asking = false;

  async function round() {
    clearTimeout(timer);
    if (stopped || asking || document.hidden) return;
    asking = true;
    try {
      await ask();
    } finally {
      asking = false;
      if (!stopped) timer = setTimeout(round, every);
    }
  }

  document.addEventListener("visibilitychange", round);
  void round();
  return () => {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", round);
  };
}
