import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { expect, onTestFinished, test } from "vitest";
import { favoritesMax } from "#features/favourites/rules/favorite-bounds.ts";
import { aCar } from "#tests/a-car.ts";
import { aPlate } from "#tests/any-plate.ts";
import { demoChain } from "#tests/demo-chain.ts";
import { placeNamesOf } from "#tests/place-names.ts";
import { type Catalog, catalogOf, withChanges } from "../service/catalog.ts";
import type { Catalogs, CatalogueChange, LiveCatalogue } from "../service/live-catalogue.ts";
import { type CatalogCar, externalStock, listedStock, soldStock } from "../service/stock/stock-kinds.ts";
import { noMarket } from "../service/with-market.ts";
import { liveRoutes, maxPlates } from "./live-routes.ts";

const now = new Date("2026-11-15T12:00:00Z");
const listed = (id: number, said: Partial<CatalogCar> = {}): CatalogCar => ({
  ...aCar({ id, licenseplate: aPlate(`mlb00${id}`) }),
  coverImage: null,
  storeName: "",
  placeNames: placeNamesOf(aCar()),
  priceEvents: [],
  ...said,
});

/** A stock of two cars that a test changes by hand. */
function aStock() {
  let catalogs: Catalogs = {
    chain: demoChain,
    listed: catalogOf([listed(1), listed(2)], listedStock, now),
    sold: catalogOf([], soldStock, now),
    external: catalogOf([], externalStock, now),
    market: noMarket,
  };
  let changes = 0;
  const listeners = new Set<(news: CatalogueChange) => void>();
  const stock: LiveCatalogue = {
    catalogs: () => catalogs,
    version: () => `v-${changes}`,
    readAt: () => now,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: async () => {},
  };
  const change = (next: Catalog<CatalogCar>, carIds: readonly number[] | null) => {
    catalogs = { ...catalogs, listed: next };
    changes++;
    for (const listener of listeners) listener({ version: stock.version(), carIds });
  };
  return {
    stock,
    listeners,
    reserve: (id: number) =>
      change(withChanges(catalogs.listed, { changed: [listed(id, { status: 135 })], removed: [] }, now), [
        id,
      ]),
    strike: (id: number) => change(withChanges(catalogs.listed, { changed: [], removed: [id] }, now), [id]),
    readAnew: () => change(catalogs.listed, null),
    changeMany: () =>
      change(
        catalogs.listed,
        Array.from({ length: 101 }, (_, at) => at),
      ),
  };
}

function aSite({ max = 10, maxOfNetwork = 10, clock = () => now } = {}) {
  const stopping = new AbortController();
  onTestFinished(() => stopping.abort());
  const made = aStock();
  const routes = liveRoutes({
    stock: made.stock,
    clock,
    stopping: stopping.signal,
    max,
    maxOfNetwork,
    heartbeatMs: 50,
  });
  const open = async (query = "", headers: Record<string, string> = {}, env: object = {}) =>
    routes.request(`/live/cars${query}`, { headers }, env);
  return { ...made, open, stopping, routes };
}

/** Reads one piece at a time, without the note on when to come back. */
function readerOf(handle: Response) {
  const pieces = handle.body?.pipeThrough(new TextDecoderStream()).getReader();
  return async () => {
    const piece = await pieces?.read();
    return piece?.done ? null : (piece?.value ?? "").replace(/^retry: \d+\n\n/, "");
  };
}
const carsIn = (text: string | null) => JSON.parse(/^data: (.*)$/m.exec(text ?? "")?.[1] ?? "null");

test("[LIVE-4] [LIVE-5] who has the present version is told nothing but that, then every change once", async () => {
  const { open, reserve } = aSite();
  const handle = await open("?version=v-0&plates=mlb001");
  expect([handle.status, handle.headers.get("content-type"), handle.headers.get("cache-control")]).toEqual([
    200,
    "text/event-stream; charset=utf-8",
    "no-store, no-transform",
  ]);
  const next = readerOf(handle);
  expect(await next()).toBe("id: v-0\n\n");
  reserve(2);
  const told = await next();
  expect(told).toMatch(/^id: v-1\ndata: .*\n\n$/);
  expect(carsIn(told)).toMatchObject([{ path: "/kopa-bil/volvo/mlb002/", state: "reserved" }]);
});

test("[LIVE-5] who has another version is told what it shows, or to ask again; a page names as many plates as a whole list of favourites has", async () => {
  const { open, reserve, strike } = aSite();
  reserve(1);
  strike(2);
  const shown = await readerOf(await open("?version=v-0&plates=mlb001,mlb002,,<x>"))();
  expect(shown).toMatch(/^id: v-2\nevent: shown\n/);
  expect(carsIn(shown)).toMatchObject([{ plate: "MLB 001", state: "reserved" }]);
  expect(await readerOf(await open("?version=v-2", { "last-event-id": "v-1" }))()).toBe(
    "id: v-2\nevent: again\ndata: null\n\n",
  );
  expect(await readerOf(await open())()).toBe("id: v-2\n\n");
  expect(maxPlates).toBe(favoritesMax);
});

