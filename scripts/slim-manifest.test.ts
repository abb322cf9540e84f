import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { slimManifest } from "./slim-manifest.ts";

const entry = { module: "/assets/entry.js", imports: ["/assets/framework.js"], css: [] };

function slimmed(routes: object) {
  const script = slimManifest(
    `window.__reactRouterManifest=${JSON.stringify({ entry, routes, version: "1" })};`,
  );
  const window = { __reactRouterManifest: null as unknown };
  runInNewContext(script, { window });
  return { script, manifest: JSON.parse(JSON.stringify(window.__reactRouterManifest)) };
}

test("[BUILD-5] the manifest of the routes says nothing that every page has, nothing that is not so, and no file twice", () => {
  const page = { index: true, path: "12", hasLoader: true, module: "/assets/home.js" };
  const { script, manifest } = slimmed({
    r0: {
      id: "r0",
      ...page,
      hasAction: false,
      imports: ["/assets/framework.js", "/assets/card.js"],
      css: [],
    },
    r1: { id: "r1", module: "/assets/card.js", imports: ["/elsewhere.js"], css: ["/assets/a.css"] },
    r2: { id: "r2" },
  });
  expect(manifest).toEqual({
    entry,
    version: "1",
    routes: {
      r0: { id: "r0", ...page, imports: ["/assets/card.js"] },
      r1: { id: "r1", module: "/assets/card.js", imports: ["/elsewhere.js"], css: ["/assets/a.css"] },
      r2: { id: "r2", imports: [] },
    },
  });
  expect(script.match(/card/g)).toHaveLength(1);
});

test("[BUILD-5] a manifest that is written otherwise stops the build", () => {
  expect(() => slimManifest("export default {}")).toThrow("not what it used to be");
  expect(() => slimmed({ r0: { id: "another" } })).toThrow("otherwise than it is called");
});
