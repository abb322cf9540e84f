import { expect, test } from "vitest";
import { slimManifest } from "./slim-manifest.ts";

const written = (routes: object) =>
  `window.__reactRouterManifest=${JSON.stringify({ entry: { module: "/e.js", imports: ["/framework.js"], css: [] }, routes, version: "1" })};`;

test("[BUILD-5] the manifest of the routes says nothing that every page has, and nothing that is not so", () => {
  const page = { id: "r0", index: true, hasLoader: true, hasAction: false, module: "/home.js" };
  const before = written({
    r0: { ...page, imports: ["/framework.js", "/card.js"], css: [] },
    r1: { id: "r1" },
  });
  const { hasAction, ...said } = page;
  expect(hasAction).toBe(false);
  expect(slimManifest(before)).toBe(
    written({ r0: { ...said, imports: ["/card.js"] }, r1: { id: "r1", imports: [] } }),
  );
  expect(slimManifest(written({ r0: { id: "r0", imports: [], css: ["/a.css"] } }))).toContain(
    '"css":["/a.css"]',
  );
});

test("[BUILD-5] a manifest that is written otherwise stops the build", () => {
  expect(() => slimManifest("export default {}")).toThrow("not what it used to be");
});
