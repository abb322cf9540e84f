import * as z from "zod";
import type { storeLocations } from "#domain/store/locations.ts";
import type { Store } from "#domain/store/store.ts";
import type { RowRule } from "./check-rows.ts";
import type { Columns } from "./column-names.ts";
import { anyText, phone, required, wordOf } from "./read-cell.ts";
import { decimalNumber } from "./read-number.ts";
import { storeWords } from "./vocabulary-words.ts";

const storeColumns = {
  slug: { required: true, label: "butik" },
  name: { required: true, label: "namn" },
  address: { required: true, label: "adress" },
  area: { required: true, label: "ort" },
  zipCode: { required: true, label: "postnummer" },
  phoneNumber: { required: true, label: "telefon" },
  latitude: { required: true, label: "latitud" },
  longitude: { required: true, label: "longitud" },
} as const satisfies Columns;

const slug = wordOf(storeWords, "ingen av butikerna");
const text = anyText(100);

/** Sweden, with some sea around it: a mistake with the two is then always seen. */
const schema = z
  .object({
    slug: required(slug),
    name: required(text),
    address: required(text),
    area: required(text),
    zipCode: required(text),
    phoneNumber: required(phone),
    latitude: required(decimalNumber({ noun: "gradtal", least: 55, most: 70 })),
    longitude: required(decimalNumber({ noun: "gradtal", least: 10, most: 25 })),
  } satisfies Record<keyof typeof storeColumns, z.ZodType>)
  .transform(
    (store): Store => ({ ...store, fullAddress: `${store.address}, ${store.zipCode} ${store.area}` }),
  );

/** One row of a file with the chain's stores. [IMPORT-33] */
export const storeRule: RowRule<Store, (typeof storeLocations)[number]> = {
  columns: storeColumns,
  schema,
  key: { column: "slug", read: slug, shown: (key) => key },
};
