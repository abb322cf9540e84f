import fc from "fast-check";
import { expect, test } from "vitest";
import {
  benefitDelayMs,
  buyChoices,
  checkMarkMs,
  defaultHomeTab,
  findPlateTarget,
  homeTabs,
} from "./home-tab.ts";

test("[HOME-1] buy, trade-in and sell, with buy open", () => {
  expect(Object.values(homeTabs).map(({ label }) => label)).toEqual(["Köpa Bil", "Byta Bil", "Sälja Bil"]);
  expect(defaultHomeTab).toBe("buy");
});

test("[HOME-2] Personbilar and Transportbilar lead to the listing of that type", () => {
  expect(buyChoices).toEqual([
    { label: "Personbilar", types: "personbil" },
    { label: "Transportbilar", types: "transportbil" },
  ]);
});

test("[HOME-3] benefit lines come at 250, 500, 750 ms; each line comes 250 ms after the one before", () => {
  expect([0, 1, 2].map(benefitDelayMs)).toEqual([250, 500, 750]);
  fc.assert(
    fc.property(fc.nat({ max: 50 }), (index) => benefitDelayMs(index + 1) - benefitDelayMs(index) === 250),
  );
});

test("[HOME-4] the check mark takes 700 ms", () => {
  expect(checkMarkMs).toBe(700);
});

test.each([
  ["sell", "vardera_bil"],
  ["tradeIn", "byta_bil"],
] as const)("[HOME-6] a plate under %s leads to %s, without spaces", (tab, route) => {
  expect(findPlateTarget(tab, " MLB 84A ")).toEqual({ route, query: { licenseplate: "mlb84a" } });
});

test.each(["", "MLB", "MLB 84", "12345A", "MLB 84AB"])("[HOME-7] %j leads nowhere", (input) => {
  expect(findPlateTarget("sell", input)).toBeNull();
});
