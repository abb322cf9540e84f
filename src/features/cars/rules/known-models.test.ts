import { expect, test } from "vitest";
import { findKnownModel, knownModels } from "./known-models.ts";
import { findMakeOfSeries } from "./makes.ts";

test("[KNOWN-1] no model is named twice, nor is it one of our series; what comes nearest is; a V70 is a Volvo, a kombi, and nearest to V60 and V90", () => {
  const series = knownModels.map((model) => model.series);
  expect(new Set(series).size).toBe(series.length);
  expect(series.filter((one) => findMakeOfSeries(one) !== null)).toEqual([]);
  expect(knownModels.flatMap(({ like }) => like).filter((one) => findMakeOfSeries(one) === null)).toEqual([]);
  expect(findKnownModel("v70")).toMatchObject({ make: "volvo", body: "kombi", like: ["v60", "v90"] });
  expect(findKnownModel("v60")).toBeNull();
});
