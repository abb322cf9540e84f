import { expect, test } from "vitest";
import { contentLibrary } from "../service/content-library.server.ts";
import { adviceShelves } from "./advice-shelves.ts";
import { breadcrumbsOf, builtPages, newsPlace, nextPlaces, placeOf, plainPages } from "./content-places.ts";

test("[CONTENT-11] every text has a place on the site, and every place a text", () => {
  const texts = [...contentLibrary.keys()].filter((slug) => !/^news\/(?!index)/.test(slug));
  const places = [...Object.keys(plainPages), ...Object.keys(builtPages)];
  expect(texts.toSorted()).toEqual(places.toSorted());
});

test.each([...Object.keys(plainPages), ...Object.keys(builtPages)])(
  "[CONTENT-11] %s leads on in three ways, none of them back to itself",
  (slug) => {
    const ways = nextPlaces(placeOf(slug)).map(({ to }) => to);
    expect(new Set(ways).size).toBe(3);
    expect(ways).not.toContain(`/${slug.replace(/\/index$/, "")}/`);
  },
);

test("[CONTENT-11] news share a place; a text without a place is a mistake of ours", () => {
  expect(placeOf("news/mil-linjalen")).toBe(newsPlace);
  expect(placeOf("news/index")).not.toBe(newsPlace);
  expect(() => placeOf("okant")).toThrow("okant");
});

test("[CONTENT-12] the trail begins at the start page and ends with the page itself", () => {
  expect(breadcrumbsOf(placeOf("kopvillkor"), "Köpvillkor")).toEqual([
    { label: "Start", to: "/" },
    { label: "Köpvillkor" },
  ]);
});

test("[CONTENT-12] the pages it lies under stand between, outermost first", () => {
  expect(breadcrumbsOf(placeOf("reklamationsnamnd"), "ARN")).toEqual([
    { label: "Start", to: "/" },
    { label: "Kontakt", to: "/kontakt/" },
    { label: "Kundservice", to: "/kundservice/" },
    { label: "Reklamation", to: "/reklamation/" },
    { label: "ARN" },
  ]);
});

test("[CONTENT-15] the advice page names each guide once", () => {
  const guides = adviceShelves().flatMap(({ guides }) => guides.map(({ to }) => to));
  expect(guides.length).toBeGreaterThan(10);
  expect(new Set(guides).size).toBe(guides.length);
});
