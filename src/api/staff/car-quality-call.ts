import { findAdvertParts } from "#data/queries/advert-parts.ts";
import { findCarsByPlate } from "#data/queries/cars-by-plate.ts";
import { advertQuality } from "#domain/staff/advert-quality.ts";
import { carOfPath, noSuchCar, plateInPath } from "./car-of-call.ts";
import { staffCall } from "./staff-call.ts";

/** How complete the advert of a car is, and what it lacks. [CARPARTS-14] */
export const readQuality = staffCall({
  method: "GET",
  path: "/api/staff/cars/:plate/quality",
  permission: "readStock",
  title: "Annonsens kvalitet",
  parameters: { plate: plateInPath },
  body: null,
  audit: null,
  answer: async ({ plate }, _, { db, stock }) => {
    const wanted = carOfPath(plate);
    const car = (await findCarsByPlate(db, [wanted])).get(wanted);
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
