import { expect, test } from "vitest";
import { paths } from "#core/paths.ts";
import { sortTextOf } from "./sort-texts.ts";

test("[ORDER-1] what is for sale: what can be bought, then reserved, then what waits for its price; adverts of others are nobody's but theirs", () => {
  const { recommended, owner } = sortTextOf(paths.buy()) ?? {};
  expect(recommended).toMatch(/köpa i dag.*reserverade.*saknar pris/);
  expect(owner).toContain("våra egna");
  const text = Object.values(sortTextOf(paths.externalAdverts()) ?? {}).join(" ");
  expect(text).toContain("säljs av andra");
  expect(text).not.toMatch(/våra egna|reserverade/);
});

test("[ORDER-1] sold cars stand by the day of their sale", () => {
  expect(sortTextOf(paths.sold())?.recommended).toContain("senast sålda bilen först");
  expect(sortTextOf("/om-oss/")).toBeNull();
});
