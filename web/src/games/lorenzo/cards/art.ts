/** The faint picture on each card: a symbol of the sheet that fits its name. */
const PICTURES: Readonly<Record<string, string>> = {
  tree: "woods forest estate farm garden hermitage improving-the-canals",
  mtn: "gravel-pit rock-pit mining-town mountain-town marble-pit province dukedom",
  castle:
    "village citadel city manor-house castle fortified-town colony hosting-foreigners building-the-walls hosting-panhandlers",
  rook: "stronghold fortress building-the-bastions building-the-towers residence palace",
  florin: "commercial-hub gold-mine trading-town mint tax-office treasury bank hiring-recruits",
  cross:
    "monastery sanctuary chapel church cathedral baptistery preacher papal-messenger cardinal repairing-the-church sacred-war",
  bishop: "abbess bishop support-to-the-bishop support-to-the-cardinal support-to-the-pope fighting-heresies",
  pillar: "triumphal-arch theater marketplace fair repairing-the-abbey repairing-the-cathedral raising-a-statue",
  pen: "painters-guild scholar architect promoting-sacred-art",
  "res-wood": "carpenters-shop artisan",
  "res-stone": "stonemasons-shop sculptors-guild stonemasons-guild stonemason",
  knight: "knight captain general hero crusade military-conquest warlord",
  swords: "barracks military-academy military-campaign hiring-soldiers hiring-mercenaries",
  crown: "royal-messenger noble patron governor support-to-the-king ambassador",
  "charge-heart": "dame paramour",
  scroll: "herald",
  "res-harvest": "farmer peasant",
  caravel: "improving-the-roads",
};
const BY_CARD = new Map(
  Object.entries(PICTURES).flatMap(([symbol, cards]) => cards.split(" ").map((card) => [card, symbol] as const)),
);

export function picture(card: string): string {
  return BY_CARD.get(card) ?? "scroll";
}
