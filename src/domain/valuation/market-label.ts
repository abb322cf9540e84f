/** How an asked price lies to what such cars are sold for. */
export type MarketLevel = "under" | "level" | "over";
export type MarketLabel = { level: MarketLevel; text: string; percent: number };

const words = {
  under: "under marknadspris",
  level: "I nivå med marknadspris",
  over: "över marknadspris",
} as const satisfies Record<MarketLevel, string>;

/**
 * Level is the inner half of the range that eight of ten are sold in: what differs less than such cars differ among
 * themselves is no difference. [MARKET-1]
 */
export function marketLabel(
  price: number,
  { estimate, low, high }: { estimate: number; low: number; high: number },
): MarketLabel {
  const percent = Math.round(((price - estimate) / estimate) * 100);
  const level = price < (estimate + low) / 2 ? "under" : price > (estimate + high) / 2 ? "over" : "level";
  const text = level === "level" ? words.level : `${Math.max(1, Math.abs(percent))} % ${words[level]}`;
  return { level, text, percent };
}
