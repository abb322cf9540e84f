import { expect, test } from "vitest";
import { cropOf, framingCount } from "./crops.ts";
import { demoSet } from "./demo-set.ts";

const almost = 0.000_001;

test("[DEMOPICTURE-3] every framing holds the whole car, in a frame of 3:2 too, and stays within the picture", () => {
  const boxes = Object.entries(demoSet().set.sources).flatMap(([name, { box }]) =>
    box ? [{ name, box }] : [],
  );
  expect(boxes.length).toBeGreaterThan(500);
  const wrong = boxes.flatMap(({ name, box }) =>
    Array.from({ length: framingCount }, (_, framing) => ({
      name,
      framing,
      crop: cropOf(box, framing),
    })).filter(({ crop }) => {
      if (!crop) return false;
      const [left, top, right, bottom] = box;
      const unseen = crop.height / 18;
      return (
        crop.left < 0 ||
        crop.top < 0 ||
        crop.left + crop.width > 1 + almost ||
        crop.top + crop.height > 1 + almost ||
        crop.left > left ||
        crop.left + crop.width < right ||
        crop.top + unseen > top + almost ||
        crop.top + crop.height - unseen < bottom - almost
      );
    }),
  );
  expect(wrong).toEqual([]);
});
