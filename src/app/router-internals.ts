import { useContext } from "react";
import { type DataRouteObject, matchRoutes, UNSAFE_DataRouterContext } from "react-router";
import { type NavigationProblem, untilReached } from "#platform/browser/navigation-store.ts";

/** What the router does not promise: all of it stands here, and a test says when it is otherwise. */
export type RouterRoutes = readonly DataRouteObject[];
type RouteFiles = { module: string; clientLoaderModule?: string };

export function useRouterRoutes(): RouterRoutes | undefined {
  return useContext(UNSAFE_DataRouterContext)?.router.routes;
}

/** The files of each route, by its id. */
function routeFiles(): Readonly<Record<string, RouteFiles>> {
  const page = globalThis as { __reactRouterManifest?: { routes: Record<string, RouteFiles> } };
  return page.__reactRouterManifest?.routes ?? {};
}

/**
 * The code of a page is fetched with the first step to it. Where it is missing the router would load the page that is
 * open anew: the click is lost, and without a network the page too. So each piece is fetched by us before the router
 * takes it, from the browser's memory.
 */
export function guardRouteModules(routes: RouterRoutes): void {
  const files = routeFiles();
  for (const { id, lazy, children } of routes) {
    const own = files[id];
    if (own && typeof lazy === "object") guard(lazy, own);
    if (children) guardRouteModules(children);
  }
}

/**
 * For what is fetched ahead: whether the code of the page at this address is here. The router, asked to fetch ahead what
 * is missing, would load the open page anew because a pointer rested on a link.
 */
export async function hasModulesOf(address: string, routes: RouterRoutes): Promise<boolean> {
  const files = routeFiles();
  const matches = matchRoutes([...routes], address) ?? [];
  const named = matches.flatMap(({ route: { id } }) => (files[id] ? filesOf(files[id]) : []));
  return importAll(named).then(
    () => true,
    () => false,
  );
}

const importAll = (files: readonly string[]) =>
  Promise.all(files.map((file) => import(/* @vite-ignore */ file)));

function filesOf({ module, clientLoaderModule }: RouteFiles): string[] {
  return clientLoaderModule ? [module, clientLoaderModule] : [module];
}

/** Any of its parts may be asked for first, and all of them at once. */
function guard(lazy: Record<string, unknown>, own: RouteFiles): void {
  let fetched: Promise<unknown> | null = null;
  const fetchFiles = () => {
    fetched ??= untilReached({
      work: () => importAll(filesOf(own)),
      problemOf: () => problemOfFile(own.module),
    });
    return fetched;
  };
  for (const [part, load] of Object.entries(lazy)) {
    if (typeof load === "function") lazy[part] = () => fetchFiles().then(() => load());
  }
}

/** Where somebody answers, the file is gone or will not be had in this page: the next one is loaded whole. */
async function problemOfFile(file: string): Promise<NavigationProblem> {
  const answer = await fetch(file, { method: "HEAD", cache: "no-store" }).catch(() => null);
  return answer === null || answer.status >= 500 ? "unreached" : "outdated";
}
