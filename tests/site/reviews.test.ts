import { afterAll, expect, test } from "vitest";
import { formatNumber } from "#core/text/number.ts";
import { reviewSummary } from "#features/reviews/rules/review-summary.ts";
import { reviewsForHome } from "#features/reviews/rules/reviews-for-home.ts";
import { countRatings, findNewestReviews } from "#features/reviews/storage/reviews.ts";
import { lendEmbedded } from "#tests/shared-databases.ts";
import { testSite } from "#tests/test-site.ts";

const site = await testSite();
afterAll(() => site.close());

const heading = 'id="vad-kunder-sager"';
const home = (await site.get("/")).html.replaceAll("<!-- -->", "");
const [section = ""] = home.slice(home.indexOf(heading)).split("</section>");

test("[REVIEW-15] [REVIEW-19] average and number are those of the database", async () => {
  const summary = reviewSummary(await countRatings(site.db));
  expect(summary?.count).toBeGreaterThan(1_000);
  expect(section).toContain(`>${summary?.averageText}</p>`);
  expect(section).toContain(`aria-label="${summary?.averageText} av 5"`);
  expect(section).toContain(`${formatNumber(summary?.count ?? 0)}\u00a0omdömen: `);
});

test("[REVIEW-4] the quotes are those that the rule chooses", async () => {
  const chosen = reviewsForHome(await findNewestReviews(site.db));
  const quotes = [...section.matchAll(/<blockquote[^>]*>([^<]*)</g)].map(([, text]) => text);
  expect(quotes).toHaveLength(3);
  expect(quotes).toEqual(chosen.map(({ text }) => text));
});

test("[REVIEW-17] the section says who may write, and leads to how that is checked", async () => {
  expect(section).toContain("Bara kunder som köpt en bil hos oss kan lämna omdöme.");
  const [, page = "", place = ""] = /href="([^"#]*)#([^"]*)"[^>]*>Så kontrollerar vi</.exec(section) ?? [];
  const { status, html } = await site.get(page);
  expect(status).toBe(200);
  expect(html).toContain(`id="${place}"`);
});

test("[REVIEW-20] machines are told of no rating", () => {
  expect(section).not.toBe("");
  expect(home).not.toMatch(/aggregateRating|AggregateRating/);
});

test("[REVIEW-16] without reviews there is no section", async () => {
  const empty = await lendEmbedded();
  const newSite = await testSite({ db: empty.db });
  const { status, html } = await newSite.get("/");
  expect(status).toBe(200);
  expect(html).not.toContain(heading);
  expect(html).toContain('id="dina-rattigheter"');
  await newSite.close();
  await empty.close();
});
