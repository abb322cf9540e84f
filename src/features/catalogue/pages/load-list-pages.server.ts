import type { RouterContextProvider } from "react-router";
import { loadContent } from "#features/content/pages/load-content.server.ts";
import { clockContext, workContext } from "#platform/pages/context.ts";
import { stockContext } from "../context.ts";
import { carsForSale, externalAdverts, soldCars } from "./list-kinds.server.ts";
import { buyPageText } from "./list-page-texts.ts";
import { loadListing, type Requester } from "./load-listing.server.ts";

type ListRequest = { url: URL; context: Readonly<RouterContextProvider> };

export function requesterIn(context: ListRequest["context"]): Requester {
  return { now: context.get(clockContext)(), spend: context.get(workContext) };
}

export function loadBuyPage({ url, context }: ListRequest) {
  const stock = context.get(stockContext);
  const { chain } = stock.catalogs();
  const listing = loadListing(carsForSale(stock.catalogs()), url.searchParams, requesterIn(context));
  const { view, found, canonical } = listing;
  const text = buyPageText(view.page, chain.stores.length, found);
  return { view, canonical, text, heading: found?.title ?? "Köp begagnad bil", version: stock.version() };
}

export function loadSoldPage({ url, context }: ListRequest) {
  const list = soldCars(context.get(stockContext).catalogs());
  const { view } = loadListing(list, url.searchParams, requesterIn(context));
  const { view: text, meta } = loadContent("salda-bilar", context);
  return { view, text, meta };
}

export function loadExternalPage({ url, context }: ListRequest) {
  const list = externalAdverts(context.get(stockContext).catalogs());
  const { view } = loadListing(list, url.searchParams, requesterIn(context));
  const { view: text, meta } = loadContent("external-adverts", context);
  return { view, text, meta };
}
