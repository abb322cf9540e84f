import { demoStores } from "#demo/stores.ts";
import { chainOf } from "#features/catalogue/rules/chain.ts";

/** The contract's locations, in its order (product §3, the second list). */
export const contractLocations = [
  "weblager",
  "recharge",
  "transport",
  "jarfalla",
  "nacka",
  "goteborg",
  "sundsvall",
  "tyreso",
  "taby",
  "vasteras",
  "ostersund",
  "orebro",
  "halmstad",
  "linkoping",
  "uppsala",
  "lanna",
  "strangnas",
] as const;

/** The demo's stores in that order. */
export const demoChain = chainOf(
  contractLocations.flatMap((slug) => demoStores.filter((store) => store.slug === slug)),
);
