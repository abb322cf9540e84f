import { expect, test } from "vitest";
import { insuranceExample } from "./insurance-example.ts";

test("[INSURE-2] the example names its classes, its day, and that it is no price of ours", () => {
  expect(insuranceExample().replaceAll("\u00a0", " ")).toBe(
    "Exempel på vad vi räknar med per år: upp till 100 hk 3 900 kr, upp till 150 hk 4 700 kr, upp till 200 hk 5 600 kr, upp till 300 hk 7 200 kr, starkare 9 800 kr. Det är ungefärlig helförsäkring för en förare över 25 år, efter motorns effekt, 1 november 2026. Ditt pris sätter försäkringsbolaget.",
  );
});
