import { expect, test } from "vitest";
import { pricePreview } from "./price-preview.ts";

const now = new Date("2026-11-16T09:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const published = { at: daysAgo(96), price: 319_900 };
const asked = (
  price: number | null,
  events = [published, { at: daysAgo(60), price: 304_900 }],
  status = 130,
) => pricePreview({ events, status, price, now });

test("[CAREDIT-10] a cut stands beside the lowest price of the 30 days before it, and says which days", () => {
  expect(asked(289_900)).toEqual({
    price: "289\u00a0900\u00a0kr",
    cut: { reference: "304\u00a0900\u00a0kr", referenceLabel: "lägst 30 dagar före" },
    why: "304\u00a0900\u00a0kr är lägsta priset 17 okt–15 nov. Det räknas ur liggaren och går inte att skriva.",
  });
});

test("[CAREDIT-10] a car that is newer than 30 days is compared with the time it has been for sale", () => {
  expect(asked(289_900, [{ at: daysAgo(4), price: 304_900 }]).why).toMatch(
    /^304\u00a0900\u00a0kr är lägsta priset sedan 12 nov, då bilen publicerades\./,
  );
});

test("[CAREDIT-10] where the law lets us compare with nothing, the sentence says why", () => {
  const raised = [published, { at: daysAgo(20), price: 280_000 }, { at: daysAgo(5), price: 319_900 }];
  expect(asked(289_900, raised)).toMatchObject({
    cut: null,
    why: "Ingen sänkning får visas: bilen har kostat 280\u00a0000\u00a0kr någon gång sedan 2026-10-17.",
  });
  expect(asked(329_900).why).toBe("Priset höjs. Något tidigare pris visas inte.");
  expect(asked(304_900).why).toBe("Priset är oförändrat, och ingen sänkning visas.");
  expect(asked(304_900, [], 120).why).toBe(
    "Visas när bilen publiceras. Bilens första pris: det finns inget att jämföra med.",
  );
  expect(asked(null)).toMatchObject({ price: null, cut: null });
  expect(asked(1_000, [published], 140).why).toContain("såld");
});

test("[CAREDIT-10] a cut that stands is shown on for its 30 days, also from a ledger that is ahead of the clock", () => {
  const cut = [published, { at: daysAgo(3), price: 299_900 }];
  expect(asked(299_900, cut).cut).toMatchObject({ reference: "319\u00a0900\u00a0kr" });
  const ahead = [published, { at: new Date(now.getTime() + 5_000), price: 299_900 }];
  expect(asked(289_900, ahead).cut).toMatchObject({ reference: "319\u00a0900\u00a0kr" });
});
