import { expect, test } from "vitest";
import { type ConditionPart, conditionParts } from "#features/cars/rules/condition.ts";
import { damagePlace } from "#features/cars/rules/damage-place.ts";
import {
  findingZones,
  treatmentOf,
  treatments,
  withTreatment,
  zoneOf,
  zoneViewNames,
} from "./finding-zones.ts";

test("[CARPARTS-10] every part of the protocol is somewhere on the drawings", () => {
  const drawn = new Set(findingZones.map(({ part }) => part));
  expect(Object.keys(conditionParts).filter((part) => !drawn.has(part as ConditionPart))).toEqual([]);
});

test.each(findingZones.filter(({ start }) => start !== "").map((zone) => [zone.name, zone] as const))(
  "[CARPARTS-10] what is written at %s is drawn there on the advert",
  (_, zone) => {
    expect(damagePlace(zone.start)).toEqual({ view: zone.view, along: zone.along, up: zone.up });
    expect(zoneOf({ part: zone.part, note: `${zone.start} 6 cm.` })).toBe(zone);
  },
);

test("[CARPARTS-10] a part without a side is marked from above, and what has no place nowhere", () => {
  expect(zoneOf({ part: "engine", note: null })).toMatchObject({ view: "above", part: "engine" });
  expect(zoneOf({ part: "exteriorDamage", note: "Repa någonstans." })).toBeNull();
});

const [length, height] = [475, 147];
test.each(zoneViewNames)("[CARPARTS-10] no two places of the view %s lie on each other", (view) => {
  const zones = findingZones.filter((zone) => zone.view === view);
  const tall = view === "above" ? 190 : height;
  for (const [at, a] of zones.entries())
    for (const b of zones.slice(at + 1)) {
      const apart = Math.hypot((a.along - b.along) * length, (a.up - b.up) * tall);
      expect(apart, `${a.label} and ${b.label}`).toBeGreaterThan(22);
    }
});

test("[CARPARTS-11] what is done about it is the last sentence, and only one of them", () => {
  expect(withTreatment("Repa, vänster bakdörr. 6 cm", "Åtgärdas inte.")).toBe(
    "Repa, vänster bakdörr. 6 cm. Åtgärdas inte.",
  );
  const note = "Repa, vänster bakdörr.";
  for (const treatment of treatments) {
    const treated = withTreatment(note, treatment);
    expect(treatmentOf(treated)).toBe(treatment);
    expect(withTreatment(treated, "")).toBe(note);
    expect(withTreatment(treated, "Åtgärdat.")).toBe(`${note} Åtgärdat.`);
  }
  expect(withTreatment("", "Åtgärdat.")).toBe("Åtgärdat.");
});
