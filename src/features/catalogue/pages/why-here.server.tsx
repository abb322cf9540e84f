import { renderToStaticMarkup } from "react-dom/server";
import type { RouterContextProvider } from "react-router";
import { paths } from "#core/paths.ts";
import { siteContext } from "#features/site-facts/context.ts";
import { clockContext } from "#platform/pages/context.ts";
import { hiddenFromSearch, pageMeta } from "#platform/pages/page-meta.ts";
import { stockContext } from "../context.ts";
import { carsRecommendedBefore } from "../service/recommended-place.ts";
import { announcedCut } from "../service/stock/announced-cut.ts";
import { getListedCar } from "./find-advert.server.ts";
import { WhyHerePage } from "./why-here-page.tsx";
import { whyHereView } from "./why-here-view.ts";

type RequestedAdvert = { make: string; licenseplate: string };

/** What "Varför här?" on a card leads to. */
export function loadWhyHere(requested: RequestedAdvert, context: Readonly<RouterContextProvider>) {
  const now = context.get(clockContext)();
  const catalogs = context.get(stockContext).catalogs();
  const car = getListedCar(catalogs, requested, now);
  // As of the very moment that the order was worked out for.
  const { asOf } = catalogs.listed;
  const known = { ...car, legalCut: announcedCut(car, asOf) };
  const view = whyHereView(known, {
    level: catalogs.market.levelOf(car),
    before: carsRecommendedBefore(catalogs.listed, car.id),
    now: asOf,
  });
  const carPath = paths.car(car);
  const crumbs = [
    { label: "Start", to: paths.home() },
    { label: "Köp bil", to: paths.buy() },
    { label: car.carName, to: carPath },
    { label: "Varför här?" },
  ];
  const text = {
    title: `Varför ligger ${car.carName} här?`,
    description: `${view.points} av 100 poäng i ordningen Rekommenderad, del för del.`,
  };
  const { publicOrigin: origin } = context.get(siteContext);
  return {
    html: renderToStaticMarkup(<WhyHerePage {...{ view, crumbs, carPath }} />),
    meta: [...pageMeta(text, { origin, path: paths.whyHere(carPath) }), hiddenFromSearch],
  };
}
