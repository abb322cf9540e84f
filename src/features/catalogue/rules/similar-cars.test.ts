import { expect, test } from "vitest";
import { similarTo } from "./similar-cars.ts";

test("[LIST-9] a car with make and model is compared with its own kind", () => {
  expect(similarTo({ make: "audi", model: "a4" })).toEqual({ make: "audi", model: "a4" });
});

test.each([{}, { make: "audi" }, { model: "a4" }, { make: "", model: "a4" }, { make: "audi", model: null }])(
  "[LIST-9] %j is too little, so volvo xc60",
  (car) => {
    expect(similarTo(car)).toEqual({ make: "volvo", model: "xc60" });
  },
);
