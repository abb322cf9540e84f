import { type Context, Hono } from "hono";
import { clientAddress, type FromSocket, networkOf } from "#platform/http/client-address.ts";
import { eventStreamHeaders } from "#platform/http/event-stream.ts";
import type { CatalogueChange, LiveCatalogue } from "../service/live-catalogue.ts";
import { changedLiveCars, shownLiveCars } from "./changed-live-cars.ts";
import { eventText } from "./event-text.ts";
import { listenersWithin } from "./listeners.ts";

/** A change of more cars is sent to nobody: each page asks for those it shows. */
const maxChanged = 100;
/** As many as one page can show: a whole list of favourites. */
export const maxPlates = 200;

/** /live/cars: what changes in the stock, as it changes. */
export function liveRoutes({
  stock,
  clock,
  stopping,
  isBehindProxy = false,
  max = 5_000,
  maxOfNetwork = 30,
  heartbeatMs = 20_000,
}: {
  stock: LiveCatalogue;
  clock: () => Date;
  /** Streams have no end of their own: they end when the server stops. */
  stopping?: AbortSignal | undefined;
  isBehindProxy?: boolean;
  max?: number;
  maxOfNetwork?: number;
  heartbeatMs?: number;
}) {
  const listeners = listenersWithin({ max, maxOfNetwork, maxStalledMs: 3 * heartbeatMs, clock });
  let before = stock.catalogs();

  const notify = ({ version, carIds }: CatalogueChange) => {
    const stocks = { before, now: stock.catalogs() };
    before = stocks.now;
    if (listeners.count() === 0) return;
    const isTooMuch = carIds === null || carIds.length > maxChanged;
    const cars = isTooMuch ? [] : changedLiveCars(carIds, stocks, clock());
    if (isTooMuch) listeners.send(eventText({ id: version, event: "again", data: null }));
    else listeners.send(eventText({ id: version, ...(cars.length > 0 && { data: cars }) }));
  };
  const stopListening = stock.onChange(notify);
  // Proxies cut a line that says nothing, and a reader that has left is noticed when it is written to.
  const heartbeat = setInterval(() => {
    listeners.cutStalled();
    listeners.send(eventText({ id: stock.version() }));
  }, heartbeatMs);
  heartbeat.unref();
  stopping?.addEventListener("abort", () => {
    stopListening();
    clearInterval(heartbeat);
    listeners.endAll();
  });

  const whatWasMissed = (c: Context) => {
    const id = stock.version();
    const read = c.req.header("last-event-id") ?? c.req.query("version");
    if (read === id) return eventText({ id });
    const plates = (c.req.query("plates") ?? "").split(",", maxPlates).filter(Boolean);
    if (plates.length > 0) {
      return eventText({ id, event: "shown", data: shownLiveCars(plates, stock.catalogs(), clock()) });
    }
    return eventText(read === undefined ? { id } : { id, event: "again", data: null });
  };

  return new Hono<FromSocket>().get("/live/cars", (c) => {
    const network = networkOf(clientAddress(c, isBehindProxy));
    if (listeners.isFullFor(network) || stopping?.aborted) {
      return c.body(null, 503, { "retry-after": "60", "cache-control": "no-store" });
    }
    if (c.req.method === "HEAD") return c.body(null, 200, eventStreamHeaders);
    // All that lost the same server do not come back in the same moment.
    const retry = `retry: ${Math.round(2_000 + Math.random() * 3_000)}\n\n`;
    const disconnect = () => c.env?.outgoing?.destroy();
    return c.body(listeners.add(retry + whatWasMissed(c), { network, disconnect }), 200, eventStreamHeaders);
  });
}
