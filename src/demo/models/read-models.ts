import { z } from "zod";
import { type Make, makes } from "#features/cars/rules/makes.ts";
import {
  type BodyType,
  bodyTypes,
  fuelCodes,
  type Gearbox,
  gearboxes,
} from "#features/cars/rules/vocabulary.ts";
import { readRows } from "#platform/files/read-rows.ts";

/** The class decides equipment, how the car is used and how fast it loses value. */
const carClass = z.enum(["small", "compact", "family", "executive", "suv", "luxury", "sport", "van"]);
export type CarClass = z.output<typeof carClass>;

const text = z.string().min(1);
const number = z
  .string()
  .regex(/^\d+(\.\d+)?$/, "a number, as 1234 or 5.4")
  .transform(Number);
const namesOf = <T extends string>(words: Record<T, unknown>) => z.enum(Object.keys(words) as [T, ...T[]]);

/** What all lines of a series say alike. */
const series = {
  make: namesOf<Make>(makes),
  series: text,
  class: carClass,
  body: namesOf<BodyType>(bodyTypes),
  seats: number,
  /** Share of the stock, in per mille. */
  share: number,
};

/** One engine with one trim, as it was sold in Sweden. */
const variant = {
  /** When it is called otherwise than its series: an "Ioniq 5" among the Ioniq. */
  model: text.exactOptional(),
  /** What stands in the advert after make and model: "T6 AWD Recharge Inscription". */
  name: text,
  /** First and last model year it was sold. */
  from: number,
  to: number,
  /** Price when new, in the money of today. */
  newPrice: number,
  horsepower: number,
  fuel: number.pipe(z.literal(fuelCodes)),
  gearbox: namesOf<Gearbox>(gearboxes),
  awd: z.stringbool({ truthy: ["yes"], falsy: [] }).exactOptional(),
  /** Litres (electric: kWh) per 100 km, mixed, WLTP. */
  consumption: number,
  /** Electric range in km and gross battery in kWh: for cars that can be charged. */
  wltpRange: number.exactOptional(),
  battery: number.exactOptional(),
  /** Greatest trailer weight in kg, if it may tow. */
  trailer: number.exactOptional(),
  /** When it differs from the series: a van with a flatbed, an estate among the hatchbacks. */
  ownBody: namesOf<BodyType>(bodyTypes).exactOptional(),
  ownSeats: number.exactOptional(),
  /** How common it is among the variants of the series; 1 unless said. */
  weight: number.exactOptional(),
};

const line = z.strictObject({ ...series, ...variant });
type Line = z.output<typeof line>;
type OfSeries = keyof typeof series;

export type Variant = Omit<Line, OfSeries | "from" | "to" | "ownBody" | "ownSeats"> & {
  years: readonly [number, number];
  body?: BodyType;
  seats?: number;
};
export type SeriesModel = Pick<Line, OfSeries> & { variants: readonly Variant[] };

let models: readonly SeriesModel[] | undefined;

/** Every series of every make with its variants, as the demo stock draws from them. Read when first asked for. */
export function demoModels(): readonly SeriesModel[] {
  models ??= readModels(new URL("./models.csv", import.meta.url));
  return models;
}

/** In the order of the lines: the stock is drawn from them by weight, so another order is another stock. */
export function readModels(file: URL): SeriesModel[] {
  const seriesByKey = new Map<string, SeriesModel & { variants: Variant[] }>();
  for (const { make, series, class: carClass, body, seats, share, ...rest } of readRows(file, line)) {
    const { from, to, ownBody, ownSeats, ...same } = rest;
    const own = { make, series, class: carClass, body, seats, share };
    const key = `${make} ${series}`;
    const model = seriesByKey.get(key) ?? { ...own, variants: [] };
    const other = Object.entries(own).find(([name, value]) => model[name as OfSeries] !== value);
    if (other) throw new Error(`models.csv: not all lines of ${key} have the same ${other[0]}`);
    seriesByKey.set(key, model);
    model.variants.push({
      ...same,
      years: [from, to],
      ...(ownBody !== undefined && { body: ownBody }),
      ...(ownSeats !== undefined && { seats: ownSeats }),
    });
  }
  return [...seriesByKey.values()];
}
