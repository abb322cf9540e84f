import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { forAYear } from "./cache-control.ts";
import { isNotModified } from "./if-none-match.ts";

type Range = { start: number; end: number };

/**
 * The one part that is asked for; "whole" where none is, or several, or something that is no range; null where it lies
 * beyond the end. RFC 9110 §14.
 */
export function rangeOf(header: string | null, size: number): Range | "whole" | null {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "") ?? [];
  if (from === "" && to === "") return "whole";
  if (from === "") return Number(to) === 0 ? null : { start: Math.max(0, size - Number(to)), end: size - 1 };
  if (to !== "" && Number(from) > Number(to)) return "whole";
  if (Number(from) >= size) return null;
  return { start: Number(from), end: to === "" ? size - 1 : Math.min(Number(to), size - 1) };
}

type Sent = { filePath: string; hash: string; contentType: string };

/** A file whose address carries its hash, whole or in parts, as players of films ask for it. */
export async function sendFile(request: Request, { filePath, hash, contentType }: Sent): Promise<Response> {
  const { size } = await stat(filePath);
  const etag = `"${hash}"`;
  const headers = new Headers({
    etag,
    "content-type": contentType,
    "accept-ranges": "bytes",
    "cache-control": forAYear,
  });
  if (isNotModified(etag, request.headers.get("if-none-match") ?? undefined))
    return new Response(null, { status: 304, headers });
  const ifRange = request.headers.get("if-range");
  const isComplete = request.method !== "GET" || (ifRange !== null && ifRange !== etag);
  const range = isComplete ? "whole" : rangeOf(request.headers.get("range"), size);
  if (range === null) {
    headers.set("content-range", `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range === "whole" ? { start: 0, end: size - 1 } : range;
  headers.set("content-length", String(end - start + 1));
  if (range !== "whole") headers.set("content-range", `bytes ${start}-${end}/${size}`);
  if (request.method === "HEAD") return new Response(null, { headers });
  // The signal closes the file when the visitor seeks away.
  const file = createReadStream(filePath, { start, end, signal: request.signal });
  return new Response(Readable.toWeb(file) as ReadableStream, {
    status: range === "whole" ? 200 : 206,
    headers,
  });
}
