// What can wait until a move is on the screen.

export const HIDDEN = 100; // milliseconds; a page that nobody looks at has no frames

/** Once the next frame has been drawn. */
export function drawn(): Promise<void> {
  return new Promise((done) => {
    const late = setTimeout(done, HIDDEN);
    requestAnimationFrame(() => {
      clearTimeout(late);
      setTimeout(done);
    });
  });
}
