import { expect, test } from "vitest";
import { slugForm } from "#features/stores/rules/store.ts";
import { contractLocations, demoChain } from "#tests/demo-chain.ts";
import { demoStores } from "./stores.ts";

const slugs = demoStores.map(({ slug }) => slug);

test("[VOCAB-19] the demo has every place of the contract's first list", () => {
  expect(slugs).toEqual(expect.arrayContaining(contractLocations.slice(0, -1)));
});

test("[VOCAB-20] the second list adds Strängnäs, and then there are seventeen and no others", () => {
  expect(contractLocations.at(-1)).toBe("strangnas");
  expect(slugs.toSorted()).toEqual(contractLocations.toSorted());
  expect(slugs).toHaveLength(17);
});

/** The contract's address, and the word as Swedes spell it. */
const spelledOtherwise: Readonly<Record<string, string>> = { weblager: "webblager" };

test("[VOCAB-21] without its accents and capitals a label is the value itself", () => {
  const { labels } = demoChain;
  expect(labels).toMatchObject({ jarfalla: "Järfälla", goteborg: "Göteborg", lanna: "Länna" });
  for (const [value, label] of Object.entries(labels)) {
    expect(value).toMatch(slugForm);
    expect(label).toMatch(/^\p{Lu}/u);
    expect(
      label
        .normalize("NFD")
        .replace(/\p{Mark}/gu, "")
        .toLowerCase(),
    ).toBe(spelledOtherwise[value] ?? value);
  }
});
