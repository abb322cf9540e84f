import { type Context, Hono } from "hono";
import { cors } from "hono/cors";
import { maxQueryLength } from "#core/text/filter-bounds.ts";
import { messages } from "#core/text/messages.ts";
import type { Chain } from "#features/catalogue/rules/chain.ts";
import type { LiveCatalogue } from "#features/catalogue/service/live-catalogue.ts";
import type { ApiCall } from "#features/public-api/api/call.ts";
import { apiCalls } from "#features/public-api/api/calls.ts";
import { withStores } from "#features/public-api/api/filter-parameters.ts";
import { compressedResponse } from "#features/public-api/api/whole-stock/compressed-response.ts";
import {
  type CompressedResponses,
  compressedResponses,
} from "#features/public-api/api/whole-stock/compressed-responses.ts";
import { withFirstPart } from "#features/public-api/api/with-first-part.ts";
import { isOutage } from "#platform/db/outage.ts";
import type { Http } from "#platform/feature.ts";
import { envelope, envelopeParts } from "#platform/http/envelope.ts";
import { etagOf, revalidationHeaders } from "#platform/http/etag.ts";
import { isNotModified } from "#platform/http/if-none-match.ts";
import { problemResponse, Refusal } from "#platform/http/problem.ts";
import type { RateLimit } from "#platform/http/rate-limit.ts";
import { readParameters } from "#platform/http/read-parameters.ts";
import { tooLongQuestion, tooManyCalls } from "#platform/http/refusals.ts";
import { decoded, requestQuery } from "#platform/http/request-query.ts";
import { TooMany, type Turns, turnsOfEach } from "#platform/http/turns.ts";
import { uploadRoutes } from "#platform/uploads/upload-routes.ts";
import { features } from "../features.ts";
import type { Services } from "../services.ts";
import { openApiDocument } from "./openapi.ts";
import { referencePage } from "./reference-page.ts";
import { staffRoutes } from "./staff-routes.ts";

/** What is written here has rules of its own for who may; what is only ours is told to no other site. */
const isClosedToOthers = /^\/api\/(?:uploads|complement-customer-complaint|staff|leads|tradeins?)(?:\/|$)/;

/** So many long answers of one address that read on: with its calls under way fewer than there are connections to the database. */
const partsOfOne = { atOnce: 2, waiting: Number.POSITIVE_INFINITY };

type ApiVariables = { Variables: { requestId: string; nonce: string } };

/** Everything under /api and /files: the calls of the table, what describes them, and a clear no to all else. */
export function createApi({
  services,
  http,
  limit: { secondsToWait, charge },
  onFailure,
}: {
  services: Services;
  http: Http;
  limit: Pick<RateLimit, "secondsToWait" | "charge">;
  onFailure: (what: string, error: unknown, requestId: string) => void;
}) {
  const { stock, uploads, formTokens, publicOrigin, log } = services;
  const { senderOf } = http;
  const api = new Hono<ApiVariables>();
  const responses = compressedResponses();
  const partInTurn = turnsOfEach(partsOfOne.atOnce, partsOfOne.waiting);
  const calls = callsByName(stock);

  const mayRead = cors({
    origin: "*",
    allowMethods: ["GET", "HEAD"],
    exposeHeaders: ["etag", "retry-after", "x-request-id"],
  });
  // Nobody may write from another site: browsers ask first, and are not told yes.
  api.use("/api/*", (c, next) => (isClosedToOthers.test(c.req.path) ? next() : mayRead(c, next)));
  api.use("/files/*", mayRead);
  api.route(
    "/",
    uploadRoutes({
      ...{ uploads, formTokens, senderOf },
      secondsToWait: (c: Context) => secondsToWait(c, "question"),
    }),
  );
  api.route(
    "/",
    staffRoutes(services, (error) => log.warn({ err: error }, "the identity provider's keys cannot be had")),
  );
  for (const { api: own } of features) if (own) api.route("/", own(services, http));
  api.get("/api/openapi.json", (c) =>
    c.body(JSON.stringify(openApiDocument([...calls().values()], publicOrigin)), 200, {
      "content-type": "application/json",
    }),
  );
  api.on("GET", ["/api", "/api/"], (c) =>
    c.html(referencePage([...calls().values()], publicOrigin, c.get("nonce"))),
  );
  for (const call of apiCalls) {
    const paths = call.routes.flatMap((route) => [route, `${route}/`]);
    api.on("GET", paths, (c) =>
      handle(calls().get(call.path) ?? call, c, {
        services,
        http,
        secondsToWait,
        charge,
        responses,
        partInTurn,
      }),
    );
    api.on(["POST", "PUT", "PATCH", "DELETE"], paths, () =>
      problemResponse(onlyReads, { allow: "GET, HEAD" }),
    );
  }
  api.all("/api/*", () => problemResponse(unknownCall));
  api.onError((error, c) => {
    if (error instanceof TooMany) return problemResponse(busy, { "retry-after": "10" });
    if (error instanceof Refusal) return problemResponse(error.problem, error.headers);
    onFailure("API call failed", error, c.get("requestId"));
    if (isOutage(error)) return problemResponse(databaseAway, { "retry-after": "10" });
    return problemResponse({ type: "about:blank", status: 500, title: messages.default });
  });
  return api;
}

