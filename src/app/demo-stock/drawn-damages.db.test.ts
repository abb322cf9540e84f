import { expect, test } from "vitest";
import { makeDemoStock } from "#demo/make-stock.ts";
import { conditionView } from "#features/adverts/pages/condition-view.ts";
import type { DamageZone } from "#features/cars/rules/damage-place.ts";
import { complaintsOfDamages } from "#tests/drawn-damages.ts";

const { entries } = makeDemoStock({ today: new Date("2026-11-15T12:00:00Z") });
const listed = entries.filter(({ car }) => car.status < 140);

test("[DAMAGE-7] of every car of the stock drawing, list and sentence say the same", () => {
  const views = listed.map(({ car, findings, images }) => conditionView({ ...car, id: 1, findings, images }));
  const some = views.filter(({ damages }) => damages.length > 0);
  expect(some.length).toBeGreaterThan(1_000);
  expect(some.flatMap(complaintsOfDamages)).toEqual([]);
  const none = views.filter(({ damages }) => damages.length === 0);
  expect(none.filter(({ summary }) => /En skada|\d skador/.test(summary))).toEqual([]);
});

/** Read from the words once more, by what the demo's technicians write. */
const zoneIn = (part: string, words: string): DamageZone => {
  if (part === "interiorDamage") return "inside";
  if (/vänster|förardörr/.test(words)) return "left";
  return /höger|passagerardörr/.test(words) ? "right" : "above";
};

test("[DAMAGE-1] [DAMAGE-7] every damage of the stock is in the zone that its words name", () => {
  const wrong = listed.flatMap(({ car, findings, images }) => {
    const isBody = ({ part }: { part: string }) => /^(exterior|interior|wheel)Damage$/.test(part);
    const found = findings.filter(isBody);
    const { damages } = conditionView({ ...car, id: 1, findings: found, images });
    return damages.filter(({ heading, zone }, at) => zone !== zoneIn(found[at]?.part ?? "", heading));
  });
  expect(wrong.map(({ heading, zone }) => `${heading}: ${zone}`)).toEqual([]);
});
