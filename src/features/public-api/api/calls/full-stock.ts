import { dayPlus, stockholmDay } from "#core/dates/stockholm-day.ts";
import { isDelivered } from "#features/cars/rules/status.ts";
import { completeCars } from "#features/catalogue/rules/complete-cars.ts";
import { carsOf } from "#features/catalogue/service/catalog.ts";
import { listShape, onOnePage } from "#platform/http/envelope.ts";
import { advertJson, advertShape } from "../advert-shape.ts";
import { apiCall } from "../call.ts";
import { carJson, soldCarJson } from "../car-json.ts";
import { carShape, soldCarShape } from "../car-shape.ts";
import { checkedDays, day, withinDays } from "../days.ts";
import { carsInParts, inParts } from "./cars-in-parts.ts";

export const allCars = apiCall({
  path: "/api/cars/all",
  routes: ["/api/cars/all"],
  title: "Hela lagret",
  about:
    "Alla bilar till salu och på väg in, i ett svar som strömmas. Följ sedan lagret med /api/cars/changes.",
  example: "/api/cars/all",
  parameters: {},
  data: listShape(carShape, {}),
  isFullExport: true,
  handle: (_values, request) => ({
    canonical: "",
    data: () => {
      const { listed } = request.catalogs;
      const cars = completeCars(carsOf(listed));
      return { ...onOnePage(cars.length), json: carsInParts(cars, carJson, request, listed.asOf) };
    },
  }),
});

/** Delivered, not merely sold: the day is the one on which the customer got the car. */
export const deliveredCars = apiCall({
  path: "/api/cars/delivered",
  routes: ["/api/cars/delivered"],
  title: "Levererade bilar",
  about: "Bilar som har levererats till sina köpare, i ett svar som strömmas. from och to räknas med.",
  example: "/api/cars/delivered?from=2026-11-01&to=2026-11-07",
  parameters: {
    from: { in: "query", about: "Första leveransdag, åååå-mm-dd", schema: day },
    to: { in: "query", about: "Sista leveransdag, åååå-mm-dd", schema: day },
  },
  data: listShape(soldCarShape, {}),
  isFullExport: true,
  handle: ({ from, to }, request) => {
    const days = checkedDays({ from, to });
    const isOpen = from === undefined && to === undefined;
    const within = withinDays(days);
    // A delivery that nobody dated lies within no days.
    const isWithin = (at: Date | null) => (at === null ? isOpen : within(at));
    return {
      canonical: `${days.from ?? ""}/${days.to ?? ""}`,
      data: () => {
        const { sold } = request.catalogs;
        const cars = completeCars(carsOf(sold)).filter(
          ({ status, sale }) => isDelivered(status) && isWithin(sale?.deliveredAt ?? null),
        );
        return { ...onOnePage(cars.length), json: carsInParts(cars, soldCarJson, request, sold.asOf) };
      },
    };
  },
});

const watchedDays = 31;

export const allExternalAdverts = apiCall({
  path: "/api/external-adverts/all",
  routes: ["/api/external-adverts/all"],
  title: "Andras annonser",
  about: `Bilar som andra annonserar och som inte har tagits bort. Utan from: annonser från de senaste ${watchedDays} dagarna.`,
  example: "/api/external-adverts/all?from=2026-11-01",
  parameters: {
    from: { in: "query", about: "Första publiceringsdag, åååå-mm-dd", schema: day },
  },
  data: listShape(advertShape, {}),
  isFullExport: true,
  handle: ({ from = null }, { catalogs, now, publicOrigin }) => {
    const first = from ?? dayPlus(stockholmDay(now), -watchedDays);
    const isWithin = withinDays({ from: first, to: undefined });
    return {
      canonical: first,
      data: () => {
        const adverts = completeCars(carsOf(catalogs.external)).filter(({ publishedAt }) =>
          isWithin(publishedAt),
        );
        const json = inParts(adverts, (advert) => advertJson(advert, publicOrigin));
        return { ...onOnePage(adverts.length), json };
      },
    };
  },
});
