import type { LicensePlate } from "#core/plate/license-plate.ts";
import { carCardView } from "#features/cars/pages/car-card-view.ts";
import { soldCardView } from "#features/cars/pages/sold-and-external-cards.ts";
import { isSoldLongAgo } from "#features/cars/rules/sold-long-ago.ts";
import { isReserved } from "#features/cars/rules/status.ts";
import { findAdvert } from "#features/catalogue/pages/find-advert.server.ts";
import type { Catalogs } from "#features/catalogue/service/live-catalogue.ts";
import { findSimilarCars } from "#features/catalogue/service/similar-cars.ts";
import type { CatalogCar } from "#features/catalogue/service/stock/stock-kinds.ts";
import type { SavedPlate } from "../rules/saved-plates.ts";
import { type SavedCarView, savedCarView } from "./saved-car-view.ts";

const similarShown = 3;

type ReadOptions = {
  now: Date;
  lookedAt?: Date | null;
  /** By plate. */
  reservationEnds?: ReadonlyMap<string, Date>;
};

/** What has become of cars that were kept; those that we no longer know are left out. */
export function savedCars(
  catalogs: Catalogs,
  savedPlates: readonly SavedPlate[],
  { now, lookedAt = null, reservationEnds }: ReadOptions,
): SavedCarView[] {
  const { listed, market } = catalogs;
  const cardOf = (car: CatalogCar) => carCardView(car, now, market.levelOf(car));
  return savedPlates.flatMap(({ licenseplate, timestamp }) => {
    const advert = findAdvert(catalogs, licenseplate);
    if (!advert) return [];
    const savedAt = timestamp > 0 ? new Date(timestamp) : null;
    const reservedUntil = reservationEnds?.get(advert.car.licenseplate) ?? null;
    const details = { savedAt, lookedAt, reservedUntil, similar: [], now };
    if (advert.kind === "listed") return [savedCarView(advert.car, cardOf(advert.car), details)];
    if (isSoldLongAgo(advert.car.sale, now)) return [];
    const like = { ...advert.car, make: advert.car.normalizedMake, model: advert.car.series };
    const similar = findSimilarCars(listed, like, similarShown).map(cardOf);
    return [savedCarView(advert.car, soldCardView(advert.car, now), { ...details, similar })];
  });
}

/** The plates of those that somebody may hold. */
export function reservedPlates(catalogs: Catalogs, savedPlates: readonly SavedPlate[]): LicensePlate[] {
  return savedPlates.flatMap(({ licenseplate }) => {
    const advert = findAdvert(catalogs, licenseplate);
    return advert?.kind === "listed" && isReserved(advert.car.status) ? [advert.car.licenseplate] : [];
  });
}
