import { data, type RouterContextProvider } from "react-router";
import { paths } from "#core/paths.ts";
import { formatNumber } from "#core/text/number.ts";
import { carCardView } from "#features/cars/pages/car-card-view.ts";
import type { Car } from "#features/cars/rules/car.ts";
import { canBeBought, isSold } from "#features/cars/rules/status.ts";
import { withVisiblePrice } from "#features/cars/rules/visible-price.ts";
import type { AdvertParts } from "#features/cars/storage/advert-parts.ts";
import { stockContext } from "#features/catalogue/context.ts";
import { listOf } from "#features/catalogue/pages/car-crumbs.ts";
import { initialFilter } from "#features/catalogue/rules/filter.ts";
import type { Catalogs } from "#features/catalogue/service/live-catalogue.ts";
import { countFound } from "#features/catalogue/service/search.ts";
import { findSimilarCars } from "#features/catalogue/service/similar-cars.ts";
import type { CatalogCar, SoldCar } from "#features/catalogue/service/stock/stock-kinds.ts";
import { usualMileageOf } from "#features/catalogue/service/stock/usual-mileage.ts";
import { creditWarningAt } from "#features/credit/rules/credit-warning.ts";
import { loanFormValuesFromQuery } from "#features/credit/rules/loan-input.ts";
import { factsContext, type PageFacts, siteContext } from "#features/site-facts/context.ts";
import type { Store } from "#features/stores/rules/store.ts";
import { isOutage } from "#platform/db/outage.ts";
import { clockContext } from "#platform/pages/context.ts";
import { type Outdated, outdatedFrom } from "#platform/pages/outdated-notice.tsx";
import { sharingAddress, sharingOfCar } from "../service/sharing.ts";
import { advertHtml } from "./advert-html.server.tsx";
import { askSection } from "./ask-form.server.tsx";
import { carData } from "./car-data.ts";
import { askingPrice, carPageView } from "./car-page-view.ts";
import { deliveryView } from "./delivery-view.ts";
import type { LoanCalculatorView } from "./loan-calculator.tsx";
import { marketHtml, offersHtml } from "./price-extras.server.tsx";
import { priceSectionView } from "./price-section-view.ts";
import { type SimilarView, similarCarsId } from "./similar-section.tsx";

type Request = { url: URL; context: Readonly<RouterContextProvider> };

/** The advert of a car that is at hand; the database is asked once, for what memory does not hold. */
export async function loadAdvert(car: CatalogCar | SoldCar, { url, context }: Request) {
  const now = context.get(clockContext)();
  const { publicOrigin: origin } = context.get(siteContext);
  const catalogs = context.get(stockContext).catalogs();
  const { parts, outdated } = await advertParts(car, context.get(factsContext), catalogs.chain.stores);
  const advertised = withVisiblePrice({ ...car, ...parts, sale: "sale" in car ? car.sale : null });
  const similar = similarView(catalogs, car, now);
  const view = carPageView(advertised, {
    now,
    origin,
    level: catalogs.market.levelOf(car),
    similarTo: similarTo(similar),
    usualMileage: isSold(car.status) ? null : usualMileageOf(catalogs.listed, car),
  });
  const described = {
    ...advertised,
    pictureUrls: view.pictures.map((picture) => picture.url),
    // What is for sale says the price that its page says, and none while that says none.
    askingPrice: isSold(car.status) ? askingPrice(advertised) : advertised.price,
  };
  const sharing = sharingOfCar(car);
  return {
    car: view,
    sharedImage: sharing && sharingAddress("cars", car.licenseplate, sharing),
    outdated,
    calculator: calculatorFor(car, { path: view.path, url, now }),
    similar,
    ask: isSold(car.status) ? null : askSection({ ...car, storeName: view.store.name }),
    html: {
      ...advertHtml(view, priceSectionView(advertised, now)),
      market: marketHtml(advertised, context),
      offers: offersHtml(advertised, view.warranty, now),
    },
    delivery: deliveryView(advertised, { url, now }),
    data: carData(described, { origin, path: view.path }),
  };
}

/** All of its series, else the few that the page shows, else every car. */
function similarTo({ all, cars }: SimilarView): string {
  return all?.to ?? (cars.length > 0 ? `#${similarCarsId}` : paths.buy());
}

type Parts = Omit<AdvertParts, "findings" | "media"> & {
  findings: AdvertParts["findings"] | null;
  media?: AdvertParts["media"];
};

/**
 * From the database, else as they were last, else what the stock in memory holds. Of a sold car that is not enough: what
 * was asked for it is not among that.
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

function calculatorFor(
  car: CatalogCar,
  { path, url, now }: { path: string; url: URL; now: Date },
): LoanCalculatorView | null {
  const warning = creditWarningAt(now);
  if (warning === null || car.price === null || !canBeBought(car)) return null;
  const { licenseplate, price } = car;
  return { path, licenseplate, price, input: loanFormValuesFromQuery(url.searchParams, price), warning };
}

const shownCars = 4;

type Like = Pick<Car, "make" | "normalizedMake" | "model" | "series" | "bodyType" | "licenseplate" | "price">;

export function similarView({ listed, market }: Catalogs, car: Like, now: Date): SimilarView {
  const like = { ...car, make: car.normalizedMake, model: car.series };
  const criteria = { series: [car.series] };
  const total = countFound(listed, { ...initialFilter, ...criteria });
  return {
    cars: findSimilarCars(listed, like, shownCars).map((similar) =>
      carCardView(similar, now, market.levelOf(similar)),
    ),
    all:
      total > 1
        ? {
            label: `Visa alla ${formatNumber(total)} ${car.make} ${car.model}`,
            to: listOf(paths.buy(), criteria),
          }
        : null,
  };
}
