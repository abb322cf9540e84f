import { formatDate } from "#core/dates/dates.ts";
import { formatKronor } from "#core/money/kronor.ts";
import { formatNumber } from "#core/text/number.ts";
import { runningCosts } from "./running-costs.ts";

/** What the chain counts on when it says what a car costs, named as the example it is. */
export function insuranceExample(): string {
  const { classes, source, asOf } = runningCosts.insurance;
  const rows = classes.map(
    ({ toHorsepower, perYear }) =>
      `${toHorsepower === null ? "starkare" : `upp till ${formatNumber(toHorsepower)} hk`} ${formatKronor(perYear)}`,
  );
  return `Exempel på vad vi räknar med per år: ${rows.join(", ")}. Det är ${source}, ${formatDate(new Date(asOf))}. Ditt pris sätter försäkringsbolaget.`;
}
