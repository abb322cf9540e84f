import { subDays } from "date-fns";
import fc from "fast-check";
import { expect, test } from "vitest";
import { badgeFor } from "../rules/badge.ts";
import { shownBadge, shownBadges } from "./shown-badge.ts";

const now = new Date("2026-11-15T12:00:00Z");
const lastWeek = new Date("2026-11-08T12:00:00Z");
const longAgo = new Date("2026-08-12T08:00:00Z");
const at = { now, level: null };
const car = { status: 130, price: 200_000, publishedAt: lastWeek, hasLegalCut: false };
const labels = (badges: { label: string }[]) => badges.map(({ label }) => label);

test("[PAGE-12] the contract's badge goes before a lowered price", () => {
  expect(shownBadge({ ...car, status: 135, hasLegalCut: true }, at)?.label).toBe("Reserverad");
  expect(shownBadge({ ...car, hasLegalCut: true }, at)?.label).toBe("Sänkt pris");
  expect(shownBadge(car, at)).toBeNull();
});

test("[PAGE-13] new is what was published on the same Swedish day", () => {
  expect(shownBadge({ ...car, publishedAt: new Date("2026-11-14T23:30:00Z") }, at)?.label).toBe("Ny i dag");
  expect(shownBadge({ ...car, publishedAt: new Date("2026-11-14T22:30:00Z") }, at)).toBeNull();
  expect(shownBadge({ ...car, publishedAt: now, hasLegalCut: true }, at)?.label).toBe("Sänkt pris");
});

test("[PAGE-14] the advert joins a lowered price to a good deal alone", () => {
  const cut = { ...car, hasLegalCut: true };
  expect(labels(shownBadges({ ...cut, publishedAt: longAgo }, at))).toEqual(["Länge i lager", "Sänkt pris"]);
  expect(labels(shownBadges({ ...cut, status: 135 }, at))).toEqual(["Reserverad"]);
  expect(labels(shownBadges(cut, at))).toEqual(["Sänkt pris"]);
  expect(shownBadges(car, at)).toEqual([]);
});

test("[BADGE-10] a good deal says what it rests on, the other badges need no words", () => {
  const note = "i lager mer än 45 dagar";
  const waited = { ...car, publishedAt: longAgo };
  expect(shownBadge(waited, at)).toMatchObject({ label: "Länge i lager", note });
  expect(shownBadge(waited, { now, level: "level" })).toMatchObject({ label: "Bra köp", note });
  expect(shownBadge({ ...car, status: 135, hasLegalCut: true }, at)).not.toHaveProperty("note");
});

test("[BADGE-8] no car, however its price lies, is praised beside a market label that says over or nothing", () => {
  const anyCar = fc.record({
    status: fc.constantFrom(80, 90, 106, 110, 120, 130, 135, 140, 150),
    price: fc.option(fc.integer({ min: 1, max: 2_000_000 })),
    publishedAt: fc.option(fc.integer({ min: 0, max: 400 }).map((days) => subDays(now, days))),
    hasLegalCut: fc.boolean(),
  });
  const anyLevel = fc.constantFrom("under", "level", "over", null);
  fc.assert(
    fc.property(anyCar, anyLevel, (some, level) => {
      const message = shownBadges(some, { now, level });
      const praises = labels(message).includes("Bra köp");
      const wears = badgeFor(some, now) === "isGoodDeal";
      expect(praises).toBe(wears && (level === "under" || level === "level"));
      expect(labels(message).includes("Länge i lager")).toBe(wears && !praises);
    }),
  );
});
