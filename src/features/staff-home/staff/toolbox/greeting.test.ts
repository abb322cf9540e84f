import { expect, test } from "vitest";
import { greeting } from "./greeting.ts";

const car = { title: "Volvo V60", address: "https://example.com/kopa-bil/volvo/mlb84a/" };

test("[TOOLBOX-6] the own words, the car, its address and the signature; what is not written leaves no hole", () => {
  expect(greeting({ proposalsTemplate: "Här är bilen vi pratade om.", signature: "Anna, Täby" }, car)).toBe(
    `Här är bilen vi pratade om.\n\nVolvo V60\n${car.address}\n\nAnna, Täby`,
  );
  expect(greeting({ proposalsTemplate: " ", signature: "" }, car)).toBe(`Volvo V60\n${car.address}`);
});
