import { carsFromFlags, flagsFromCars } from "./availability-choice.ts";
import { type Filter, type FilterFieldName, filterFields } from "./filter.ts";

/**
 * The setter of every field. A field set to nothing gets the value it starts with, so page becomes 1.
 * `cars` and the two flags it is derived from always agree.
 */
export function withField<Narrowed extends Filter, Field extends FilterFieldName>(
  filter: Narrowed,
  field: Field,
  value: Filter[Field] | null | undefined,
): Narrowed {
  const next: Narrowed = { ...filter, [field]: value ?? filterFields[field].initial };
  return field === "cars" ? { ...next, ...flagsFromCars(next.cars) } : { ...next, cars: carsFromFlags(next) };
}

/** What a click in the filter does: sets a field and starts from page 1, since a page belongs to one result. */
export function withChoice<Narrowed extends Filter, Field extends FilterFieldName>(
  filter: Narrowed,
  field: Field,
  value: Filter[Field] | null | undefined,
): Narrowed {
  return withField(withField(filter, "page", null), field, value);
}

/** Asked for as the last of the makes, once. */
export function withBrand<Narrowed extends Filter>(filter: Narrowed, brand: string): Narrowed {
  return withField(filter, "brands", [...withoutBrand(filter, brand).brands, brand.toLowerCase()]);
}

export function withoutBrand<Narrowed extends Filter>(filter: Narrowed, brand: string): Narrowed {
  const removed = brand.toLowerCase();
  return withField(
    filter,
    "brands",
    filter.brands.filter((other) => other.toLowerCase() !== removed),
  );
}
