import { formatNumber } from "#core/text/number.ts";
import { makeLabel } from "#features/cars/rules/makes.ts";
import { seriesWithMake } from "#features/cars/rules/series-name.ts";
import type { BodyType, Colour } from "#features/cars/rules/vocabulary.ts";
import type { StoreLabels } from "#features/stores/rules/store.ts";
import type { Filter } from "./filter.ts";

/** Many, and as what a model comes: "kombibilar", "Volvo V60 som kombi". */
const bodies: Readonly<Record<BodyType, readonly [many: string, one: string]>> = {
  personbil: ["personbilar", "personbil"],
  cab: ["cabbar", "cab"],
  halvkombi: ["halvkombibilar", "halvkombi"],
  kombi: ["kombibilar", "kombi"],
  minibuss: ["minibussar", "minibuss"],
  suv: ["suvar", "suv"],
  sedan: ["sedaner", "sedan"],
  sportkupe: ["sportkupéer", "sportkupé"],
  transportbil: ["transportbilar", "transportbil"],
  "transportbil-flak": ["flakbilar", "flakbil"],
  "transportbil-skap": ["skåpbilar", "skåpbil"],
};

/** As what the cars are, and beside a body or a model. */
const fuels: Readonly<Record<string, readonly [alone: string, combined: string]>> = {
  "1": ["bensinbilar", "bensinmotor"],
  "2": ["dieselbilar", "dieselmotor"],
  "3": ["elbilar", "eldrift"],
  "4": ["hybridbilar", "hybriddrift"],
  "5": ["laddhybrider", "laddhybrid"],
  "6": ["bilar för miljöbränsle", "motor för miljöbränsle"],
};

const colours: Readonly<Record<Colour, string>> = {
  vit: "vita",
  svart: "svarta",
  grå: "grå",
  beige: "beige",
  röd: "röda",
  gul: "gula",
  grön: "gröna",
  blå: "blå",
};

/** More than two of a kind are no title any more. */
const maxNamed = 2;

/** "Begagnade röda kombibilar från Volvo i Uppsala under 250 000 kr": what a list holds, from what is asked; null when nothing of it can be said. */
export function listTitle(filter: Filter, stores: StoreLabels): string | null {
  const colour = named(filter.carColors, (value) => colours[value as Colour]);
  const model = named(filter.series, seriesWithMake);
  const make = filter.series.length > 0 ? null : named(filter.brands, makeLabel);
  const body = named(filter.types, (value) => bodies[value as BodyType]?.[model === null ? 0 : 1]);
  const fuel = filter.fuelTypes.length === 1 ? fuels[filter.fuelTypes[0] ?? ""] : undefined;
  const isFuelNoun = body === null && model === null && fuel !== undefined;
  const kind = isFuelNoun ? fuel[0] : body;
  const traits = [
    !isFuelNoun && fuel !== undefined ? fuel[1] : null,
    filter.gearbox === "automatisk" ? "automat" : filter.gearbox === "manuell" ? "manuell växellåda" : null,
    filter.hasAwd === true ? "fyrhjulsdrift" : null,
    filter.hasTowbar === true ? "dragkrok" : null,
    filter.seats.length === 1 && filter.seats[0] === "7" ? "sju säten" : null,
  ].filter((trait) => trait !== null);
  const place = named(filter.facilities, (store) => stores[store]);
  const parts = [
    colour,
    carsOf({ model, make, kind }),
    traits.length === 0 ? null : `med ${joined(traits)}`,
    place === null ? null : `i ${place}`,
    priceOf(filter),
    yearOf(filter),
    filter.mileageTo === null ? null : `som gått högst ${formatNumber(filter.mileageTo)}\u00a0mil`,
  ].filter((part) => part !== null);
  return parts.length === 1 && parts[0] === "bilar" ? null : `Begagnade ${parts.join(" ")}`;
}

type Named = Record<"model" | "make" | "kind", string | null>;

/** "Volvo V60 som kombi", "kombibilar från Volvo", "Volvo", "elbilar", "bilar" */
function carsOf({ model, make, kind }: Named): string {
  if (model !== null) return kind === null ? model : `${model} som ${kind}`;
  if (make !== null) return kind === null ? make : `${kind} från ${make}`;
  return kind ?? "bilar";
}

function named(values: readonly string[], nameOf: (value: string) => string | undefined): string | null {
  const names = values.flatMap((value) => nameOf(value) ?? []);
  return names.length === 0 || values.length > maxNamed ? null : joined(names);
}

function priceOf({ priceFrom, priceTo }: Filter): string | null {
  const kr = (value: number) => `${formatNumber(value)}\u00a0kr`;
  if (priceFrom !== null && priceTo !== null) return `för ${formatNumber(priceFrom)}–${kr(priceTo)}`;
  if (priceTo !== null) return `under ${kr(priceTo)}`;
  return priceFrom === null ? null : `från ${kr(priceFrom)}`;
}

function yearOf({ yearFrom, yearTo }: Filter): string | null {
  if (yearFrom !== null && yearTo !== null)
    return yearFrom === yearTo ? `av årsmodell ${yearFrom}` : `av årsmodell ${yearFrom}–${yearTo}`;
  return yearFrom === null ? null : `av årsmodell ${yearFrom} eller senare`;
}

function joined(words: readonly string[]): string {
  return [words.slice(0, -1).join(", "), ...words.slice(-1)].filter((part) => part !== "").join(" och ");
}
