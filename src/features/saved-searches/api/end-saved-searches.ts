import { Hono } from "hono";
import * as z from "zod";
import { paths } from "#core/paths.ts";
import type { Database } from "#platform/db/database.ts";
import type { Http } from "#platform/feature.ts";
import { envelope, envelopeShape, listShape, onOnePage } from "#platform/http/envelope.ts";
import { problemResponse } from "#platform/http/problem.ts";
import { type Bucket, consumeToken } from "#platform/http/rate-buckets.ts";
import { isFromSameOrigin, originHeadersOf } from "#platform/http/request-forgery.ts";
import { savedSearchRemoval } from "../rules/saved-search.ts";
import type { SavedSearchService } from "../service/saved-searches.ts";

const address = "/api/save-search/";
const perSender: Bucket = { burst: 10, perSecond: 1 / 60 };

/**
 * Ends all that an address watches, by a link that is mailed there. The answer is the same whether there is anything
 * to end or not: nobody learns by it who watches cars here.
 */
export function endSavedSearchRoutes(
  {
    db,
    savedSearches,
    publicOrigin,
  }: { db: Database; savedSearches: SavedSearchService; publicOrigin: string },
  { senderOf }: Http,
) {
  const routes = new Hono();
  const where = [`${address}:email`, `${address}:email/`];
  routes.on("DELETE", where, async (c) => {
    if (!isFromSameOrigin(originHeadersOf(c.req.raw.headers), publicOrigin))
      return problemResponse({
        type: "about:blank",
        status: 403,
        title: "Anropet kom från en annan webbplats",
      });
    const read = savedSearchRemoval.safeParse({ email: c.req.param("email") });
    if (!read.success) {
      const title = read.error.issues[0]?.message ?? "";
      const errors = [{ field: "email", message: title }];
      return problemResponse({ type: "about:blank", status: 422, title, errors });
    }
    const sender = senderOf(c);
    if (sender !== "" && !(await consumeToken(db, `watch-end:${sender}`, perSender)))
      return problemResponse(
        { type: "about:blank", status: 429, title: "För många anrop på kort tid. Vänta en minut" },
        { "retry-after": "60" },
      );
    await savedSearches.askToEnd(read.data.email);
    return envelope(
      { ...onOnePage(1), json: [{ page: paths.endSavedSearches() }] },
      { "cache-control": "no-store" },
    );
  });
  routes.on(["GET", "POST", "PUT", "PATCH"], where, () =>
    problemResponse(
      { type: "about:blank", status: 405, title: "Anropet tar bara bort (DELETE)" },
      { allow: "DELETE" },
    ),
  );
  return routes;
}

type Words = {
  schemaOf: (shape: z.ZodType) => object | undefined;
  problem: (description: string) => object;
};

const askedShape = z.object({ page: z.string().meta({ description: "Sidan om att avsluta bevakningar" }) });

/** The same call in the OpenAPI document. */
export function endSavedSearchPaths({ schemaOf, problem }: Words): Record<string, Record<string, object>> {
  const call = {
    operationId: "deleteSavedSearches",
    summary: "Avsluta bevakningarna för en adress",
    description:
      "Vi mejlar en signerad länk till adressen, och bevakningarna tas bort när dess ägare bekräftar där. Svaret är detsamma för alla giltiga adresser.",
    parameters: [{ name: "email", in: "path", required: true, schema: { type: "string", format: "email" } }],
    responses: {
      200: {
        description: "Finns det något att avsluta är brevet på väg",
        content: {
          "application/json": { schema: schemaOf(envelopeShape(listShape(askedShape, {}))) },
        },
      },
      403: problem("Skickat från en annan webbplats"),
      422: problem("E-post saknas/felaktig"),
      429: problem("För många på kort tid: vänta så länge som Retry-After säger"),
    },
  };
  return { [`${address}{email}`]: { delete: call } };
}
