import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import type { LiveCatalogue } from "#features/catalogue/service/live-catalogue.ts";
import { countCatalogs } from "#features/catalogue/service/stock/count-stock.ts";

const fresh = createMiddleware(async (c, next) => {
  await next();
  c.header("cache-control", "no-store");
});

/**
 * /healthz: the process answers. /readyz: it can also serve, i.e. the database, room to write and a stock are there. The
 * stock is counted in memory: a question that may wait for a lock is no question for a probe. A balancer that sends nobody
 * anywhere when no node is ready leaves out what all nodes lack at once: they go on without it.
 */
export function healthRoutes({
  stock: live,
  isReachable,
  isDiskFull,
  isDraining,
}: {
  stock: Pick<LiveCatalogue, "catalogs">;
  isReachable: () => Promise<boolean>;
  isDiskFull: () => Promise<boolean>;
  isDraining: () => boolean;
}) {
  return new Hono()
    .get("/healthz", fresh, (c) => c.json({ status: "alive" }))
    .get("/readyz", fresh, async (c) => {
      if (isDraining()) return c.json({ status: "stopping" }, 503);
      const excluded = new Set(c.req.queries("exclude"));
      const [hasDatabase, isFull] = await Promise.all([isReachable(), isDiskFull()]);
      const stock = countCatalogs(live.catalogs());
      const isReady =
        stock.forSale + stock.incoming + stock.sold > 0 &&
        (hasDatabase || excluded.has("database")) &&
        (!isFull || excluded.has("disk"));
      const parts = {
        database: hasDatabase ? "reachable" : "unreachable",
        disk: isFull ? "full" : "free",
        stock,
      };
      return c.json({ status: isReady ? "ready" : "not ready", ...parts }, isReady ? 200 : 503);
    });
}
