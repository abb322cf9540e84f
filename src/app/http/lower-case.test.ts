import fc from "fast-check";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { lowerCase } from "./lower-case.ts";
import { trailingSlash } from "./trailing-slash.ts";

const app = new Hono().use(lowerCase, trailingSlash).all("*", (c) => c.text("page"));

const ask = async (path: string, method = "GET") => {
  const response = await app.fetch(new Request(`http://site.example${path}`, { method }));
  return [response.status, response.headers.get("location")];
};

test.each([
  ["/Kopa-Bil/", "/kopa-bil/"],
  ["/KOPVILLKOR", "/kopvillkor/"],
  ["/kopa-bil/Volvo/MLB84A", "/kopa-bil/volvo/mlb84a/"],
  ["/bilar/MLB84A/?Ref=QR", "/bilar/mlb84a/?Ref=QR"],
  ["/bilar/%C3%85BC12D/", "/bilar/%C3%A5bc12d/"],
])("[CASE-1] %s goes to %s for good, in one step", async (path, location) => {
  expect(await ask(path)).toEqual([301, location]);
  expect(await ask(path, "HEAD")).toEqual([301, location]);
});

test.each([
  "/",
  "/kopa-bil/",
  "/bilar/%C3%A5bc12d/",
  "/kopa-bil/?search=Volvo",
  "/assets/root-DxY3.js",
  "/assets/Root/",
  "/api/cars/?brands=Volvo",
  "/api/cars/brands=Volvo/",
  "/Readme.TXT",
  "/%E0%A4%A/",
])("[CASE-2] %s is left alone", async (path) => {
  expect(await ask(path)).toEqual([200, null]);
});

test("[CASE-2] a write is left alone", async () => {
  expect(await ask("/Kontakt/", "POST")).toEqual([200, null]);
});

test("[CASE-3] the redirect stays on the site and is the last one", async () => {
  const written = fc.array(
    fc.oneof(fc.string({ unit: "grapheme" }), fc.constantFrom("", "A", "%C3%85", "%E0%A4%A")),
  );
  await fc.assert(
    fc.asyncProperty(written, async (segments) => {
      const asked = new URL(`http://site.example/${segments.join("/")}`);
      const [status, location] = await ask(asked.pathname);
      if (status !== 301) return;
      const target = new URL(String(location), asked);
      expect(target.host).toBe("site.example");
      expect(await ask(target.pathname)).toEqual([200, null]);
    }),
  );
});
