import { type Context, Hono } from "hono";
import type { SoldFiles } from "#services/sold-files/sold-files.ts";
import { isNotModified } from "../http/if-none-match.ts";
import { problemAnswer } from "../problem.ts";

/** A month that is over never changes again; one under way is written every hour. [SOLDFILE-5] */
const keptFor = {
  final: "public, max-age=31536000, immutable",
  underWay: "public, max-age=300, must-revalidate",
};

const noSuchFile = {
  type: "about:blank",
  status: 404,
  title: "Filen finns inte",
  detail: "Månaderna som finns står i /api/sold-cars/months.",
};

/** The address of a month's file. */
export function soldFilePath(month: string): string {
  return `/files/sold-cars/${month}.json`;
}

/** /files/sold-cars/2026-10.json [SOLDFILE-5] */
export function soldFileRoutes(files: SoldFiles) {
  return new Hono()
    .get("/files/sold-cars/:file{[0-9]{4}-[0-9]{2}\\.json}", (c) =>
      answer(c, files, c.req.param("file").slice(0, -".json".length)),
    )
    .all("/files/*", () => problemAnswer(noSuchFile));
}

async function answer(c: Context, files: SoldFiles, month: string): Promise<Response> {
  const file = await files.find(month);
  if (file === null) return problemAnswer(noSuchFile);
  const etag = `W/"${file.etag}"`;
  const headers = { etag, "cache-control": file.isFinal ? keptFor.final : keptFor.underWay };
  if (isNotModified(etag, c.req.header("if-none-match"))) return new Response(null, { status: 304, headers });
  const bytes = new Uint8Array(await file.read());
  return new Response(bytes, { headers: { "content-type": "application/json; charset=utf-8", ...headers } });
}
