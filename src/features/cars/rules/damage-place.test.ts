import { expect, test } from "vitest";
import { damagePlace, zoneOfDamage } from "./damage-place.ts";

test.each([
  ["Repa, vänster bakdörr", "left", "rear half"],
  ["Buckla, höger framskärm", "right", "front half"],
  ["Kantstött fälg, vänster fram", "left", "front half"],
  ["Kantstött fälg, höger bak", "right", "rear half"],
  ["Lackskada, bakre stötfångare", "above", "rear half"],
  ["Repa, bakre stötfångare höger", "right", "rear half"],
  ["Repa, främre vänster dörr", "left", "front half"],
  ["Buckla, passagerardörren", "right", "front half"],
  ["Parkeringsmärke, främre stötfångare", "above", "front half"],
  ["Repa, höger spegelkåpa", "right", "front half"],
  ["Stenskott, motorhuv", "above", "front half"],
  ["Repa, bakluckan", "above", "rear half"],
])("[DAMAGE-1] the place that is written is found on the drawing: %s", (text, view, half) => {
  const place = damagePlace(text);
  expect(place?.view).toBe(view);
  expect((place?.along ?? 0) < 0.5 ? "front half" : "rear half").toBe(half);
  expect(place?.up).toBeGreaterThan(0);
  expect(place?.up).toBeLessThan(1);
});

test.each([
  "Reva i förarstolens klädsel, 2 cm",
  "Hål efter mobilhållare i instrumentpanelen",
  "Repa, bakdörr",
  "",
])("[DAMAGE-1] what is inside, on no side that is named, or nowhere, has no place on it: %s", (text) =>
  expect(damagePlace(text)).toBeNull(),
);

test("[DAMAGE-1] the roof is seen from above, and front wheels are before rear ones", () => {
  const front = damagePlace("Kantstött fälg, vänster fram");
  const rear = damagePlace("Kantstött fälg, vänster bak");
  expect(front?.along).toBeLessThan(rear?.along ?? 0);
  expect(damagePlace("Buckla, taket")?.view).toBe("above");
});

test.each([
  ["interiorDamage", "Repa, vänster framdörr, insidan.", "inside"],
  ["wheelDamage", "Kantstött, höger bak. 3 cm.", "right"],
  ["wheelDamage", null, "elsewhere"],
  ["engine", "Svettning vid ventilkåpan.", "elsewhere"],
  ["paint", "Flera stenskott på motorhuven.", "above"],
] as const)("[DAMAGE-7] %s, %s, is in one zone", (part, note, zone) => {
  expect(zoneOfDamage({ part, note }).zone).toBe(zone);
});
