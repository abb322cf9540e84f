import fc from "fast-check";
import { expect, test } from "vitest";
import { type ConditionFinding, conditionParts } from "#features/cars/rules/condition.ts";
import { aCar } from "#tests/a-car.ts";
import { complaintsOfDamages } from "#tests/drawn-damages.ts";
import { conditionView } from "../condition-view.ts";
import { damageMarks, markSize } from "./damage-marks.ts";

const places = [
  ...["vänster bakdörr", "höger framskärm", "främre stötfångare", "bakre stötfångare höger", "bakluckan"],
  ...["taket", "vänster fram", "dörren", "någonstans"],
];
const anyFinding: fc.Arbitrary<ConditionFinding> = fc.record({
  part: fc.constantFrom(...(Object.keys(conditionParts) as (keyof typeof conditionParts)[])),
  verdict: fc.constantFrom("normal", "note", "fault"),
  note: fc.option(fc.constantFrom(...places).map((place) => `Repa, ${place}. 6 cm.`)),
  imagePosition: fc.option(fc.integer({ min: 0, max: 9 })),
});
const damagesOf = (findings: ConditionFinding[]) =>
  conditionView({ ...aCar({ inspectedOn: "2026-10-24" }), findings, images: [] });

test("[DAMAGE-7] drawing, list and sentence say the same of any findings", () => {
  fc.assert(
    fc.property(fc.array(anyFinding, { maxLength: 12 }), (findings) => {
      expect(complaintsOfDamages(damagesOf(findings))).toEqual([]);
    }),
  );
});

test("[DAMAGE-3] no mark covers another, however many are written of one place", () => {
  const same = Array.from(
    { length: 5 },
    (): ConditionFinding => ({
      part: "exteriorDamage",
      verdict: "note",
      note: "Repa, vänster bakdörr.",
      imagePosition: null,
    }),
  );
  const marks = damageMarks(damagesOf(same).damages, "left", String);
  expect(marks.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  for (const [at, a] of marks.entries())
    for (const b of marks.slice(at + 1))
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(markSize);
});
