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
  ["/kopa-bil/volvo/mlb001/?postnummer=90326&x=1", "/kopa-bil/volvo/mlb001/?postnummer=90326"],
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
  ["/jamfora-lager/svar/?licenseplate=mlb001&x=1", "/jamfora-lager/svar/?licenseplate=mlb001"],
  ["/jamfora-lager/?licenseplate=mlb001", "/jamfora-lager/"],
  ["/jamfora-bilar/?bilar=mlb001&mil=900&x=1", "/jamfora-bilar/?bilar=mlb001&mil=900"],
  ["/customer-uploads/?x=1", "/customer-uploads/"],
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
  const readers = globSync("src/{app,features}/**/*.{route,server}.{ts,tsx}").filter((file) =>
    readFileSync(file, "utf8").includes("searchParams"),
  );
  expect(readers.toSorted()).toEqual(
    [
      // With a workshop it is cached by nobody.
      "src/features/bookings/pages/service.route.tsx",
      "src/features/adverts/pages/load-advert.server.ts",
      "src/features/adverts/pages/load-viewer.server.ts",
      "src/features/catalogue/pages/load-list-pages.server.ts",
      "src/features/catalogue/pages/suggestions.route.ts",
      // Those of a case and of mail are one reader's own, and cached by nobody.
      "src/features/cases/pages/find-case-page.server.ts",
      "src/features/cases/pages/customer-uploads.route.tsx",
      "src/features/compare/pages/stock-comparison/compare-stock-data.route.ts",
      // A comparison is one reader's own; the page without cars is cached.
      "src/features/compare/pages/compare.route.tsx",
      "src/features/compare/pages/load-compare.server.ts",
      "src/features/cases/pages/contact.route.tsx",
      "src/features/financing/pages/financing.route.tsx",
      "src/features/cases/pages/form-page.route.tsx",
      "src/features/financing/pages/payment-plan.route.ts",
      // What a browser has kept is its own, and cached by nobody.
      "src/features/favourites/pages/saved-cars.route.ts",
      "src/features/newsletter/pages/confirm-newsletter.route.tsx",
      "src/features/inbox/pages/inbox.route.tsx",
      "src/features/newsletter/pages/unsubscribe.route.tsx",
      // For whoever is signed in, or about to be.
      "src/features/accounts/pages/erase.route.tsx",
      "src/features/accounts/pages/sign-in.route.tsx",
      // For whoever has the link.
      "src/features/proposals/pages/load-proposal.server.ts",
      // A reservation's form has a key of its own: only the text without a car is cached.
      "src/features/reservations/pages/reservation.route.tsx",
      "src/features/reservations/pages/reserve.route.tsx",
      "src/features/valuation/pages/plate-start.route.tsx",
      "src/features/store-pages/pages/list.route.tsx",
      "src/features/bookings/pages/test-drive.route.tsx",
      // For one reader: what they watch, or are about to.
      "src/features/saved-searches/pages/saved-search.route.tsx",
    ].toSorted(),
  );
});

test.each(["/customer-uploads/?t=a.b", "/reservera-bil/?licenseplate=mlb84a&ko=a.b"])(
  "[PAGECACHE-2] %s is one reader's, and no page for the next",
  (address) => {
    expect(pageKey(address)).toBeNull();
  },
);
