import { type LicensePlate, licensePlate } from "#core/plate/license-plate.ts";

/** More do not fit beside each other, on any screen. */
export const maxCompared = 4;

/** What the address of a comparison may say beside the assumptions. */
export const compareFields = {
  cars: "bilar",
  add: "lagg-till",
  own: "min-bil",
  ownSeries: "egen-modell",
  ownYear: "egen-ar",
  ownMileage: "egen-mil",
  ownFuel: "egen-drivmedel",
  allRows: "alla-rader",
  pair: "visa",
} as const;

export type ComparedPlates = {
  plates: LicensePlate[];
  /** What stands in the address and is no plate, or one too many. */
  leftOut: string[];
  /** The last car was taken away, which is not the same as that none was ever chosen. */
  isCleared: boolean;
};

const maxTextLength = 20;

/** Repeated or with commas, each car once, the first four. */
export function comparedFromQuery(query: URLSearchParams): ComparedPlates {
  const values = query.getAll(compareFields.cars);
  const texts = values
    .flatMap((text) => text.split(","))
    .filter((text) => text.trim() !== "")
    .slice(0, 20);
  const plates: LicensePlate[] = [];
  const leftOut: string[] = [];
  for (const text of texts) {
    const read = licensePlate.safeParse(text);
    if (!read.success) leftOut.push(text.trim().slice(0, maxTextLength));
    else if (plates.includes(read.data)) continue;
    else if (plates.length === maxCompared) leftOut.push(read.data);
    else plates.push(read.data);
  }
  return { plates, leftOut, isCleared: values.length > 0 && texts.length === 0 };
}
