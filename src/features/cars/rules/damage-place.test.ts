import { expect, test } from "vitest";
import { damagePlace } from "./damage-place.ts";

test.each([
  ["Repa, vänster bakdörr", "left", "rear half"],
  ["Buckla, höger framskärm", "right", "front half"],
  ["Kantstött fälg, vänster fram", "left", "front half"],
  ["Kantstött fälg, höger bak", "right", "rear half"],
  ["Lackskada, bakre stötfångare", "left", "rear half"],
  ["Parkeringsmärke, främre stötfångare", "left", "front half"],
  ["Repa, höger spegelkåpa", "right", "front half"],
  ["Stenskott, motorhuv", "left", "front half"],
  ["Repa, bakluckan", "left", "rear half"],
])("[DAMAGE-1] the place that is written is found on the drawing: %s", (text, side, half) => {
  const place = damagePlace(text);
  expect(place?.side).toBe(side);
  expect((place?.along ?? 0) < 0.5 ? "front half" : "rear half").toBe(half);
  expect(place?.up).toBeGreaterThan(0);
  expect(place?.up).toBeLessThan(1);
});

test.each(["Reva i förarstolens klädsel, 2 cm", "Hål efter mobilhållare i instrumentpanelen", ""])(
  "[DAMAGE-1] what is inside, or nowhere, has no place on it: %s",
  (text) => expect(damagePlace(text)).toBeNull(),
);

test("[DAMAGE-1] wheels are low, the roof is high, and front wheels are before rear ones", () => {
  const front = damagePlace("Kantstött fälg, vänster fram");
  const rear = damagePlace("Kantstött fälg, vänster bak");
  const roof = damagePlace("Buckla, taket");
  expect(front?.along).toBeLessThan(rear?.along ?? 0);
  expect(front?.up).toBeLessThan(roof?.up ?? 0);
});
