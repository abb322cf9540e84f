import * as z from "zod";
import { paths } from "#core/paths.ts";
import { displayPlate } from "#core/plate/display-plate.ts";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { isSold } from "#features/cars/rules/status.ts";
import { withVisiblePrice } from "#features/cars/rules/visible-price.ts";
import { findAdvertParts } from "#features/cars/storage/advert-parts.ts";
import { findCarsByPlate } from "#features/cars/storage/cars-by-plate.ts";
import { type StaffRequest, staffCall } from "#platform/staff/staff-call.ts";
import { maxSheets, platesIn } from "../rules/qr-sheet.ts";
import { type StockUses, wrongField } from "./car-of-call.ts";

/** What the sheets for the windscreens say, with the price as visitors may know it. */
export const readQrSheets = staffCall({
  method: "GET",
  path: "/api/staff/qr-sheets",
  permission: "readStock",
  title: "QR-blad till vindrutan",
  parameters: {
    plates: { in: "query", about: "Registreringsnummer med komma emellan", schema: z.string() },
  },
  body: null,
  audit: null,
  handle: async ({ plates: platesParam = "" }, _, { db, publicOrigin }: StaffRequest<StockUses>) => {
    const { plates, others } = platesIn(platesParam);
    if (plates.length > maxSheets)
      throw wrongField("plates", `Högst ${maxSheets} bilar skrivs ut på en gång.`);
    const cars = await findCarsByPlate(db, plates);
    const sheets = [];
    for (const { imageUrls: _urls, ...car } of plates.flatMap((plate) => cars.get(plate) ?? [])) {
      if (isSold(car.status)) continue;
      const { priceEvents, store } = await findAdvertParts(db, car);
      const { name, slug } = store;
      sheets.push({
        car: withVisiblePrice({ ...car, priceEvents }),
        store: { name, slug },
        url: new URL(paths.car(car), publicOrigin).href,
      });
    }
    const sheetPlates = new Set<LicensePlate>(sheets.map(({ car }) => car.licenseplate));
    const without = plates.filter((plate) => !sheetPlates.has(plate)).map(displayPlate);
    return { sheets, unknown: [...without, ...others] };
  },
});
