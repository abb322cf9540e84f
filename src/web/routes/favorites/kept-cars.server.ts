import type { Catalogs } from "#catalog/keep-in-step.ts";
import { findSimilarCars } from "#catalog/similar-cars.ts";
import { isLongGone } from "#domain/car/long-gone.ts";
import type { KeptPlate } from "#domain/visitor/kept-plates.ts";
import { carCardView } from "#web/features/car/car-card-view.ts";
import { soldCardView } from "#web/features/car/sold-and-external-cards.ts";
import { type KeptCarView, keptCarView } from "#web/features/favorites/kept-car-view.ts";
import { findAdvert } from "../cars/advert/find-advert.server.ts";

const similarShown = 3;

/** What has become of cars that were kept; those that we no longer know are left out. [FAVPAGE-3] */
export function keptCars(catalogs: Catalogs, kept: readonly KeptPlate[], now: Date): KeptCarView[] {
  return kept.flatMap(({ licenseplate, timestamp }) => {
    const found = findAdvert(catalogs, licenseplate);
    if (!found) return [];
    const savedAt = timestamp > 0 ? new Date(timestamp) : null;
    if (found.kind === "listed")
      return [keptCarView(found.car, carCardView(found.car, now), { savedAt, similar: [], now })];
    if (isLongGone(found.car.sale, now)) return [];
    const like = { ...found.car, make: found.car.normalizedMake, model: found.car.series };
    const similar = findSimilarCars(catalogs.listed, like, similarShown).map((car) => carCardView(car, now));
    return [keptCarView(found.car, soldCardView(found.car, now), { savedAt, similar, now })];
  });
}
