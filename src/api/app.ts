import { type Context, Hono } from "hono";
import { cors } from "hono/cors";
import type { StockInStep } from "#catalog/keep-in-step.ts";
import type { Database } from "#data/database.ts";
import type { Chain } from "#domain/store/chain.ts";
import { messages } from "#domain/text/messages.ts";
import { noSoldFiles, type SoldFiles } from "#services/sold-files/sold-files.ts";
import type { ApiCall } from "./call.ts";
import { apiCalls } from "./calls.ts";
import { envelope } from "./envelope.ts";
import { soldFileRoutes } from "./files/sold-file-routes.ts";
import { etagOf, freshHeaders, isKept } from "./freshness.ts";
import { problemAnswer, Refusal } from "./problem.ts";
import { openApiDocument } from "./reference/openapi.ts";
import { referencePage } from "./reference/reference-page.ts";
import { withStores } from "./request/filter-parameters.ts";
import { readParameters } from "./request/read-parameters.ts";
import { decoded, saidIn } from "./request/said.ts";

export type ApiNeeds = {
  db: Database;
  stock: StockInStep;
  soldFiles?: SoldFiles | undefined;
  clock: () => Date;
  publicOrigin: string;
  onFailure: (error: unknown, requestId: string) => void;
};

type ApiVariables = { Variables: { requestId: string; nonce: string } };

/** Everything under /api and /files: the calls of the table, what describes them, and a clear no to all else. */
export function createApi(needs: ApiNeeds) {
  const api = new Hono<ApiVariables>();
  const calls = callsInStep(needs.stock);

  const mayRead = cors({
    origin: "*",
    allowMethods: ["GET", "HEAD"],
    exposeHeaders: ["etag", "x-request-id"],
  });
  api.use("/api/*", mayRead);
  api.use("/files/*", mayRead);
  api.route("/", soldFileRoutes(needs.soldFiles ?? noSoldFiles));
  api.get("/api/openapi.json", (c) =>
    c.body(JSON.stringify(openApiDocument([...calls().values()], needs.publicOrigin)), 200, {
      "content-type": "application/json",
    }),
  );
  api.on("GET", ["/api", "/api/"], (c) =>
    c.html(referencePage([...calls().values()], needs.publicOrigin, c.get("nonce"))),
  );
  for (const call of apiCalls) {
    const paths = call.routes.flatMap((route) => [route, `${route}/`]);
    api.on("GET", paths, (c) => answer(calls().get(call.path) ?? call, c, needs));
    api.on(["POST", "PUT", "PATCH", "DELETE"], paths, () => problemAnswer(onlyReads, { allow: "GET, HEAD" }));
  }
  api.all("/api/*", () => problemAnswer(unknownCall));
  api.onError((error, c) => {
    if (error instanceof Refusal) return problemAnswer(error.problem);
    needs.onFailure(error, c.get("requestId"));
    return problemAnswer({ type: "about:blank", status: 500, title: messages.default });
  });
  return api;
}

/** The calls with the stores that can be asked for, made anew when the stores change. [PLACE-2] */
function callsInStep(stock: StockInStep): () => ReadonlyMap<string, ApiCall> {
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
const unknownCall = {
  type: "about:blank",
  status: 404,
  title: "Anropet finns inte",
  detail: "Alla anrop står på /api/.",
};

/** Parse → catalogue → envelope. Who already has the answer of this stock is not sent it again. [API-11] */
async function answer(call: ApiCall, c: Context<ApiVariables>, needs: ApiNeeds): Promise<Response> {
  const { stock, db, clock, publicOrigin, soldFiles = noSoldFiles } = needs;
  const version = stock.version();
  const { query, ...inPath } = inPathOf(c);
  const said = saidIn(query ?? null, new URL(c.req.url).search);
  const asked = readParameters(call.parameters, said, inPath);
  const desk = { db, catalogs: stock.catalogs(), soldFiles, now: clock(), publicOrigin, query: said };
  const { canonical, data } = await call.answer(asked, desk);
  if (canonical === null) return envelope(await data(), { "cache-control": "no-store" });
  const etag = etagOf(version, call.path, canonical);
  const headers = freshHeaders(etag);
  if (isKept(etag, c.req.header("if-none-match"))) return new Response(null, { status: 304, headers });
  return envelope(await data(), headers);
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
