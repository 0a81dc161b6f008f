/** Portraits of bots, drawn in the folders of the games: games/<game>/faces/<bot>.svg. */
const drawn = import.meta.glob<string>("../games/*/faces/*.svg", { eager: true, query: "?url", import: "default" });
const known = new Map(Object.entries(drawn).map(([path, address]) => [path.replace(/^.*\/|\.svg$/g, ""), address]));

/** Where the portrait of a bot is, if it has one. */
export function portrait(bot: string): string | undefined {
  return known.get(bot);
}
