import { expect, test } from "vitest";
import { defaultSortOrder, findSortOrder, sortOrderNames, sortOrders } from "./sort-orders.ts";

test("[SORT-1] the nine orders, the default first", () => {
  expect(sortOrderNames).toEqual([
    "rekommenderad",
    "nyaste-publiceringsdatum",
    "nyast",
    "aldsta",
    "hogsta-mil",
    "lagsta-mil",
    "hogsta-pris",
    "lagsta-pris",
    "storsta-prissankning",
  ]);
  expect(defaultSortOrder).toBe("rekommenderad");
});

test("[SORT-1] any other word is no order", () => {
  expect(findSortOrder("nyast")).toBe("nyast");
  expect(findSortOrder("billigast")).toBeNull();
  expect(findSortOrder("toString")).toBeNull();
});

test("[SORT-2] what the orders are called", () => {
  expect(Object.values(sortOrders)).toEqual([
    "Rekommenderad",
    "Senast publicerad",
    "Nyaste årsmodell",
    "Äldsta årsmodell",
    "Högst miltal",
    "Lägst miltal",
    "Högst pris",
    "Lägst pris",
    "Störst prissänkning",
  ]);
});
