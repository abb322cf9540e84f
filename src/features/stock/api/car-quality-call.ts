import { findAdvertParts } from "#features/cars/storage/advert-parts.ts";
import { findCarsByPlate } from "#features/cars/storage/cars-by-plate.ts";
import { type StaffRequest, staffCall } from "#platform/staff/staff-call.ts";
import { advertQuality } from "../rules/advert-quality.ts";
import { carOfPath, noSuchCar, plateInPath, type StockUses } from "./car-of-call.ts";

/** How complete the advert of a car is, and what it lacks. */
export const readQuality = staffCall({
  method: "GET",
  path: "/api/staff/cars/:plate/quality",
  permission: "readStock",
  title: "Annonsens kvalitet",
  parameters: { plate: plateInPath },
  body: null,
  audit: null,
  handle: async ({ plate }, _, { db, stock }: StaffRequest<StockUses>) => {
    const requested = carOfPath(plate);
    const car = (await findCarsByPlate(db, [requested])).get(requested);
    if (!car) throw noSuchCar();
    const { images, findings, media } = await findAdvertParts(db, car);
    return advertQuality({
      ...car,
      images,
      findings,
      hasSpin: media.spin !== null,
      hasVideo: media.video !== null,
      market: stock.catalogs().market.levelOf(car),
    });
  },
});
