/** How an asked price lies to what such cars are sold for. */
export type MarketLevel = "under" | "level" | "over";
export type MarketLabel = { level: MarketLevel; text: string; percent: number };

const texts = {
  under: "under marknadspris",
  over: "över marknadspris",
} as const satisfies Record<Exclude<MarketLevel, "level">, string>;

/** On a card. */
export const levelTexts = {
  under: "Under marknadspris",
  level: "I nivå med marknadspris",
  over: "Över marknadspris",
} as const satisfies Record<MarketLevel, string>;

/** Between which prices, both included, a car is level with the market; whole kronor. */
export type LevelBounds = { from: number; to: number };

type Range = { estimate: number; low: number; high: number };

/**
 * Level is the inner half of the range that eight of ten are sold in: what differs less than such cars differ among
 * themselves is no difference.
 */
export function levelBounds({ estimate, low, high }: Range): LevelBounds {
  return { from: Math.ceil((estimate + low) / 2), to: Math.floor((estimate + high) / 2) };
}

export function levelWithin({ from, to }: LevelBounds, price: number): MarketLevel {
  if (price < from) return "under";
  return price > to ? "over" : "level";
}

/** On an advert, with how much. */
export function marketLabel(price: number, range: Range): MarketLabel {
  const percent = Math.round(((price - range.estimate) / range.estimate) * 100);
  const level = levelWithin(levelBounds(range), price);
  const text = level === "level" ? levelTexts.level : `${Math.max(1, Math.abs(percent))} % ${texts[level]}`;
  return { level, text, percent };
}
