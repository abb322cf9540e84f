import fc from "fast-check";
import { expect, test } from "vitest";
import { closeUpType, pictureKeys, withCloseUpsInPlace } from "./close-ups.ts";
import { firstFindingPosition, imageTypes } from "./image.ts";

const keysAt = (pictures: readonly { key: string; position: number }[]) =>
  pictures.map(({ key, position }) => [key, position]);

test("[CARPARTS-4] close-ups of findings stand after all others, in the order that was given", () => {
  const pictures = ["a", "b", "c", "d"].map((key) => ({ key }));
  expect(keysAt(withCloseUpsInPlace(pictures, new Set(["d", "b"])))).toEqual([
    ["a", 0],
    ["c", 1],
    ["b", firstFindingPosition],
    ["d", firstFindingPosition + 1],
  ]);
});

test("[CARPARTS-4] every picture has a place of its own, and to arrange again changes nothing", () => {
  const keys = fc.uniqueArray(fc.constantFrom(..."abcdefgh"));
  fc.assert(
    fc.property(keys, keys, (all, some) => {
      const closeUps = new Set(some);
      const once = withCloseUpsInPlace(
        all.map((key) => ({ key })),
        closeUps,
      );
      expect(new Set(once.map(({ position }) => position)).size).toBe(all.length);
      expect(once.map(({ key }) => key).toSorted()).toEqual(all.toSorted());
      expect(withCloseUpsInPlace(once, closeUps)).toEqual(once);
    }),
  );
});

test("[CARPARTS-3] a picture that is there twice has two names, whatever stands between", () => {
  expect(pictureKeys(["/a", "/b", "/a", "/a"])).toEqual(["/a", "/b", "/a 2", "/a 3"]);
});

test("[DATA-49] a close-up stands in the tab of its finding", () => {
  expect(closeUpType("wheelDamage")).toBe(imageTypes.wheels);
  expect(closeUpType("engine")).toBe(imageTypes.damages);
});
