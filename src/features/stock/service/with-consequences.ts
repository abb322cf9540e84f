import { makeLabel, seriesLabel } from "#features/cars/rules/makes.ts";
import { isIncoming, isSold } from "#features/cars/rules/status.ts";
import { fuelsWithElectricRange } from "#features/stock-import/service/stock-rule.ts";
import type { Store } from "#features/stores/rules/store.ts";
import type { CarFacts, CarField, FieldValue } from "../rules/car-fields.ts";
import type { FieldValues } from "../rules/merge-edit.ts";
import { askingPrice } from "../rules/status-steps.ts";

/** Changes that follow from a change, each with its own line in the history. What somebody has set by hand is left. */
export function withConsequences(
  before: CarFacts,
  set: FieldValues,
  stores: readonly Store[],
): { set: FieldValues; car: CarFacts } {
  const all: FieldValues = { ...set };
  const follow = (field: CarField, value: FieldValue, when: boolean) => {
    if (when && all[field] === undefined && before[field] !== value) all[field] = value;
  };
  const next = { ...before, ...set } as CarFacts;
  const phoneOf = (slug: string) => stores.find((store) => store.slug === slug)?.phoneNumber ?? null;

  if (set.model === null || set.model === "") all.model = seriesLabel(next.series);
  follow("model", seriesLabel(next.series), before.series !== next.series && isNamedBySeries(before));
  if (set.modelDescription === null) all.modelDescription = "";
  if (set.physicalLocation === null) all.physicalLocation = next.location;
  const hasStorePhone = before.phoneNumber === phoneOf(before.location);
  const phone = phoneOf(next.location) ?? before.phoneNumber;
  if (set.phoneNumber === null) all.phoneNumber = phone;
  follow("phoneNumber", phone, before.location !== next.location && hasStorePhone);
  follow("maxTrailerWeight", null, !next.hasTowbar);
  follow("wltpRange", null, set.fuelType !== undefined && !fuelsWithElectricRange.has(next.fuelType));
  follow("inspectionComplete", false, next.inspectedOn === null);
  // A car that we have sold and bought again is another deal: what it cost then says nothing.
  follow("price", null, isBoughtAgain(before, next));
  return { set: all, car: { ...before, ...all } as CarFacts };
}

function isNamedBySeries({ model, series }: CarFacts): boolean {
  return model === seriesLabel(series);
}

function isBoughtAgain(before: CarFacts, car: CarFacts): boolean {
  return isSold(before.status) && isIncoming(car.status);
}

/** What follows and is nobody's to set: names, the first price, the day of publishing. */
export function derivedFrom(before: CarFacts, car: CarFacts, now: Date): Partial<CarFacts> {
  const make = car.normalizedMake === before.normalizedMake ? car.make : makeLabel(car.normalizedMake);
  const carName = `${make} ${car.model}`;
  const isNamedAnew =
    make !== before.make || car.model !== before.model || car.modelDescription !== before.modelDescription;
  const earlier = isBoughtAgain(before, car) ? { initialPrice: null, publishedAt: null } : before;
  return {
    ...(isNamedAnew ? { make, carName, title: `${carName} ${car.modelDescription}`.trim() } : {}),
    initialPrice: earlier.initialPrice ?? askingPrice(car),
    publishedAt: earlier.publishedAt ?? (isIncoming(car.status) ? null : now),
  };
}
