import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { licensePlate } from "#core/plate/license-plate.ts";
import { readSubmission } from "#features/forms/api/read-submission.ts";
import type { Database } from "#platform/db/database.ts";
import type { Http } from "#platform/feature.ts";
import { type Bucket, consumeToken } from "#platform/http/rate-buckets.ts";
import { isFromSameOrigin, originHeadersOf } from "#platform/http/request-forgery.ts";
import type { SiteVariables } from "#platform/http/site-variables.ts";
import { favoritesMax } from "../rules/favorite-bounds.ts";
import type { SharedLists } from "../service/shared-lists.ts";

export type SharedListServices = { db: Database; sharedLists: SharedLists; publicOrigin: string };

const plates = z.array(licensePlate).check(z.maxLength(favoritesMax));
const secret = z.string().check(z.maxLength(100));
const shared = z.object({ plates: plates.check(z.minLength(1)) });
const changed = z.object({ plates, secret });
const ended = z.object({ secret });

/** More than a list of the largest kind. */
const maxBytes = { text: 8 * 1024, multipart: 0 };
/** A person shares once and changes their mind now and then; hearts in a shared list are pressed more often. */
const newLists: Bucket = { burst: 10, perSecond: 1 / 60 };
const changes: Bucket = { burst: 120, perSecond: 1 };

/** What the page of favourites asks of the server; the shared list itself is a page. … */
export function sharedListRoutes({ db, sharedLists, publicOrigin }: SharedListServices, { senderOf }: Http) {
  const routes = new Hono<SiteVariables>();
  const respond = (c: Context, body: object, status: 200 | 400 | 403 | 404 | 429) =>
    c.json(body, status, { "cache-control": "private, no-store" });

  /** What was sent, if it is ours to take; otherwise the answer that says why not. */
  async function receive<Sent>(c: Context, schema: z.ZodMiniType<Sent>, bucket: [string, Bucket]) {
    if (!isFromSameOrigin(originHeadersOf(c.req.raw.headers), publicOrigin))
      return { refused: respond(c, { title: "Listan kan bara delas från vår egen sida" }, 403) };
    const sender = senderOf(c);
    if (sender !== "" && !(await consumeToken(db, `${bucket[0]}:${sender}`, bucket[1])))
      return { refused: respond(c, { title: "Vänta några minuter och försök igen" }, 429) };
    const reading = await readSubmission(c.req.raw, maxBytes);
    const read = schema.safeParse("sent" in reading ? reading.sent : null);
    return read.success
      ? { sent: read.data }
      : { refused: respond(c, { title: "Listan går inte att läsa" }, 400) };
  }
  const unknown = (c: Context) => respond(c, { title: "Listan finns inte" }, 404);

  routes.post("/favoriter/dela/", async (c) => {
    const received = await receive(c, shared, ["share", newLists]);
    return "sent" in received
      ? respond(c, await sharedLists.share(received.sent.plates), 200)
      : received.refused;
  });
  routes.put("/f/:key/", async (c) => {
    const received = await receive(c, changed, ["shared", changes]);
    if (!("sent" in received)) return received.refused;
    const isChanged = await sharedLists.change(
      c.req.param("key"),
      received.sent.secret,
      received.sent.plates,
    );
    return isChanged ? respond(c, {}, 200) : unknown(c);
  });
  routes.delete("/f/:key/", async (c) => {
    const received = await receive(c, ended, ["shared", changes]);
    if (!("sent" in received)) return received.refused;
    return (await sharedLists.end(c.req.param("key"), received.sent.secret))
      ? respond(c, {}, 200)
      : unknown(c);
  });
  return routes;
}
