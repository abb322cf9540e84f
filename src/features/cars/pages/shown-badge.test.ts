import { expect, test } from "vitest";
import { shownBadge, shownBadges } from "./shown-badge.ts";

const now = new Date("2026-11-15T12:00:00Z");
const lastWeek = new Date("2026-11-08T12:00:00Z");
const longAgo = new Date("2026-08-12T08:00:00Z");
const car = { status: 130, price: 200_000, publishedAt: lastWeek, hasLegalCut: false };
const labels = (badges: { label: string }[]) => badges.map(({ label }) => label);

test("[PAGE-12] the contract's badge goes before a lowered price", () => {
  expect(shownBadge({ ...car, status: 135, hasLegalCut: true }, now)?.label).toBe("Reserverad");
  expect(shownBadge({ ...car, hasLegalCut: true }, now)?.label).toBe("Sänkt pris");
  expect(shownBadge(car, now)).toBeNull();
});

test("[PAGE-13] new is what was published on the same Swedish day", () => {
  expect(shownBadge({ ...car, publishedAt: new Date("2026-11-14T23:30:00Z") }, now)?.label).toBe("Ny i dag");
  expect(shownBadge({ ...car, publishedAt: new Date("2026-11-14T22:30:00Z") }, now)).toBeNull();
  expect(shownBadge({ ...car, publishedAt: now, hasLegalCut: true }, now)?.label).toBe("Sänkt pris");
});

test("[PAGE-14] the advert joins a lowered price to Bra köp alone", () => {
  const cut = { ...car, hasLegalCut: true };
  expect(labels(shownBadges({ ...cut, publishedAt: longAgo }, now))).toEqual(["Bra köp", "Sänkt pris"]);
  expect(labels(shownBadges({ ...cut, status: 135 }, now))).toEqual(["Reserverad"]);
  expect(labels(shownBadges(cut, now))).toEqual(["Sänkt pris"]);
  expect(shownBadges(car, now)).toEqual([]);
});

test("[BADGE-10] Bra köp says what it rests on, the other badges need no words", () => {
  const noted = shownBadge({ ...car, publishedAt: longAgo, hasLegalCut: false }, now);
  expect(noted).toMatchObject({ label: "Bra köp", note: "i lager mer än 45 dagar" });
  expect(shownBadge({ ...car, status: 135, hasLegalCut: true }, now)).not.toHaveProperty("note");
});
