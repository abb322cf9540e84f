import type { LicensePlate } from "#core/plate/license-plate.ts";
import { formatNumber } from "#core/text/number.ts";
import type { Database } from "#platform/db/database.ts";
import { findUnsoldCars, type UnsoldCar } from "../storage/remove-cars.ts";
import { ImportRefused } from "./import-refused.ts";
import { countOfCars, somePlates } from "./report.ts";

/** The file is the whole stock: what it does not name is gone. */
export type FullStock = { plates: ReadonlySet<LicensePlate>; maxPercent: number };

/** How much may go without anybody saying so: a file that was cut off must not empty the site. */
export const usualPercent = 20;

/** The cars that are gone, or a refusal when they are too many to be believed. */
export async function findAbsentCars(db: Database, { plates, maxPercent }: FullStock): Promise<UnsoldCar[]> {
  const unsold = await findUnsoldCars(db);
  const absent = unsold.filter(({ licenseplate }) => !plates.has(licenseplate));
  if (absent.length * 100 <= unsold.length * maxPercent) return absent;
  const percent = Math.ceil((absent.length * 100) / unsold.length);
  throw new ImportRefused(
    [
      `Mer än ${maxPercent} % av lagret skulle försvinna: ${formatNumber(absent.length)} av ${countOfCars(unsold.length)}`,
      ` (${somePlates(absent.map(({ licenseplate }) => licenseplate))}). Inget har skrivits.`,
      ` Är det rätt, kör igen med --allow-removing ${percent}.`,
    ].join(""),
  );
}
