import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import type { StockInStep } from "#features/catalogue/service/keep-in-step.ts";
import { countCatalogs } from "#features/catalogue/service/stock/count-stock.ts";

const fresh = createMiddleware(async (c, next) => {
  await next();
  c.header("cache-control", "no-store");
});

type Needs = {
  stock: Pick<StockInStep, "catalogs">;
  /** Answers soon, whatever the database does. */
  isReachable: () => Promise<boolean>;
  /** Whether the server has been told to stop: then nobody new shall come. */
  isDraining: () => boolean;
};

/**
 * /healthz: the process answers. /readyz: it can also serve, i.e. the database and a stock are there. The stock is
 * counted in memory: a question that may wait for a lock is no question for a probe. [HEALTH-2]
 */
export function healthRoutes({ stock: kept, isReachable, isDraining }: Needs) {
  return new Hono()
    .get("/healthz", fresh, (c) => c.json({ status: "alive" }))
    .get("/readyz", fresh, async (c) => {
      if (isDraining()) return c.json({ status: "stopping" }, 503);
      if (!(await isReachable())) return c.json({ status: "not ready", database: "unreachable" }, 503);
      const stock = countCatalogs(kept.catalogs());
      const loaded = stock.forSale + stock.incoming + stock.sold > 0;
      return c.json(
        { status: loaded ? "ready" : "not ready", database: "reachable", stock },
        loaded ? 200 : 503,
      );
    });
}
