import { formatDate, formatMonthDayYear } from "#core/dates/dates.ts";
import { stockholmDay } from "#core/dates/stockholm-day.ts";
import { yearsBetween } from "#core/dates/years-between.ts";
import { formatKronor } from "#core/money/kronor.ts";
import { paths } from "#core/paths.ts";
import { displayPlate } from "#core/plate/display-plate.ts";
import { formatMil } from "#core/text/mileage.ts";
import { formatNumber } from "#core/text/number.ts";
import { mileagePosition } from "#features/cars/pages/mileage-position.ts";
import { priceView } from "#features/cars/pages/price-view.ts";
import { type ShownBadge, shownBadges } from "#features/cars/pages/shown-badge.ts";
import type { Car } from "#features/cars/rules/car.ts";
import type { CarMedia } from "#features/cars/rules/car-media.ts";
import type { ConditionFinding } from "#features/cars/rules/condition.ts";
import type { CarImage } from "#features/cars/rules/image.ts";
import { daysInStock } from "#features/cars/rules/price/days-in-stock.ts";
import type { MarketLevel } from "#features/cars/rules/price/market-label.ts";
import type { PriceEvent } from "#features/cars/rules/price/price-event.ts";
import type { Sale } from "#features/cars/rules/sale.ts";
import { isSold } from "#features/cars/rules/status.ts";
import type { UsualMileage } from "#features/cars/rules/usual-mileage.ts";
import { fuels, gearboxes } from "#features/cars/rules/vocabulary.ts";
import { warrantyOf, warrantyText } from "#features/cars/rules/warranty.ts";
import { carCrumbs, listOf } from "#features/catalogue/pages/car-crumbs.ts";
import { pathWithLicenseplates } from "#features/catalogue/rules/filter-link.ts";
import type { Store } from "#features/stores/rules/store.ts";
import { advertFacts } from "./advert-facts.ts";
import { availabilityOf } from "./availability.ts";
import { conditionView } from "./condition-view.ts";
import { equipmentView } from "./equipment-view.ts";
import { galleryView } from "./gallery-view.ts";
import { movingView } from "./stage/moving-view.ts";
import { carPhoneView, storeView } from "./store-view.ts";

export type AdvertisedCar = Car & {
  images: CarImage[];
  /** What moves; undefined where nobody can tell now. */
  media?: CarMedia | undefined;
  /** Null when nobody can tell now: then nothing is said of its condition. */
  findings: ConditionFinding[] | null;
  priceEvents: PriceEvent[];
  store: Store;
  standsAt: Store;
  sale: Sale | null;
};

export type CarPageView = ReturnType<typeof carPageView>;

type Setting = {
  now: Date;
  origin: string;
  level: MarketLevel | null;
  /** Where cars like it are. */
  similarTo?: string;
  usualMileage?: UsualMileage | null;
};

/** All that the advert shows, in words: the car itself stays on the server. */
export function carPageView(
  car: AdvertisedCar,
  { now, origin, level, similarTo = paths.buy(), usualMileage = null }: Setting,
) {
  const price = priceView(car, now);
  const availability = availabilityOf(car);
  const isOver = availability === "sold";
  const badges = shownBadges({ ...car, hasLegalCut: price.kind === "cut" }, { now, level });
  const shortLink = paths.shortLink(car.licenseplate);
  const condition = car.findings && conditionView({ ...car, findings: car.findings });
  const path = isOver ? paths.soldCar(car) : paths.car(car);
  return {
    path,
    crumbs: carCrumbs(car, isOver ? "sold" : "forSale"),
    title: car.title,
    name: car.carName,
    licenseplate: car.licenseplate,
    plate: displayPlate(car.licenseplate),
    summary: [String(car.modelYear), formatMil(car.mileage), fuels[car.fuelType], gearboxes[car.gearboxType]],
    shared: { title: `${car.title}, ${displayPlate(car.licenseplate)}`, url: `${origin}${shortLink}` },
    availability,
    sold: isOver ? soldView(car) : null,
    saveSearchTo: isOver ? null : pathWithLicenseplates(paths.savedSearch(), [car.licenseplate]),
    similarTo,
    watchSeriesTo: listOf(paths.savedSearch(), { series: [car.series] }),
    seriesName: `${car.make} ${car.model}`,
    badges,
    badgeNote: noteOf(badges),
    price,
    phone: carPhoneView(car),
    pictures: galleryView(car, condition?.damages),
    moving: movingView(car, path, condition?.damages),
    mileage: {
      text: formatMil(car.mileage),
      percent: mileagePosition(car.mileage),
      perYear: isOver ? null : milPerYear(car, now),
      usual: usualMileage && usualMileageView(usualMileage),
    },
    facts: advertFacts(car),
    condition,
    equipment: equipmentView(car),
    isInspected: car.inspectedOn !== null,
    warranty: isSold(car.status) ? null : warrantyText(warrantyOf(car, stockholmDay(now))),
    // Where a sold car stands is between us and its buyer.
    store: storeView(isOver ? { store: car.store, standsAt: car.store } : car, now),
    published: isSold(car.status) ? null : publishedText(car, now),
  };
}

/** "Bra köp: i lager mer än 45 dagar." */
function noteOf(badges: readonly ShownBadge[]): string | null {
  const noted = badges.find(({ note }) => note !== undefined);
  return noted ? `${noted.label}: ${noted.note}.` : null;
}

/** The last price that was asked for a car, whatever became of it. */
export function askingPrice(car: Pick<AdvertisedCar, "price" | "priceEvents">): number | null {
  return car.priceEvents.findLast(({ price }) => price !== null)?.price ?? car.price;
}

function soldView(car: AdvertisedCar) {
  const criteria = askingPrice(car);
  return {
    on: car.sale ? formatDate(car.sale.soldAt) : null,
    criteria: criteria === null ? null : formatKronor(criteria),
  };
}

/** Rounded to tens of mil; says nothing for a car in its first year, where a year's worth is a guess. */
export function milPerYear(car: Pick<Car, "mileage" | "firstRegisteredOn">, now: Date): string | null {
  const years = yearsBetween(new Date(car.firstRegisteredOn), now);
  return years < 1 ? null : `${formatMil(Math.round(car.mileage / years / 10) * 10)} per år i snitt`;
}

/** "Vanligt för årsmodell 2021: 6 800–9 900 mil", and where that lies on the ruler. */
export function usualMileageView({ from, to, years: { first, last } }: UsualMileage) {
  const years = first === last ? String(first) : `${first}–${last}`;
  const starts = mileagePosition(from);
  return {
    text: `Vanligt för årsmodell ${years}:`,
    range: `${formatNumber(from)}–${formatMil(to)}`,
    from: starts,
    length: Math.round((mileagePosition(to) - starts) * 10) / 10,
  };
}

/** "Publicerad november 01, 2026 · 14 dagar i lager · 1 284 visningar" */
export function publishedText(car: Pick<Car, "publishedAt" | "totalViewCount">, now: Date): string | null {
  const days = daysInStock(car.publishedAt, now);
  if (car.publishedAt === null || days === null) return null;
  const views = `${formatNumber(car.totalViewCount)} ${car.totalViewCount === 1 ? "visning" : "visningar"}`;
  const stay = `${formatNumber(days)} ${days === 1 ? "dag" : "dagar"} i lager`;
  return `Publicerad ${formatMonthDayYear(car.publishedAt)} · ${stay} · ${views}`;
}
