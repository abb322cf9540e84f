import { expect, test } from "vitest";
import { type Make, makes } from "#features/cars/rules/makes.ts";
import { demoModels } from "../models/read-models.ts";
import { faceOfMake, shapeOf } from "./faces.ts";

test("[DEMOPICTURE-10] every make that we name, and every make of the demo, has one face", () => {
  expect(Object.keys(faceOfMake).toSorted()).toEqual(Object.keys(makes).toSorted());
  expect(demoModels().filter(({ make }) => !(make in faceOfMake))).toEqual([]);
});

test("[DEMOPICTURE-10] the ten most common makes of the demo are spread over all five faces", () => {
  const shares = new Map<Make, number>();
  for (const { make, share } of demoModels()) shares.set(make, (shares.get(make) ?? 0) + share);
  const common = [...shares].toSorted(([, a], [, b]) => b - a).slice(0, 10);
  expect(new Set(common.map(([make]) => faceOfMake[make])).size).toBe(5);
});

test("[DEMOPICTURE-10] a van has the face of vans, whoever made it", () => {
  expect(["volvo", "ford", "okänt"].map((make) => shapeOf("transportbil", make))).toEqual(
    Array(3).fill("transportbil"),
  );
  expect([shapeOf("suv", "volvo"), shapeOf("suv", "volkswagen"), shapeOf("cab", "okänt")]).toEqual([
    "suv-b",
    "suv",
    "cab",
  ]);
});
