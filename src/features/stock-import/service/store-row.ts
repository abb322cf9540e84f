import * as z from "zod";
import { chainHours } from "#features/stores/rules/opening-hours.ts";
import type { Store } from "#features/stores/rules/store.ts";
import type { RowRule } from "./check-rows.ts";
import type { Columns } from "./column-names.ts";
import {
  anyText,
  listOf,
  optionalCell,
  readPhone,
  requiredCell,
  storeSlug,
  wordOf,
  yesOrNo,
} from "./read-cell.ts";
import { hours, hoursException } from "./read-hours.ts";
import { decimalNumber, wholeNumber } from "./read-number.ts";
import { storeKindWords } from "./vocabulary-words.ts";

const storeColumns = {
  slug: { required: true, label: "butik" },
  name: { required: true, label: "namn" },
  address: { required: true, label: "adress" },
  area: { required: true, label: "ort" },
  zipCode: { required: true, label: "postnummer" },
  phoneNumber: { required: true, label: "telefon" },
  latitude: { required: true, label: "latitud" },
  longitude: { required: true, label: "longitud" },
  town: { required: false, label: "postort" },
  label: { required: false, label: "kortnamn" },
  kind: { required: false, label: "sort" },
  aliases: { required: false, label: "kallas" },
  hoursWeekdays: { required: false, label: "vardagar" },
  hoursSaturday: { required: false, label: "lördag" },
  hoursSunday: { required: false, label: "söndag" },
  hoursExceptions: { required: false, label: "avvikande tider" },
  appraisers: { required: false, label: "värderare" },
  pickups: { required: false, label: "värderingar hemma" },
  workshopPlaces: { required: false, label: "verkstadsplatser" },
  retired: { required: false, label: "nedlagd" },
} as const satisfies Columns;

const text = anyText(100);
const atOnce = wholeNumber({ noun: "helt antal", min: 0, max: 99 });

/** Sweden, with some sea around it: a mistake with the two is then always seen. */
const schema = z
  .object({
    slug: requiredCell(storeSlug),
    name: requiredCell(text),
    address: requiredCell(text),
    area: requiredCell(text),
    zipCode: requiredCell(text),
    phoneNumber: requiredCell(readPhone),
    latitude: requiredCell(decimalNumber({ noun: "gradtal", min: 55, max: 70 })),
    longitude: requiredCell(decimalNumber({ noun: "gradtal", min: 10, max: 25 })),
    town: optionalCell(text, null),
    label: optionalCell(anyText(40), null),
    kind: optionalCell(wordOf(storeKindWords, "ingen känd sort"), "store" as const),
    aliases: optionalCell(listOf(anyText(40)), []),
    hoursWeekdays: optionalCell(hours, undefined),
    hoursSaturday: optionalCell(hours, undefined),
    hoursSunday: optionalCell(hours, undefined),
    hoursExceptions: optionalCell(listOf(hoursException), []),
    appraisers: optionalCell(atOnce, 1),
    pickups: optionalCell(atOnce, 1),
    workshopPlaces: optionalCell(atOnce, 0),
    retired: optionalCell(yesOrNo, false),
  } satisfies Record<keyof typeof storeColumns, z.ZodType>)
  .transform(
    ({ town, hoursWeekdays, hoursSaturday, hoursSunday, hoursExceptions, retired, ...store }): Store => ({
      ...store,
      label: store.label ?? store.area,
      kind: store.kind ?? "store",
      aliases: store.aliases ?? [],
      fullAddress: `${store.address}, ${store.zipCode} ${town ?? store.area}`,
      // Nothing said: the chain's own hours. Null is closed.
      hours: {
        weekdays: hoursWeekdays === undefined ? chainHours.weekdays : hoursWeekdays,
        saturday: hoursSaturday === undefined ? chainHours.saturday : hoursSaturday,
        sunday: hoursSunday === undefined ? chainHours.sunday : hoursSunday,
        exceptions: hoursExceptions ?? [],
      },
      appraisers: store.appraisers ?? 1,
      pickups: store.pickups ?? 1,
      workshopPlaces: store.workshopPlaces ?? 0,
      isRetired: retired ?? false,
    }),
  );

/** One row of a file with the chain's stores. */
export const storeRule: RowRule<Store, string> = {
  columns: storeColumns,
  schema,
  key: { column: "slug", read: storeSlug, shown: (key) => key },
};
