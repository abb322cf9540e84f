import { expect, test } from "vitest";
import { learnSeries, queryOfForm } from "./query-of-form.ts";

const mixed = [
  ["brands", "mini"],
  ["series", "v60"],
  ["priceTo", ""],
] satisfies [string, string][];

test("[FORM-2] [FORM-3] what a make stands for is left to the server until it is known here", async () => {
  expect(queryOfForm(mixed).toString()).toBe("brands=mini&series=v60&priceTo=&brands=");
  expect(queryOfForm([...mixed.slice(1)]).toString()).toBe("series=v60");
  expect(queryOfForm([...mixed.slice(0, 1)]).toString()).toBe("brands=mini");
  await learnSeries();
  expect(queryOfForm(mixed).toString()).toBe("series=v60&series=cooper&series=countryman&series=clubman");
});
