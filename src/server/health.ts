import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import type { Database } from "#data/database.ts";
import { isReachable } from "#data/queries/ready.ts";
import { countStock } from "#data/queries/stock.ts";

const fresh = createMiddleware(async (c, next) => {
  await next();
  c.header("cache-control", "no-store");
});

/** /healthz: the process answers. /readyz: it can also serve, i.e. the database and a stock are there. */
export function healthRoutes(db: Database) {
  return new Hono()
    .get("/healthz", fresh, (c) => c.json({ status: "alive" }))
    .get("/readyz", fresh, async (c) => {
      if (!(await isReachable(db))) return c.json({ status: "not ready", database: "unreachable" }, 503);
      const stock = await countStock(db);
      const loaded = stock.forSale + stock.incoming + stock.sold > 0;
      return c.json(
        { status: loaded ? "ready" : "not ready", database: "reachable", stock },
        loaded ? 200 : 503,
      );
    });
}
