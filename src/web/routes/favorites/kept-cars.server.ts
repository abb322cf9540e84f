import type { Catalogs } from "#catalog/keep-in-step.ts";
import { findSimilarCars } from "#catalog/similar-cars.ts";
import type { CatalogCar } from "#catalog/stock/stock-kinds.ts";
import { isLongGone } from "#domain/car/long-gone.ts";
import { isReserved } from "#domain/car/status.ts";
import type { LicensePlate } from "#domain/plate/license-plate.ts";
import type { KeptPlate } from "#domain/visitor/kept-plates.ts";
import { carCardView } from "#web/features/car/car-card-view.ts";
import { soldCardView } from "#web/features/car/sold-and-external-cards.ts";
import { type KeptCarView, keptCarView } from "#web/features/favorites/kept-car-view.ts";
import { findAdvert } from "../cars/advert/find-advert.server.ts";

const similarShown = 3;

type Asked = {
  now: Date;
  lookedAt?: Date | null;
  /** By plate. */
  holdEnds?: ReadonlyMap<string, Date>;
};

/** What has become of cars that were kept; those that we no longer know are left out. [FAVPAGE-3] */
export function keptCars(
  catalogs: Catalogs,
  kept: readonly KeptPlate[],
  { now, lookedAt = null, holdEnds }: Asked,
): KeptCarView[] {
  const { listed, market } = catalogs;
  const cardOf = (car: CatalogCar) => carCardView(car, now, market.levelOf(car));
  return kept.flatMap(({ licenseplate, timestamp }) => {
    const found = findAdvert(catalogs, licenseplate);
    if (!found) return [];
    const savedAt = timestamp > 0 ? new Date(timestamp) : null;
    const heldUntil = holdEnds?.get(found.car.licenseplate) ?? null;
    const details = { savedAt, lookedAt, heldUntil, similar: [], now };
    if (found.kind === "listed") return [keptCarView(found.car, cardOf(found.car), details)];
    if (isLongGone(found.car.sale, now)) return [];
    const like = { ...found.car, make: found.car.normalizedMake, model: found.car.series };
    const similar = findSimilarCars(listed, like, similarShown).map(cardOf);
    return [keptCarView(found.car, soldCardView(found.car, now), { ...details, similar })];
  });
}

/** The plates of those that somebody may hold. */
export function reservedPlates(catalogs: Catalogs, kept: readonly KeptPlate[]): LicensePlate[] {
  return kept.flatMap(({ licenseplate }) => {
    const found = findAdvert(catalogs, licenseplate);
    return found?.kind === "listed" && isReserved(found.car.status) ? [found.car.licenseplate] : [];
  });
}
