import type { ShownPage } from "./shown-page.ts";

type Limits = { maxListPages: number; maxCars: number };

/** Follows every link from the start page, but only some of the thousands of lists and cars. */
export async function crawl(read: (path: string) => Promise<ShownPage>, limits: Limits) {
  const seen = new Set(["/"]);
  const queue = [{ path: "/", from: "" }];
  const broken: string[] = [];
  let lists = 0;
  let cars = 0;

  for (let next = queue.shift(); next; next = queue.shift()) {
    const page = await read(next.path);
    if (page.status >= 400) broken.push(`${page.status} ${next.path}, linked from ${next.from}`);
    for (const link of page.links) {
      if (seen.has(link)) continue;
      seen.add(link);
      const { pathname, search } = new URL(link, "http://site");
      if (/^\/(?:kopa-bil|salda-bilar)\/[^/]+\/[^/]+\/$/.test(pathname) && ++cars > limits.maxCars) continue;
      if (search !== "" && ++lists > limits.maxListPages) continue;
      if (!isFile(pathname)) queue.push({ path: link, from: next.path });
    }
  }
  return { visited: seen.size, broken };
}

const isFile = (pathname: string) => /^\/files\/|\.[a-z0-9]+$/i.test(pathname);
