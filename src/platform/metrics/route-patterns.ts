import { TrieRouter } from "hono/router/trie-router";

/** What no pattern says, or only one that says nothing. */
export const otherRoute = "other";

export type RouteOf = (path: string) => string;

/**
 * The pattern that an address belongs to, as its route is written: a label with as many values as there are routes, and with
 * nothing in it that a visitor wrote. The data of a page belongs to the page.
 */
export function routePatterns(patterns: readonly string[]): RouteOf {
  const router = new TrieRouter<string>();
  const known = new Set(patterns.map(trimmed).filter((pattern) => !/^\/?\*$/.test(pattern)));
  // The first that matches is the one that says most.
  for (const pattern of [...known].toSorted(bySpecificity)) router.add("ALL", pattern, nameOf(pattern));
  return (path) => {
    const [[match] = []] = router.match("GET", trimmed(path.replace(/(?:\/_|_root)?\.data$/, "")));
    return match?.[0] ?? otherRoute;
  };
}

function trimmed(path: string): string {
  return path.replace(/(?<=.)\/$/, "") || "/";
}

/** Without what a parameter must look like. */
function nameOf(pattern: string): string {
  return pattern.replaceAll(/\{(?:[^/{}]|\{[^/{}]*\})*\}/g, "");
}

/** Segment by segment: a word before a parameter, that before one that may be missing, and "all else" last. */
function bySpecificity(one: string, other: string): number {
  const rank = (pattern: string) =>
    pattern
      .split("/")
      .map((segment) =>
        segment === "*" ? "3" : segment.endsWith("?") ? "2" : segment.startsWith(":") ? "1" : "0",
      )
      .join("");
  const [a, b] = [rank(one), rank(other)];
  return a < b ? -1 : a > b ? 1 : 0;
}
