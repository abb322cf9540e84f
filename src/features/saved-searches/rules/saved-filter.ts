import * as z from "zod";
import { type BodyType, bodyTypes } from "#features/cars/rules/vocabulary.ts";
import { orNull, wholeNumber } from "#features/forms/rules/inquiry-fields.ts";

const bodyTypeValues = Object.keys(bodyTypes) as BodyType[];

/** One type or several, in any case; empty ones do not count. */
function listFromField(value: unknown): unknown {
  const list = Array.isArray(value) ? value : [value ?? ""];
  return list
    .map((item) => (typeof item === "string" ? item.trim().toLowerCase() : item))
    .filter((item) => item !== "" && item !== null);
}

const modelYear = orNull(wholeNumber("Årsmodellen är felaktig", { min: 1900, max: 2100 }));

const unreadable = "Filtret går inte att läsa";
const filterText = z.string().max(200, unreadable);
const filterValue = z.union(
  [
    filterText,
    z.number(),
    z.boolean(),
    z.null(),
    z.array(z.union([filterText, z.number()])).max(100, unreadable),
  ],
  unreadable,
);

/**
 * The filter of a saved search. Three fields have other names here; every other filter field is taken as it is, so that a
 * new filter needs no change in this file.
 */
export const savedFilter = z
  .object(
    {
      carTypes: z.preprocess(
        listFromField,
        z.array(z.enum(bodyTypeValues, "Biltypen finns inte")).max(100, unreadable).default([]),
      ),
      modelYearFrom: modelYear,
      modelYearTo: modelYear,
    },
    unreadable,
  )
  .catchall(filterValue);

export type SavedFilter = z.infer<typeof savedFilter>;
