import { expect, test } from "vitest";
import { demoStores } from "#demo/stores.ts";
import { placeOf } from "./store-places.ts";

test("[STORE-12] no two stores of the demo have the same house", () => {
  const houses = demoStores.map((store) => JSON.stringify(placeOf(store).house));
  expect(new Set(houses).size).toBe(demoStores.length);
});

test("[STORE-12] a store that nobody has described has a house of its own too, always the same", () => {
  const houseOf = (slug: string) => placeOf({ slug, kind: "store" }).house;
  expect(houseOf("kiruna")).toEqual(houseOf("kiruna"));
  expect(houseOf("kiruna")).not.toEqual(houseOf("boden"));
  expect(placeOf({ slug: "boden", kind: "electric" }).house.front).toEqual(["chargers"]);
  expect(placeOf({ slug: "__proto__", kind: "store" })).toMatchObject({ ways: [], people: [] });
});

test("[STORE-13] [STORE-14] every store of the demo says the way by car, and names two people", () => {
  for (const store of demoStores) {
    const { ways, people } = placeOf(store);
    expect(ways[0]?.by).toBe("Bil");
    expect(ways[0]?.text).toMatch(/väg \d|E\d|Värmdöleden/);
    expect(people).toHaveLength(2);
    for (const { email } of people) expect(email).toMatch(/^[a-z]+\.[a-z]+@[a-z.]+$/);
  }
});
