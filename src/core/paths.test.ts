import fc from "fast-check";
import { expect, test } from "vitest";
import { paths } from "./paths.ts";

const car = { normalizedMake: "volvo", licenseplate: "mlb84a" };

test.each([
  [paths.home(), "/"],
  [paths.buy(), "/kopa-bil/"],
  [paths.car(car), "/kopa-bil/volvo/mlb84a/"],
  [paths.soldCar(car), "/salda-bilar/volvo/mlb84a/"],
])("[PATH-1] the address %s ends with a slash", (address, expected) => {
  expect(address).toBe(expected);
  expect(address.endsWith("/")).toBe(true);
});

test("[PATH-2] a query follows the slash, an empty one leaves no question mark", () => {
  expect(paths.buy(new URLSearchParams({ brands: "volvo" }))).toBe("/kopa-bil/?brands=volvo");
  expect(paths.buy(new URLSearchParams())).toBe("/kopa-bil/");
});

test("[PATH-3] the first page of the listing is the listing itself", () => {
  expect(paths.buyPage(1)).toBe(paths.buy());
  expect(paths.buyPage(2)).toBe("/kopa-bil/?page=2");
});

test("[PATH-4] what stands in a car's address can be read back from it", () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[a-z-]{1,12}$/),
      fc.stringMatching(/^[a-zåäö]{3}\d{2}[a-zåäö\d]$/),
      (make, plate) => {
        const segments = new URL(
          paths.car({ normalizedMake: make, licenseplate: plate }),
          "https://x.example",
        ).pathname.split("/");
        expect(segments.map(decodeURIComponent)).toEqual(["", "kopa-bil", make, plate, ""]);
      },
    ),
  );
});

test("[PATH-5] a plate is handed on without its spaces", () => {
  expect(paths.valuation("mlb 84a")).toBe("/vardera-bil/?licenseplate=mlb84a");
  expect(paths.tradeIn("mlb84a")).toBe("/byta-bil/?licenseplate=mlb84a");
  expect(paths.valuation()).toBe("/vardera-bil/");
});
