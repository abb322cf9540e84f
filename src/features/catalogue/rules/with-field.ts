import { carsFromFlags, flagsFromCars } from "./cars-choice.ts";
import { type Filter, type FilterFieldName, filterFields } from "./filter.ts";

/**
 * The setter of every field. A field set to nothing gets the value it starts with, so page becomes 1.
 * `cars` and the two flags it is derived from always agree.
 */
export function withField<Kept extends Filter, Field extends FilterFieldName>(
  filter: Kept,
  field: Field,
  value: Filter[Field] | null | undefined,
): Kept {
  const next: Kept = { ...filter, [field]: value ?? filterFields[field].initial };
  return field === "cars" ? { ...next, ...flagsFromCars(next.cars) } : { ...next, cars: carsFromFlags(next) };
}

/** What a click in the filter does: sets a field and starts from page 1, since a page belongs to one result. */
export function withChoice<Kept extends Filter, Field extends FilterFieldName>(
  filter: Kept,
  field: Field,
  value: Filter[Field] | null | undefined,
): Kept {
  return withField(withField(filter, "page", null), field, value);
}

/** A make is ticked in a form, which says the whole list. @contract */
export function withBrand<Kept extends Filter>(filter: Kept, brand: string): Kept {
  return withField(filter, "brands", [...withoutBrand(filter, brand).brands, brand.toLowerCase()]);
}

export function withoutBrand<Kept extends Filter>(filter: Kept, brand: string): Kept {
  const removed = brand.toLowerCase();
  return withField(
    filter,
    "brands",
    filter.brands.filter((kept) => kept.toLowerCase() !== removed),
  );
}
