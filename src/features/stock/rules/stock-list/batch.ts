import { formatKronor } from "#core/money/kronor.ts";
import { displayPlate } from "#core/plate/display-plate.ts";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { formatNumber } from "#core/text/number.ts";
import { fieldLabel, fieldText } from "../field-text.ts";
import type { FieldValues } from "../merge-edit.ts";

export const batchKinds = ["bulk", "import", "undo"] as const;
export type BatchKind = (typeof batchKinds)[number];

/** So long what was done to many cars can be taken back, by anyone who may do it. */
export const undoHours = 24;
const msPerHour = 3_600_000;

/** What was done before this can no longer be taken back. */
export function undoableSince(now: Date): Date {
  return new Date(now.getTime() - undoHours * msPerHour);
}

export type ChangedValues = { before: FieldValues; after: FieldValues };

/** Of whom the price is back, but not the cut beside it; null where there is nothing to say. */
export function withoutCutText(plates: readonly LicensePlate[]): string | null {
  return plates.length === 0
    ? null
    : `Prissänkningen visas inte längre för ${plates.map(displayPlate).join(", ")}: priset har varit ett annat däremellan, och lagen jämför med det lägsta på 30 dagar.`;
}

/** What was done, out of what the cars got: "Status: Säljs (130)", "Pris sänkt med 2 400–8 700 kr". */
export function batchText(cars: readonly ChangedValues[], storeLabel: (slug: string) => string): string {
  const fields = [...new Set(cars.flatMap(({ after }) => Object.keys(after)))] as (keyof FieldValues)[];
  return fields
    .map((field) => {
      if (field === "price") return priceText(cars);
      const texts = new Set(cars.map(({ after }) => fieldText(field, after[field], storeLabel)));
      return texts.size === 1 ? `${fieldLabel(field)}: ${[...texts][0]}` : fieldLabel(field);
    })
    .join(", ");
}

function priceText(cars: readonly ChangedValues[]): string {
  const steps = cars.map(({ before, after }) => Number(after.price) - Number(before.price));
  const [min, max] = [Math.min(...steps.map(Math.abs)), Math.max(...steps.map(Math.abs))];
  const amount = min === max ? formatKronor(max) : `${formatNumber(min)}–${formatKronor(max)}`;
  if (steps.every((step) => step < 0)) return `Pris sänkt med ${amount}`;
  return steps.every((step) => step > 0) ? `Pris höjt med ${amount}` : "Pris";
}
