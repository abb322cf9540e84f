import { matchRoutes, type RouteObject } from "react-router";
import { expect, test } from "vitest";
import routes from "../../../routes.ts";
import { contentLibrary } from "./content-library.server.ts";

const texts = [...contentLibrary].map(([slug, page]) => ({ slug, page }));

test("[CONTENT-16] every text is read", () => {
  expect(texts.length).toBeGreaterThan(60);
  expect(contentLibrary.get("kopvillkor")?.title).toBe("Köpvillkor");
});

const sources = import.meta.glob<string>(["/content/**/*.md", "/brand/news/*.md"], {
  query: "?raw",
  import: "default",
  eager: true,
});

test.each(Object.entries(sources))(
  "[CONTENT-3] [CHECK-1] [DEAL-2] %s types no number that is set elsewhere",
  (_, text) => {
    expect(text).not.toMatch(/\b(?:[a-zåäö]*tio|tjugo[a-zåäö]*|\d+) (?:kontroll)?punkter/i);
    const ofGoodDeals = text.split("\n").filter((line) => line.includes("Bra köp"));
    expect(ofGoodDeals.filter((line) => /\d+ dagar/.test(line))).toEqual([]);
  },
);

test.each(texts)("[CONTENT-16] $slug is described in 50 to 160 characters", ({ page }) => {
  expect(page.description.length).toBeGreaterThanOrEqual(50);
  expect(page.description.length).toBeLessThanOrEqual(160);
});

test.each(["metaTitle", "description", "lead"] as const)(
  "[CONTENT-16] no two texts have the same %s",
  (field) => {
    const said = texts.map(({ page }) => page[field]);
    expect(said.filter((text, at) => said.indexOf(text) !== at)).toEqual([]);
  },
);

test.each(texts)(
  "[CONTENT-2] $slug has sections with names of their own and no heading above them",
  ({ page }) => {
    const ids = page.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).not.toContain("");
    expect(page.html).not.toContain("<h1");
  },
);

/** Those around which a page of another kind is built, and those below a list. */
const withoutParts = "byta-bil external-adverts salda-bilar salj-din-bil salja-elbil vardera-bil".split(" ");
const pages = texts.filter(({ slug }) => !withoutParts.includes(slug));

test.each(pages)("[TEXTPAGE-2] $slug has a drawing", ({ page }) => {
  expect(page.parts.drawing).not.toBeNull();
});

test.each(pages.filter(({ page }) => page.date === null))(
  "[TEXTPAGE-4] $slug has four lines in short and facts",
  ({ page }) => {
    expect(new Set(page.parts.brief.map(({ term }) => term)).size).toBe(4);
    expect(page.parts.facts?.rows.length).toBeGreaterThanOrEqual(2);
  },
);

test.each(pages.filter(({ page }) => page.sections.length >= 3))(
  "[TEXTPAGE-4] $slug is more than running text in three sections",
  ({ page }) => {
    const isPlain = page.html
      .split(/(?=<h2 )/)
      .filter((section) => section.startsWith("<h2 "))
      .map((section) => !/<(?:table|ul|ol|h3|div class="callout)/.test(section));
    const threeInARow = isPlain.some((_, at) => at >= 2 && isPlain.slice(at - 2, at + 1).every(Boolean));
    expect(threeInARow).toBe(false);
  },
);

test.each(texts)("[CONTENT-17] every link of $slug leads to a page that is there", ({ page }) => {
  const links = [...page.html.matchAll(/href="(\/[^"]*)"/g)].map(([, to = ""]) => to);
  expect(links.filter((to) => !to.endsWith("/") || !isPage(to))).toEqual([]);
});

function isPage(path: string): boolean {
  const match = matchRoutes(routes as RouteObject[], path)?.at(-1);
  const { slug } = match?.params ?? {};
  if (!match || match.route.path === "*") return false;
  if (path.startsWith("/news/") && slug) return contentLibrary.has(`news/${slug}`);
  // Which stores there are, texts cannot know.
  if (path.startsWith("/butik/") && slug) return false;
  return true;
}
