import { expect, test } from "vitest";
import { contentLibrary } from "./content-library.server.ts";
import { findPublicText, newsNewestFirst, pathOfText, textsForSearch } from "./public-texts.server.ts";

const inDemo = { isProduction: false };
const inProduction = { isProduction: true };
const demoTexts = [...contentLibrary].filter(([, { isDemo }]) => isDemo).map(([slug]) => slug);

test("[CONTENT-16] a text is found by its path, and what there is no text for is not", () => {
  expect(findPublicText("kopvillkor", inProduction)?.title).toBe("Köpvillkor");
  expect(findPublicText("finns-inte", inDemo)).toBeNull();
});

test("[NEWS-1] news are listed newest first, at least eight of them", () => {
  const dates = newsNewestFirst(inDemo).map(({ page }) => page.date);
  expect(dates.length).toBeGreaterThanOrEqual(8);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test("[PROD-2] what the demo's chain tells of itself is there in the demo only", () => {
  expect(demoTexts.length).toBeGreaterThan(5);
  for (const slug of demoTexts) {
    expect(findPublicText(slug, inDemo)).not.toBeNull();
    expect(findPublicText(slug, inProduction)).toBeNull();
  }
  const paths = new Set(demoTexts.map(pathOfText));
  expect(textsForSearch(inProduction).filter(({ path }) => paths.has(path))).toEqual([]);
  expect(newsNewestFirst(inProduction).filter(({ slug }) => demoTexts.includes(`news/${slug}`))).toEqual([]);
});
