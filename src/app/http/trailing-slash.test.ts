import { Hono } from "hono";
import { expect, test } from "vitest";
import { trailingSlash } from "./trailing-slash.ts";

const app = new Hono().use(trailingSlash).all("*", (c) => c.text("page"));

const ask = async (path: string, method = "GET") => {
  const response = await app.fetch(new Request(`http://site.example${path}`, { method }));
  return [response.status, response.headers.get("location")];
};

test.each([
  ["/kopa-bil", "/kopa-bil/"],
  ["/kopa-bil?brands=volvo&page=2", "/kopa-bil/?brands=volvo&page=2"],
  ["/kopa-bil/volvo/mlb84a", "/kopa-bil/volvo/mlb84a/"],
])("[SLASH-1] %s goes to %s for good", async (path, location) => {
  expect(await ask(path)).toEqual([308, location]);
  expect(await ask(path, "HEAD")).toEqual([308, location]);
});

test.each(["/", "/kopa-bil/", "/robots.txt", "/kopa-bil/_.data"])(
  "[SLASH-2] %s is left alone",
  async (path) => {
    expect(await ask(path)).toEqual([200, null]);
  },
);

test("[SLASH-2] a write is left alone", async () => {
  expect(await ask("/kontakt", "POST")).toEqual([200, null]);
});

test.each(["//other", "///other", "//other.example/a"])("[SLASH-3] %s stays on the site", async (path) => {
  const response = await app.fetch(new Request(`http://site.example${path}`));
  const target = new URL(response.headers.get("location") ?? "", "http://site.example");
  expect([response.status, target.host]).toEqual([308, "site.example"]);
});
