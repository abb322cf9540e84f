import { createHash } from "node:crypto";
import { partCount, partRange } from "#core/files/upload-limits.ts";
import { csrfHeader } from "#platform/http/request-forgery.ts";
import type { Json } from "./site/ask-api.ts";

type Site = { request: (path: string, init?: RequestInit) => Promise<Response> };

/** One form that uploads, as our page does it: with a token that the server gives, unless it has one. */
export function uploadingTo(site: Site, given?: string) {
  let issued: Promise<string> | null = given === undefined ? null : Promise.resolve(given);
  const token = () => {
    issued ??= site
      .request("/api/uploads/token", { method: "POST" })
      .then((answer) => answer.json())
      .then((json: Json) => String(json.data.json[0].token));
    return issued;
  };
  const ask = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    if (!headers.has(csrfHeader)) headers.set(csrfHeader, await token());
    const answer = await site.request(path, { ...init, headers });
    const json: Json = await answer.json();
    return { status: answer.status, headers: answer.headers, json, one: json.data?.json[0] };
  };
  const begin = (bytes: number, name = "bil.jpg") =>
    ask("/api/uploads/", { method: "POST", body: JSON.stringify({ name, bytes }) });
  const put = (id: string, number: number, part: Uint8Array, digest = digestOf(part)) =>
    ask(`/api/uploads/${id}/parts/${number}`, {
      method: "PUT",
      body: new Uint8Array(part),
      headers: { "content-digest": digest },
    });
  const finish = (id: string) => ask(`/api/uploads/${id}/finish`, { method: "POST" });
  return {
    token,
    ask,
    begin,
    put,
    finish,
    find: (id: string) => ask(`/api/uploads/${id}`),
    cancel: (id: string) => ask(`/api/uploads/${id}`, { method: "DELETE" }),
    /** The whole way. */
    upload: async (file: Uint8Array) => {
      const { one } = await begin(file.length);
      for (let number = 0; number < partCount(file.length); number++)
        await put(one.id, number, partOf(file, number));
      return { id: String(one.id), ...(await finish(one.id)) };
    },
  };
}

export function partOf(file: Uint8Array, number: number): Uint8Array {
  const range = partRange(file.length, number);
  if (!range) throw new Error(`The file has no part ${number}`);
  return file.subarray(range.from, range.to);
}

export function digestOf(bytes: Uint8Array): string {
  return `sha-256=:${createHash("sha256").update(bytes).digest("base64")}:`;
}
