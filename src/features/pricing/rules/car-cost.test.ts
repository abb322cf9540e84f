import { expect, test } from "vitest";
import { carCost } from "./car-cost.ts";

test("[COSTLOG-1] a cost is of a plate, a kind and a sum; what is put right is below nothing", () => {
  expect(carCost.parse({ licenseplate: "MLB 84A", kind: "tyres", kronor: "3 200" })).toEqual({
    licenseplate: "mlb84a",
    kind: "tyres",
    kronor: 3_200,
    note: null,
  });
  expect(carCost.parse({ licenseplate: "MLB84A", kind: "paint", kronor: -500 }).kronor).toBe(-500);
});

test.each([
  ["no sum", { kronor: "" }, "Kostnad saknas/felaktigt"],
  ["nothing", { kronor: 0 }, "Kostnad saknas/felaktigt"],
  ["another kind", { kind: "party" }, "Välj vad det gäller"],
  ["no plate", { licenseplate: "" }, "Regnr saknas/felaktigt"],
])("[COSTLOG-1] %s is refused", (_, wrong, message) => {
  const said = carCost.safeParse({ licenseplate: "MLB 84A", kind: "tyres", kronor: 1, ...wrong });
  expect(said.error?.issues.map((issue) => issue.message)).toEqual([message]);
});
