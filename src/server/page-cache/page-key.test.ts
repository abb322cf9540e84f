import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pageKey } from "./page-key.ts";

test.each([
  ["/kopa-bil/", "/kopa-bil/"],
  ["/kopa-bil/?brands=volvo&page=2", "/kopa-bil/?brands=volvo&page=2"],
  ["/kopa-bil/?utm_source=brev&utm_medium=epost", "/kopa-bil/"],
  ["/kopa-bil/?gclid=abc&brands=volvo&fbclid=d", "/kopa-bil/?brands=volvo"],
  ["/kopa-bil/?UTM_Source=brev", "/kopa-bil/"],
  ["/kopa-bil/?nonsens=1&BRANDS=volvo", "/kopa-bil/?BRANDS=volvo"],
  ["/kopa-bil/?search=a%20b", "/kopa-bil/?search=a%20b"],
  ["/kopa-bil/?payment=monthly&x=1", "/kopa-bil/?payment=monthly"],
  ["/kopa-bil/svar/?brands=volvo&x=1", "/kopa-bil/svar/?brands=volvo"],
  ["/kopa-bil/_.data?brands=volvo&_routes=root&x=1", "/kopa-bil/_.data?brands=volvo&_routes=root"],
  ["/kopa-bil/volvo/mlb001/?manader=36&brands=volvo", "/kopa-bil/volvo/mlb001/?manader=36"],
  [
    "/bilfinansiering/?licenseplate=mlb84a&restvarde=35&utm=1",
    "/bilfinansiering/?licenseplate=mlb84a&restvarde=35",
  ],
  ["/butik/?postnummer=11122&x=1", "/butik/?postnummer=11122"],
  ["/salj-din-bil/?licenseplate=mlb001&x=1", "/salj-din-bil/?licenseplate=mlb001"],
  ["/kontakt/?licenseplate=mlb001&x=1", "/kontakt/?licenseplate=mlb001"],
  ["/ride/?licenseplate=mlb001&x=1", "/ride/?licenseplate=mlb001"],
  ["/nyhetsbrev/?kvitto=1&x=1", "/nyhetsbrev/?kvitto=1"],
  ["/favoriter/svar/?bilar=mlb001.0&sedan=5&x=1", "/favoriter/svar/?bilar=mlb001.0&sedan=5"],
  ["/jamfora-lager/?licenseplate=mlb001&miltal=8000&x=1", "/jamfora-lager/?licenseplate=mlb001&miltal=8000"],
  ["/jamfora-bilar/?bilar=mlb001&mil=900&x=1", "/jamfora-bilar/?bilar=mlb001&mil=900"],
  ["/customer-uploads/?t=a.b&x=1", "/customer-uploads/?t=a.b"],
  ["/ride/?plate=mlb001&x=1", "/ride/?plate=mlb001"],
  ["/om-oss/?nummer=1", "/om-oss/"],
  ["/?brands=volvo", "/"],
  ["/takeover/?utm_source=blad", "/takeover/?utm_source=blad"],
])("[PAGECACHE-2] %s is the page %s", (address, key) => {
  expect(pageKey(address)).toBe(key);
});

test.each(["/kopa-bil/?search=", "/takeover/?x=", "/kopa-bil/?x=1&search=", "/"])(
  "[PAGECACHE-5] what begins %s and goes on for a kilobyte is not cached",
  (beginning) => {
    expect(pageKey(beginning + "a".repeat(1_024))).toBeNull();
    expect(pageKey(beginning + "a".repeat(16_000))).toBeNull();
  },
);

test("[PAGECACHE-2] every route that reads its query is known to the cache", () => {
  const readers = globSync("src/web/routes/**/*.{ts,tsx}").filter((file) =>
    readFileSync(file, "utf8").includes("searchParams"),
  );
  expect(readers.toSorted()).toEqual([
    // With a workshop it is cached by nobody.
    "src/web/routes/bookings/service.tsx",
    "src/web/routes/cars/advert/load-advert.server.ts",
    "src/web/routes/cars/advert/load-viewer.server.ts",
    "src/web/routes/cars/listing/load-list-pages.server.ts",
    "src/web/routes/cars/suggestions.ts",
    // Those of a case and of mail are one reader's own, and cached by nobody.
    "src/web/routes/cases/case.tsx",
    "src/web/routes/cases/customer-uploads.tsx",
    "src/web/routes/compare-stock/compare-stock.tsx",
    // A comparison is one reader's own; the page without cars is cached.
    "src/web/routes/compare/compare.tsx",
    "src/web/routes/compare/load-compare.server.ts",
    "src/web/routes/content/contact.tsx",
    "src/web/routes/content/financing.tsx",
    "src/web/routes/content/form-page.tsx",
    "src/web/routes/content/payment-plan.ts",
    // What a browser has kept is its own, and cached by nobody.
    "src/web/routes/favorites/kept-cars.ts",
    "src/web/routes/mail/confirm-newsletter.tsx",
    "src/web/routes/mail/inbox.tsx",
    "src/web/routes/mail/unsubscribe.tsx",
    // For whoever is signed in, or about to be.
    "src/web/routes/my-pages/erase.tsx",
    "src/web/routes/my-pages/sign-in.tsx",
    // For whoever has the link.
    "src/web/routes/proposal/load-proposal.server.ts",
    // A reservation's form has a key of its own: only the text without a car is cached.
    "src/web/routes/reservation/hold.tsx",
    "src/web/routes/reservation/reserve.tsx",
    "src/web/routes/sell/plate-start.tsx",
    "src/web/routes/stores/list.tsx",
    "src/web/routes/test-drives/ride.tsx",
    // For one reader: what they watch, or are about to.
    "src/web/routes/watch/watch.tsx",
  ]);
});
