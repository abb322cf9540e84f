import { expect, test } from "vitest";
import { aPlate } from "#tests/any-plate.ts";
import { withoutCutText } from "./batch.ts";

test("[STOCKLIST-10] whose price is back but whose cut is shown no longer is named, with the reason; of none nothing is said", () => {
  expect(withoutCutText([aPlate("mlb001"), aPlate("mlb002")])).toMatch(
    /^Prissänkningen visas inte längre för MLB 001, MLB 002: .* det lägsta på 30 dagar\.$/,
  );
  expect(withoutCutText([])).toBeNull();
});
