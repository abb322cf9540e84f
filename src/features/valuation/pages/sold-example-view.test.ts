import { expect, test } from "vitest";
import { soldExampleView } from "./sold-example-view.ts";

test("[LANDING-2] [SALE-1] the example names the model, the range and how many cars it stands for", () => {
  const golf = {
    make: "Volkswagen",
    model: "Golf",
    modelYear: 2019,
    count: 8,
    lowest: 139_000,
    highest: 161_000,
  };
  expect(soldExampleView(golf)).toMatchObject({
    title: "Volkswagen Golf 2019",
    range: "139\u00a0000–161\u00a0000\u00a0kr",
    count: "8 sålda bilar",
    note: expect.stringContaining("annonspris när bilen såldes"),
  });
});
