import { type Context, Hono } from "hono";
import { isbot } from "isbot";
import { licensePlate } from "#core/plate/license-plate.ts";
import { clientAddress, type FromSocket } from "#platform/http/client-address.ts";
import type { ViewCounter } from "../service/count-views.ts";

/** `paths.advertView` of any plate. */
const address = "/visningar/:licenseplate/";

/** One pixel that nobody sees, for browsers without script. */
const pixel = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");
const fresh = { "cache-control": "no-store" } as const;

/** Where a page tells that somebody has it in front of them. It answers the same whatever came of it. */
export function advertViews({
  views,
  isBehindProxy,
  log,
}: {
  views: Pick<ViewCounter, "see">;
  isBehindProxy: boolean;
  log: { error: (about: object, text: string) => unknown };
}) {
  const routes = new Hono<FromSocket>();
  const note = (c: Context<FromSocket, typeof address>) => {
    const plate = licensePlate.safeParse(c.req.param("licenseplate"));
    if (!plate.success || !isSomebody(c.req.raw)) return;
    try {
      views.see({
        plate: plate.data,
        address: clientAddress(c, isBehindProxy),
        userAgent: c.req.header("user-agent") ?? "",
      });
    } catch (error) {
      log.error({ err: error }, "a view could not be counted");
    }
  };
  routes.post(address, (c) => {
    note(c);
    return c.body(null, 204, fresh);
  });
  routes.get(address, (c) => {
    note(c);
    return c.body(pixel, 200, { ...fresh, "content-type": "image/gif" });
  });
  return routes;
}

/** A person with our page in front of them: no robot, nothing fetched ahead, no other site's page. */
export function isSomebody({ method, headers }: Pick<Request, "method" | "headers">): boolean {
  const agent = headers.get("user-agent");
  const purpose = headers.get("sec-purpose") ?? headers.get("purpose") ?? headers.get("x-moz") ?? "";
  const from = headers.get("sec-fetch-site") ?? "same-origin";
  return (
    method !== "HEAD" &&
    !!agent &&
    !isbot(agent) &&
    !/prefetch|prerender|preview/i.test(purpose) &&
    from === "same-origin"
  );
}
