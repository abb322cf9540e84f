import { type Context, Hono } from "hono";
import { forAYear } from "#platform/http/cache-control.ts";
import { isNotModified } from "#platform/http/if-none-match.ts";
import { problemResponse } from "#platform/http/problem.ts";
import { type SoldFiles, soldFileVersion } from "../service/sold-files.ts";

/** A month that is over never changes again; one under way is written every hour. */
const cacheControl = {
  final: forAYear,
  inProgress: "public, max-age=300, must-revalidate",
};

const noSuchFile = {
  type: "about:blank",
  status: 404,
  title: "Filen finns inte",
  detail: "Månaderna som finns står i /api/sold-cars/months.",
};

/** The address of a month's file. */
export function soldFilePath(month: string): string {
  return `/files/sold-cars/v${soldFileVersion}/${month}.json`;
}

const file = ":file{[0-9]{4}-[0-9]{2}\\.json}";

/** /files/sold-cars/v2/2026-10.json; the addresses of older formats lead on to it. */
export function soldFileRoutes(files: SoldFiles) {
  return new Hono()
    .get(`/files/sold-cars/:version{v[1-9][0-9]{0,2}}/${file}`, (c) => {
      const version = Number(c.req.param("version").slice(1));
      const month = monthIn(c.req.param("file"));
      if (version === soldFileVersion) return respond(c, files, month);
      return version < soldFileVersion ? leadOn(c, files, month) : problemResponse(noSuchFile);
    })
    .get(`/files/sold-cars/${file}`, (c) => leadOn(c, files, monthIn(c.req.param("file"))))
    .all("/files/*", () => problemResponse(noSuchFile));
}

function monthIn(name: string): string {
  return name.slice(0, -".json".length);
}

async function leadOn(c: Context, files: SoldFiles, month: string): Promise<Response> {
  const isThere = (await files.find(month)) !== null;
  return isThere ? c.redirect(soldFilePath(month), 301) : problemResponse(noSuchFile);
}

async function respond(c: Context, files: SoldFiles, month: string): Promise<Response> {
  const file = await files.find(month);
  if (file === null) return problemResponse(noSuchFile);
  const etag = `W/"${file.etag}"`;
  const headers = { etag, "cache-control": file.isFinal ? cacheControl.final : cacheControl.inProgress };
  if (isNotModified(etag, c.req.header("if-none-match"))) return new Response(null, { status: 304, headers });
  const bytes = new Uint8Array(await file.read());
  return new Response(bytes, { headers: { "content-type": "application/json; charset=utf-8", ...headers } });
}
