import type { LicensePlate } from "#core/plate/license-plate.ts";
import { carCardView } from "#features/cars/pages/car-card-view.ts";
import { soldCardView } from "#features/cars/pages/sold-and-external-cards.ts";
import { isLongGone } from "#features/cars/rules/long-gone.ts";
import { isReserved } from "#features/cars/rules/status.ts";
import { findAdvert } from "#features/catalogue/pages/find-advert.server.ts";
import type { Catalogs } from "#features/catalogue/service/keep-in-step.ts";
import { findSimilarCars } from "#features/catalogue/service/similar-cars.ts";
import type { CatalogCar } from "#features/catalogue/service/stock/stock-kinds.ts";
import type { KeptPlate } from "../rules/kept-plates.ts";
import { type KeptCarView, keptCarView } from "./kept-car-view.ts";

const similarShown = 3;

type Asked = {
  now: Date;
  lookedAt?: Date | null;
  /** By plate. */
  holdEnds?: ReadonlyMap<string, Date>;
};

/** What has become of cars that were kept; those that we no longer know are left out. */
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
