import { expect } from "vitest";
import type { testSite } from "#tests/test-site.ts";

// biome-ignore lint/suspicious/noExplicitAny: the shapes are checked by the schemas, not by the compiler.
export type Json = any;

/** Asks the API of a site, and reads what comes back. */
export function askOf(site: Pick<Awaited<ReturnType<typeof testSite>>, "request">) {
  const ask = async (path: string, init?: RequestInit) => {
    const response = await site.request(path, init);
    const text = await response.text();
    const json: Json = text === "" ? null : JSON.parse(text);
    return { status: response.status, headers: response.headers, json };
  };
  const dataOf = async (path: string): Promise<Json> => {
    const { status, json } = await ask(path);
    expect([path, status, json.status, json.hasError, json.errors]).toEqual([
      path,
      200,
      "success",
      false,
      [],
    ]);
    return json.data;
  };
  return { ask, dataOf };
}
