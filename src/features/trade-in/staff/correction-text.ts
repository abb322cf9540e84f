import { formatKronor } from "#core/money/kronor.ts";
import { formatOneDecimal } from "#core/text/number.ts";
import type { Correction } from "../rules/corrected-bid.ts";

const whose = {
  ownOfSeries: "Dina senaste bud på samma modell",
  own: "Dina senaste bud",
  allOfSeries: "Allas senaste bud på modellen",
} as const;

const percent = (share: number) => `${formatOneDecimal(Math.abs(share) * 100)}\u00a0%`;

/** Why the form is filled in as it is; null where nothing is corrected. */
export function correctionText(correction: Correction | null): string | null {
  if (correction === null) return null;
  const { base, cars, share, extraCost } = correction;
  const price = `${percent(share)} ${share < 0 ? "lägre" : "högre"} än modellen sa`;
  const cost = Math.round(extraCost / 100) * 100;
  const costs =
    cost === 0
      ? ""
      : `, och bilarna kostade ${formatKronor(Math.abs(cost))} ${cost > 0 ? "mer" : "mindre"} än vanligt`;
  return `${whose[base]} (${cars} sålda) gick ${price}${costs}. Nästa bud är ifyllt efter det.`;
}
