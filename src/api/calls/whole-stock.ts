import * as z from "zod";
import { carsOf } from "#catalog/catalog.ts";
import { dayPlus, stockholmDay } from "#domain/calendar/stockholm-day.ts";
import { completeCars } from "#domain/filter/complete-cars.ts";
import { apiCall } from "../call.ts";
import { checkedDays, day, withinDays } from "../request/days.ts";
import { advertJson, advertShape } from "../shapes/advert-shape.ts";
import { carJson, soldCarJson } from "../shapes/car-json.ts";
import { carShape, soldCarShape } from "../shapes/car-shape.ts";
import { carsInParts, inParts } from "./cars-in-parts.ts";

function listShape<Shape extends z.ZodType>(one: Shape) {
  return z.object({ json: z.array(one), total: z.int() });
}

export const allCars = apiCall({
  path: "/api/cars/all",
  routes: ["/api/cars/all"],
  title: "Hela lagret",
  about:
    "Alla bilar till salu och på väg in, i ett svar som strömmas. Följ sedan lagret med /api/cars/changes.",
  example: "/api/cars/all",
  parameters: {},
  data: listShape(carShape),
  isWholeStock: true,
  answer: (_asked, desk) => ({
    canonical: "",
    data: () => {
      const { listed } = desk.catalogs;
      const cars = completeCars(carsOf(listed));
      return { total: cars.length, json: carsInParts(cars, carJson, desk, listed.asOf) };
    },
  }),
});

/** Delivered, not merely sold: the day is the one on which the customer got the car. [API-13] */
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
  data: listShape(soldCarShape),
  isWholeStock: true,
  answer: ({ from, to }, desk) => {
    const days = checkedDays({ from, to });
    const isWithin = withinDays(days);
    return {
      canonical: `${days.from ?? ""}/${days.to ?? ""}`,
      data: () => {
        const { sold } = desk.catalogs;
        const cars = completeCars(carsOf(sold)).filter(
          ({ sale }) => sale?.deliveredAt != null && isWithin(sale.deliveredAt),
        );
        return { total: cars.length, json: carsInParts(cars, soldCarJson, desk, sold.asOf) };
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
  data: listShape(advertShape),
  isWholeStock: true,
  answer: ({ from = null }, { catalogs, now, publicOrigin }) => {
    const first = from ?? dayPlus(stockholmDay(now), -watchedDays);
    const isWithin = withinDays({ from: first, to: undefined });
    return {
      canonical: first,
      data: () => {
        const adverts = completeCars(carsOf(catalogs.external)).filter(({ publishedAt }) =>
          isWithin(publishedAt),
        );
        const json = inParts(adverts, (advert) => advertJson(advert, publicOrigin));
        return { total: adverts.length, json };
      },
    };
  },
});
