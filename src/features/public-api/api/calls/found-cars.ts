import * as z from "zod";
import { isDelivered } from "#features/cars/rules/status.ts";
import { completeCars } from "#features/catalogue/rules/complete-cars.ts";
import type { Filter } from "#features/catalogue/rules/filter.ts";
import { chipsOf } from "#features/catalogue/rules/filter-chips.ts";
import { canonicalQuery, queryFromFilter } from "#features/catalogue/rules/filter-url.ts";
import { hasNextPage, pageCount } from "#features/catalogue/rules/pages.ts";
import { maxSentenceLength } from "#features/catalogue/rules/sentence/read-sentence.ts";
import type { Catalog } from "#features/catalogue/service/catalog.ts";
import { parseFilter } from "#features/catalogue/service/query/parse-filter.ts";
import { search } from "#features/catalogue/service/search.ts";
import { withDescription } from "#platform/http/described.ts";
import { listShape } from "#platform/http/envelope.ts";
import type { ListData, Parameter } from "#platform/http/parameters.ts";
import { type Answer, type ApiRequest, apiCall } from "../call.ts";
import { type CarJsonContext, carJson, soldCarJson } from "../car-json.ts";
import { carShape, soldCarShape } from "../car-shape.ts";
import { filterOf, filterParameters } from "../filter-parameters.ts";
import { carsWithPictures } from "./cars-in-parts.ts";

/** As many as a page of the site shows. */
export const pageSize = 24;

const optionShape = z.object({ value: z.string(), count: z.int() });
const histogramShape = z.object({ steps: z.array(z.number()), counts: z.array(z.int()) });

function foundShape<Shape extends z.ZodType>(car: Shape) {
  return listShape(car, {
    pageSize: z.int(),
    next: withDescription(z.string().nullable(), "Nästa sida; null på den sista"),
    facets: withDescription(
      z.record(z.string(), z.array(optionShape)),
      "Hur många bilar varje val i filtret skulle ge i stället för det som nu är valt i samma fält",
    ),
    understood: withDescription(
      z.array(z.string()).optional(),
      "Bara med q: vad meningen lästes som, ett filter i taget; frågan i filtrets egna fält står i query",
    ),
    query: withDescription(z.string().optional(), "Bara med q: samma fråga skriven med filtrets fält"),
    notUnderstood: withDescription(z.array(z.string()).optional(), "Bara med q: ord som inte förstods"),
    corrected: withDescription(
      z.array(z.object({ said: z.string(), meant: z.string() })).optional(),
      "Bara med q: ord som lästes som andra",
    ),
    notes: withDescription(z.array(z.string()).optional(), "Bara med q: hur meningen lästes"),
    histograms: withDescription(
      z.record(z.string(), histogramShape),
      "Hur bilarna fördelar sig mellan filtrets steg",
    ),
  });
}

const sentenceParameter: Parameter = {
  in: "query",
  about: "En mening, till exempel ”röd kombi under 200 000, inte diesel”; svaret säger hur den lästes",
  schema: z.string().max(maxSentenceLength, `Skriv högst ${maxSentenceLength} tecken.`),
  example: "röd kombi under 200 000",
};

export const foundCars = apiCall({
  path: "/api/cars/{query}",
  routes: ["/api/cars", "/api/cars/:query"],
  title: "Bilar till salu och på väg in",
  about:
    "En sida med bilar som filtret menar. Frågan skrivs som en frågesträng eller som samma text i adressen: /api/cars/brands=volvo&page=2.",
  example: "/api/cars/?brands=volvo&fuelTypes=5&priceTo=300000&order=lagsta-pris",
  parameters: { ...filterParameters, q: sentenceParameter },
  data: foundShape(carShape),
  handle: (_values, request) =>
    listAnswer(request, request.catalogs.listed, { path: "/api/cars/", toJson: carJson }),
});

export const foundDeliveredCars = apiCall({
  path: "/api/delivered-cars/{query}",
  routes: ["/api/delivered-cars", "/api/delivered-cars/:query"],
  title: "Levererade bilar, en sida i taget",
  about: "Samma fråga och samma svar, men om bilar som har levererats till sina köpare (status 150).",
  example: "/api/delivered-cars/?brands=volvo&series=v60",
  parameters: { ...filterParameters, q: sentenceParameter },
  data: foundShape(soldCarShape),
  handle: (_values, request) =>
    listAnswer(request, request.catalogs.sold, {
      path: "/api/delivered-cars/",
      toJson: soldCarJson,
      only: ({ status }) => isDelivered(status),
    }),
});

type ListOf<Car> = {
  path: string;
  toJson: (car: Car, setting: CarJsonContext) => unknown;
  only?: (car: Car) => boolean;
};

function listAnswer<Car extends { id: number; make: string; licenseplate: string }>(
  request: ApiRequest,
  catalog: Catalog<Car>,
  { path, toJson, only }: ListOf<Car>,
): Answer {
  const { filter, reading, work } = readQuestion(request, catalog);
  return {
    work,
    canonical: `${canonicalQuery(filter)}${JSON.stringify(reading)}`,
    data: async (): Promise<ListData> => {
      const { total, cars, facets, histograms } = search(catalog, filter, {
        pageSize,
        ...(only && { only }),
      });
      return {
        json: await carsWithPictures(completeCars(cars), toJson, request, catalog.asOf),
        total,
        page: filter.page,
        pages: pageCount(total, pageSize),
        pageSize,
        next: hasNextPage(total, filter.page, pageSize) ? nextPage(path, filter) : null,
        facets,
        histograms,
        ...reading,
      };
    },
  };
}

/** `q` is a sentence: read as on the page of the list, and answered with its reading. `search` stays words. */
function readQuestion<Car>({ query, now, catalogs }: ApiRequest, catalog: Catalog<Car>) {
  const sentence = [...query].find(([name]) => name.toLowerCase() === "q")?.[1].trim() ?? "";
  const plain = filterOf(query, now);
  if (sentence === "") return { filter: plain, reading: {}, work: 0 };
  const filterQuery = new URLSearchParams(queryFromFilter({ ...plain, search: "" }));
  filterQuery.set("search", sentence.toLowerCase());
  const { chain } = catalogs;
  const { filter: read, search, work } = parseFilter(filterQuery, { now, chain, catalog });
  const filter = { ...read, search: `${plain.search} ${read.search}`.trim() };
  const reading = {
    understood: chipsOf(filter, chain).map(({ label }) => label),
    query: queryFromFilter(filter).toString(),
    notUnderstood: search.unknown,
    corrected: search.corrections.map(({ original, corrected }) => ({ said: original, meant: corrected })),
    notes: search.notes,
  };
  return { filter, reading, work };
}

function nextPage(path: string, filter: Filter): string {
  return `${path}?${queryFromFilter({ ...filter, page: filter.page + 1 })}`;
}
