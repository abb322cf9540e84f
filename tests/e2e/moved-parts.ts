import type { Page } from "playwright-core";

/** What has moved since the page began to load, each with how much: a failure says what to look at. */
export function movedParts(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const nameOf = (node: Node | null) =>
          node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent?.slice(0, 60) ?? "");
        new PerformanceObserver((list) =>
          resolve(
            list.getEntries().map((entry) => {
              const { value, sources } = entry as unknown as Shift;
              return `${value} at ${entry.startTime}: ${sources.map(({ node }) => nameOf(node)).join(" | ")}`;
            }),
          ),
        ).observe({ type: "layout-shift", buffered: true });
        setTimeout(resolve, 500, []);
      }),
  );
}

type Shift = { value: number; sources: { node: Node | null }[] };
