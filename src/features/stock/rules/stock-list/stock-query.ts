import { type MissingThing, missingThingNames } from "./missing.ts";
import { type StockView, stockViewNames } from "./stock-views.ts";

/** The columns that a list can be ordered by, in their words. */
export const stockOrders = {
  title: "Bil",
  plate: "Regnr",
  status: "Status",
  mileage: "Mil",
  price: "Pris",
  days: "Dagar",
  missing: "Annons",
  views: "Visningar",
  store: "Plats",
  changed: "Ändrad",
} as const;
export type StockOrder = keyof typeof stockOrders;

const bounds = ["daysFrom", "daysTo", "priceFrom", "priceTo"] as const;
export type StockBound = (typeof bounds)[number];

export type StockQuery = {
  view: StockView;
  text: string;
  stores: readonly string[];
  makes: readonly string[];
  missing: readonly MissingThing[];
  order: StockOrder;
  isDescending: boolean;
} & Record<StockBound, number | null>;

/** Nothing chosen: the newest change first. */
export const wholeStock: StockQuery = {
  view: "all",
  text: "",
  stores: [],
  makes: [],
  missing: [],
  daysFrom: null,
  daysTo: null,
  priceFrom: null,
  priceTo: null,
  order: "changed",
  isDescending: true,
};

const listIn = (search: URLSearchParams, name: string) => search.get(name)?.split(",").filter(Boolean) ?? [];

/** Whatever stands in an address; what cannot be read is as if it were not there. */
export function stockQueryFrom(search: URLSearchParams): StockQuery {
  const sort = search.get("sort") ?? "-changed";
  const order = (Object.keys(stockOrders) as StockOrder[]).find((name) => name === sort.replace(/^-/, ""));
  return {
    view: stockViewNames.find((name) => name === search.get("view")) ?? "all",
    text: search.get("text") ?? "",
    stores: listIn(search, "stores"),
    makes: listIn(search, "makes"),
    missing: missingThingNames.filter((thing) => listIn(search, "missing").includes(thing)),
    ...(Object.fromEntries(bounds.map((name) => [name, amountIn(search.get(name))])) as Record<
      StockBound,
      number | null
    >),
    order: order ?? wholeStock.order,
    isDescending: order === undefined ? wholeStock.isDescending : sort.startsWith("-"),
  };
}

function amountIn(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** The address of a list says what differs from the whole, and nothing else. */
export function searchFromStockQuery(query: StockQuery): URLSearchParams {
  const search = new URLSearchParams();
  if (query.view !== wholeStock.view) search.set("view", query.view);
  if (query.text !== "") search.set("text", query.text);
  for (const name of ["stores", "makes", "missing"] as const)
    if (query[name].length > 0) search.set(name, query[name].join(","));
  for (const name of bounds) if (query[name] !== null) search.set(name, String(query[name]));
  const sort = `${query.isDescending ? "-" : ""}${query.order}`;
  if (sort !== "-changed") search.set("sort", sort);
  return search;
}