test("[LIVE-2] a car that is struck is told as it was", async () => {
  const { open, strike } = aSite();
  const next = readerOf(await open());
  await next();
  strike(1);
  expect(carsIn(await next())).toMatchObject([{ plate: "MLB 001", state: "gone" }]);
});

test("[LIVE-6] a change of everything, or of very many, asks pages to ask again", async () => {
  const { open, readAnew, changeMany } = aSite();
  const next = readerOf(await open());
  await next();
  readAnew();
  expect(await next()).toBe("id: v-1\nevent: again\ndata: null\n\n");
  changeMany();
  expect(await next()).toBe("id: v-2\nevent: again\ndata: null\n\n");
});

test("[LIVE-7] past the bound the answer is 503, until somebody leaves; asking for the headers takes no place", async () => {
  const { open, routes } = aSite({ max: 1 });
  expect((await routes.request("/live/cars", { method: "HEAD" })).status).toBe(200);
  const first = await open();
  expect((await open()).status).toBe(503);
  await first.body?.cancel();
  expect((await open()).status).toBe(200);
});

test("[LIVE-7] a reader that does not read is let go", async () => {
  const { open, readAnew } = aSite({ max: 1 });
  await open();
  for (let sent = 0; sent < 3_000; sent++) readAnew();
  expect((await open()).status).toBe(200);
});

const from = (remoteAddress: string, onCut = () => {}) => ({
  incoming: { socket: { remoteAddress } },
  outgoing: { destroy: onCut },
});

test("[LIVE-12] one network has so many lines and no more: its oldest makes room, and comes back later", async () => {
  const { open } = aSite({ max: 4, maxOfNetwork: 2 });
  const others = await open("", {}, from("192.0.2.2"));
  const own = await Promise.all(
    ["2001:db8::1", "2001:db8::2", "2001:db8::3"].map((address) => open("", {}, from(address))),
  );
  expect(own.map(({ status }) => status)).toEqual([200, 200, 200]);
  const [first = others] = own;
  expect(await first.text()).toMatch(/^retry: \d+\n\nid: v-0\n\n(?:id: v-0\n\n)*retry: 60000\n\n$/);
  const next = readerOf(others);
  expect([await next(), await next()]).toEqual(["id: v-0\n\n", "id: v-0\n\n"]);
});

test("[LIVE-12] one client cannot take the places of others", async () => {
  const { open } = aSite({ max: 4, maxOfNetwork: 2 });
  for (let opened = 0; opened < 50; opened++) await open("", {}, from("192.0.2.1"));
  const others = await Promise.all(["192.0.2.2", "192.0.2.3"].map((address) => open("", {}, from(address))));
  expect(others.map(({ status }) => status)).toEqual([200, 200]);
  expect((await open("", {}, from("192.0.2.4"))).status).toBe(503);
  // Whoever is at their own bound takes the place of nobody else.
  expect((await open("", {}, from("192.0.2.1"))).status).toBe(200);
});

test("[LIVE-12] who leaves lying what was sent is cut off, however little it is; who reads is not", async () => {
  let time = now;
  const { open } = aSite({ clock: () => time });
  const cut = { idle: 0, reading: 0 };
  await open(
    "",
    {},
    from("192.0.2.1", () => cut.idle++),
  );
  const next = readerOf(
    await open(
      "",
      {},
      from("192.0.2.2", () => cut.reading++),
    ),
  );
  await next();
  await next();
  time = new Date(now.getTime() + 60_000);
  await next();
  await expect.poll(() => cut.idle).toBe(1);
  expect(await next()).toBe("id: v-0\n\n");
  expect(cut.reading).toBe(0);
});

test("[LIVE-12] to be cut off is to lose the socket", async () => {
  const { routes, readAnew } = aSite();
  const server = createServer(getRequestListener(routes.fetch, { overrideGlobalObjects: false }));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.write("GET /live/cars HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await once(socket, "readable");
  // All at once, so that even one who reads could not keep up.
  for (let sent = 0; sent < 3_000; sent++) readAnew();
  socket.on("error", () => {}).resume();
  await once(socket, "close");
});

test("[LIVE-4] a line that is silent says now and then how far it has come", async () => {
  const { open } = aSite();
  const next = readerOf(await open());
  await next();
  expect(await next()).toBe("id: v-0\n\n");
});

test("[LIVE-8] a stop ends every stream, and opens no other", async () => {
  const { open, stopping, listeners } = aSite();
  const next = readerOf(await open());
  await next();
  stopping.abort();
  expect(await next()).toBeNull();
  expect([(await open()).status, listeners.size]).toEqual([503, 0]);
});
