import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import { navigationStore, tryAgain } from "#platform/browser/navigation-store.ts";
import { guardRouteModules, hasModulesOf, useRouterRoutes } from "./router-internals.ts";

const there = "data:text/javascript,export default 1";
const missing = "data:text/javascript,throw new Error()";

const NamesOfRoutes = () =>
  useRouterRoutes()
    ?.map(({ id }) => id)
    .join();

function routerWithLatePage(files: { module: string }) {
  const load = vi.fn(async () => () => "Sidan");
  const router = createMemoryRouter([
    { id: "first", path: "/", Component: NamesOfRoutes },
    { id: "late", path: "/late", lazy: { Component: load } },
  ]);
  vi.stubGlobal("__reactRouterManifest", { routes: { late: files } });
  vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new TypeError()));
  onTestFinished(() => {
    vi.unstubAllGlobals();
    router.dispose();
  });
  return { router, load };
}

test("[BREAK-2] an upgraded router still says which routes it has", () => {
  const { router } = routerWithLatePage({ module: there });
  expect(renderToString(createElement(RouterProvider, { router }))).toBe("first,late");
});

test("[BREAK-2] an upgraded router still loads a page by the function that we put in its place", async () => {
  const files = { module: missing };
  const { router, load } = routerWithLatePage(files);
  guardRouteModules(router.routes);
  const step = router.navigate("/late");
  await expect.poll(() => navigationStore.getState().problem).toBe("unreached");
  expect(load).not.toHaveBeenCalled();
  expect(router.state.location.pathname).toBe("/");
  files.module = there;
  tryAgain();
  await step;
  expect(load).toHaveBeenCalledOnce();
  expect(router.state.location.pathname).toBe("/late");
});

test("[BREAK-2] the code of a page is known to be here, or not", async () => {
  const files = { module: missing };
  const { router } = routerWithLatePage(files);
  expect(await hasModulesOf("/late", router.routes)).toBe(false);
  files.module = there;
  expect(await hasModulesOf("/late", router.routes)).toBe(true);
});
