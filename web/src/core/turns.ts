// Changes of one thing at the server, one after the other: two that are under way at once may arrive in any order.

let last: Promise<unknown> = Promise.resolve();

/** Make a change once those before it have been answered, whatever came of them. */
export function inTurn<T>(change: () => Promise<T>): Promise<T> {
  const mine = last.then(change);
  last = mine.catch(() => undefined);
  return mine;
}
