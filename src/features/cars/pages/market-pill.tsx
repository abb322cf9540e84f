import { paths } from "#core/paths.ts";
import { levelTexts, type MarketLevel } from "../rules/price/market-label.ts";
import type { CarCardView } from "./car-card-view.ts";

type MarketPillProps = {
  level: MarketLevel | undefined;
  /** What the card was loaded with. */
  keptFor: MarketLevel | undefined;
  car: Pick<CarCardView, "path" | "name">;
};

/**
 * How the price lies to the market, in words beside a small scale; leads to the cars it was compared with, which the browser
 * unfolds itself where a page is loaded whole. A card that was loaded with it keeps its place when nothing is to be said any
 * more, and gets none later.
 */
export function MarketPill({ level, keptFor, car: { path, name } }: MarketPillProps) {
  if (!keptFor || path === null) return null;
  const shown = level ?? keptFor;
  return (
    <a
      href={paths.comparedCars(path)}
      aria-label={`${levelTexts[shown]}: bilarna som ${name} jämförs med`}
      className={`market-pill market-${shown}${level ? "" : " invisible"}`}
    >
      {levelTexts[shown]}
    </a>
  );
}
