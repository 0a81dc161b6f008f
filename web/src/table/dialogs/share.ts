// Telling others how a game ended: by the way the device has, else by copying.

/** Hands a line and an address on. What came of it, as a message to be said. */
export async function shared(line: string, address: string): Promise<string> {
  const text = address ? `${line}\n${address}` : line;
  if (navigator.share) {
    try {
      await navigator.share(address ? { text: line, url: address } : { text: line });
      return "table-shared";
    } catch (problem) {
      if (problem instanceof DOMException && problem.name === "AbortError") return "table-share-not";
    }
  }
  if (!navigator.clipboard) return "table-share-no";
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    return "table-share-no"; // the browser does not allow it
  }
  return "table-share-copied";
}
