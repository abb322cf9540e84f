import { data, type RouterContextProvider } from "react-router";
import type { Catalogs } from "#catalog/keep-in-step.ts";
import { countFound } from "#catalog/search.ts";
import { findSimilarCars } from "#catalog/similar-cars.ts";
import type { CatalogCar, SoldCar } from "#catalog/stock/stock-kinds.ts";
import { isOutage } from "#data/outage.ts";
import type { AdvertParts } from "#data/queries/advert-parts.ts";
import type { Car } from "#domain/car/car.ts";
import { canBeBought, isSold } from "#domain/car/status.ts";
import { withVisiblePrice } from "#domain/car/visible-price.ts";
import { initialFilter } from "#domain/filter/filter.ts";
import { creditWarningAt } from "#domain/finance/credit-warning.ts";
import { typedLoanFromQuery } from "#domain/finance/loan-wish.ts";
import type { Store } from "#domain/store/store.ts";
import { formatNumber } from "#domain/text/number.ts";
import { paths } from "#paths";
import { sharingAddress, sharingOfCar } from "#services/sharing/sharing.ts";
import { clockContext, factsContext, type PageFacts, siteContext, stockContext } from "#web/context.ts";
import { carCardView } from "#web/features/car/car-card-view.ts";
import { listOf } from "#web/features/car-detail/car-crumbs.ts";
import { carData } from "#web/features/car-detail/car-data.ts";
import { askedPrice, carPageView } from "#web/features/car-detail/car-page-view.ts";
import type { LoanCalculatorView } from "#web/features/car-detail/loan-calculator.tsx";
import type { SimilarView } from "#web/features/car-detail/similar-section.tsx";
import { type Outdated, outdatedFrom } from "#web/shell/outdated-notice.tsx";
import { askSection } from "./ask-form.server.tsx";
import { besidePrice } from "./beside-price.server.tsx";

type Request = { url: URL; context: Readonly<RouterContextProvider> };

/** The advert of a car that is at hand; the database is asked once, for what memory does not hold. [ADVERT-9] */
export async function loadAdvert(car: CatalogCar | SoldCar, { url, context }: Request) {
  const now = context.get(clockContext)();
  const { publicOrigin: origin } = context.get(siteContext);
  const catalogs = context.get(stockContext).catalogs();
  const { parts, outdated } = await advertParts(car, context.get(factsContext), catalogs.chain.stores);
  const advertised = withVisiblePrice({ ...car, ...parts, sale: "sale" in car ? car.sale : null });
  const view = carPageView(advertised, { now, origin });
  const described = {
    ...advertised,
    pictureUrls: view.pictures.map((picture) => picture.url),
    // What is for sale says the price that its page says, and none while that says none. [HIDDEN-1]
    askedPrice: isSold(car.status) ? askedPrice(advertised) : advertised.price,
  };
  const sharing = sharingOfCar(car);
  return {
    car: view,
    sharedImage: sharing && sharingAddress("cars", car.licenseplate, sharing),
    outdated,
    calculator: calculatorFor(car, { path: view.path, url, now }),
    similar: similarView(catalogs, car, now),
    ask: isSold(car.status) ? null : askSection({ ...car, storeName: view.store.name }),
    beside: besidePrice(advertised, context),
    data: carData(described, { origin, path: view.path }),
  };
}

type Parts = Omit<AdvertParts, "findings" | "media"> & {
  findings: AdvertParts["findings"] | null;
  media?: AdvertParts["media"];
};

/**
 * From the database, else as they were last, else what the stock in memory holds. Of a sold car that is not enough: what
 * was asked for it is not among that. [OUTAGE-3]
 */
async function advertParts(
  car: CatalogCar | SoldCar,
  facts: PageFacts,
  stores: readonly Store[],
): Promise<{ parts: Parts; outdated: Outdated | null }> {
  try {
    const { value, isOutdated } = await facts.advertParts(car);
    if (isOutdated) facts.onOutdated();
    return { parts: value, outdated: outdatedFrom(isOutdated) };
  } catch (error) {
    if (!isOutage(error)) throw error;
  }
  const store = stores.find(({ slug }) => slug === car.location);
  const standsAt = stores.find(({ slug }) => slug === car.physicalLocation);
  if (!store || !standsAt || isSold(car.status)) throw data("outage", 503);
  facts.onOutdated();
  const images = car.coverImage ? [car.coverImage] : [];
  const parts = { images, findings: null, priceEvents: [...car.priceEvents], store, standsAt };
  return { parts, outdated: "partial" };
}

/** [CALC-7] */
function calculatorFor(
  car: CatalogCar,
  { path, url, now }: { path: string; url: URL; now: Date },
): LoanCalculatorView | null {
  const warning = creditWarningAt(now);
  if (warning === null || car.price === null || !canBeBought(car)) return null;
  const { licenseplate, price } = car;
  return { path, licenseplate, price, typed: typedLoanFromQuery(url.searchParams, price), warning };
}

const shownCars = 4;

type Like = Pick<Car, "make" | "normalizedMake" | "model" | "series" | "bodyType" | "licenseplate" | "price">;

/** [SIMILAR-1] [SIMILAR-2] */
export function similarView({ listed, market }: Catalogs, car: Like, now: Date): SimilarView {
  const like = { ...car, make: car.normalizedMake, model: car.series };
  const asked = { series: [car.series] };
  const total = countFound(listed, { ...initialFilter, ...asked });
  return {
    cars: findSimilarCars(listed, like, shownCars).map((similar) =>
      carCardView(similar, now, market.levelOf(similar)),
    ),
    all:
      total > 1
        ? {
            label: `Visa alla ${formatNumber(total)} ${car.make} ${car.model}`,
            to: listOf(paths.buy(), asked),
          }
        : null,
  };
}
