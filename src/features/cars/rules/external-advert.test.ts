import { expect, test } from "vitest";
import { sellerKind, variantInTitle } from "./external-advert.ts";

test("[EXTERNAL-1] a seller is private or a company, and nothing more", () => {
  expect(sellerKind({ sellerIsPrivate: true })).toBe("Privat säljare");
  expect(sellerKind({ sellerIsPrivate: false })).toBe("Företag");
});

test.each([
  ["Volvo V60 D4 Momentum", "D4 Momentum"],
  ["Volvo V60", ""],
  ["V60 D4, fin bil", "V60 D4, fin bil"],
  ["Volvo V60CC D4", "Volvo V60CC D4"],
])("[EXTERNAL-2] the title %j says beyond the name: %j", (title, variant) => {
  expect(variantInTitle({ make: "Volvo", model: "V60", title })).toBe(variant);
});