const busy = {
  type: "about:blank",
  status: 503,
  title: "Många frågar efter mycket just nu, försök igen om en stund",
};
/** The calls with the stores that can be asked for, made anew when the stores change. */
function callsByName(stock: LiveCatalogue): () => ReadonlyMap<string, ApiCall> {
  let chain: Chain | null = null;
  let calls: ReadonlyMap<string, ApiCall> = new Map();
  return () => {
    const { chain: now } = stock.catalogs();
    if (now === chain) return calls;
    chain = now;
    const stores = Object.keys(now.everyLabel);
    calls = new Map(
      apiCalls.map((call) => [call.path, { ...call, parameters: withStores(call.parameters, stores) }]),
    );
    return calls;
  };
}

const onlyReads = { type: "about:blank", status: 405, title: "Anropet går bara att läsa (GET)" };
const databaseAway = {
  type: "about:blank",
  status: 503,
  title: "Vi når inte vår databas just nu",
  detail: "Försök igen om en stund. Retry-After säger efter hur många sekunder.",
};
const unknownCall = {
  type: "about:blank",
  status: 404,
  title: "Anropet finns inte",
  detail: "Alla anrop står på /api/.",
};

type Asking = Pick<RateLimit, "secondsToWait" | "charge"> & {
  services: Services;
  http: Http;
  responses: CompressedResponses;
  partInTurn: Turns;
};

/** Parse → catalogue → envelope. Who already has the answer of this stock is not sent it again. */
async function handle(
  call: ApiCall,
  c: Context<ApiVariables>,
  { services, http, secondsToWait, charge, responses, partInTurn }: Asking,
): Promise<Response> {
  const { stock, db, clock, publicOrigin, soldFiles } = services;
  const inTurn: Turns = (work) => partInTurn(work, { by: http.senderOf(c) });
  checkCost(secondsToWait(c, "question"));
  const version = stock.version();
  const { query, ...inPath } = inPathOf(c);
  const { search } = new URL(c.req.url);
  if ((query ?? "").length + search.length > maxQueryLength) throw tooLongQuestion();
  const inQuery = requestQuery(query ?? null, search);
  const parameters = readParameters(call.parameters, inQuery, inPath);
  const request = { db, catalogs: stock.catalogs(), soldFiles, now: clock(), publicOrigin, query: inQuery };
  const { canonical, data, work = 0 } = await call.handle(parameters, request);
  charge(c, work);
  if (canonical === null)
    return envelope(await withFirstPart(await data(), inTurn), { "cache-control": "no-store" });
  const etag = etagOf(version, call.path, canonical);
  const headers = revalidationHeaders(etag);
  if (isNotModified(etag, c.req.header("if-none-match"))) return new Response(null, { status: 304, headers });
  if (!call.isFullExport) return envelope(await withFirstPart(await data(), inTurn), headers);
  checkCost(secondsToWait(c, "wholeStock"));
  const question = `${call.path} ${canonical}`;
  const bytes = await responses.get({ version, question }, async function* () {
    yield* envelopeParts(await data());
  });
  return compressedResponse(bytes, c.req.header("accept-encoding"), headers);
}

function checkCost(seconds: number): void {
  if (seconds > 0) throw tooManyCalls(seconds);
}

/** What stands in the path where the route has a name. A query is taken raw: it is decoded as a query is. */
function inPathOf(c: Context): Record<string, string> {
  const route = c.req.routePath.split("/");
  const segments = new URL(c.req.url).pathname.split("/");
  return Object.fromEntries(
    route.flatMap((part, at) => {
      if (!part.startsWith(":")) return [];
      const name = part.slice(1);
      const raw = segments[at] ?? "";
      return [[name, name === "query" ? raw : (decoded(raw) ?? raw)]];
    }),
  );
}
