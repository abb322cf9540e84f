import fc from "fast-check";
import { expect, test } from "vitest";
import { anyPlate, aPlate } from "#tests/any-plate.ts";
import { withComparedPlate, withoutComparedPlate } from "./compared-plates.ts";

const plateAt = (at: number) => aPlate(`mlb${String(at).padStart(3, "0")}`);

test("[COMPSTOCK-9] newest first, each once, at most twenty; what is removed is gone, in whatever case", () => {
  const all = Array.from({ length: 25 }, (_, at) => plateAt(at));
  const kept = all.reduce<ReturnType<typeof withComparedPlate>>(withComparedPlate, []);
  expect(kept).toHaveLength(20);
  expect(kept[0]).toEqual({ licenseplate: plateAt(24) });
  expect(withComparedPlate(kept, plateAt(10)).map(({ licenseplate }) => licenseplate)).toEqual([
    plateAt(10),
    ...kept.map(({ licenseplate }) => licenseplate).filter((plate) => plate !== plateAt(10)),
  ]);
  fc.assert(
    fc.property(fc.array(anyPlate), anyPlate, (plates, plate) => {
      const kept = plates.reduce<ReturnType<typeof withComparedPlate>>(withComparedPlate, []);
      expect(withoutComparedPlate(withComparedPlate(kept, plate), plate.toUpperCase())).toEqual(
        withoutComparedPlate(kept, plate),
      );
    }),
  );
});
