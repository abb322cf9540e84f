import { expect, test } from "vitest";
import { defaultSortOrder, findSortOrder, sortOrderNames, sortOrders } from "./sort-orders.ts";

test("[SORT-1] [SORT-2] the nine orders and what they are called, the default first", () => {
  expect(Object.entries(sortOrders)).toEqual([
    ["rekommenderad", "Rekommenderad"],
    ["nyaste-publiceringsdatum", "Senast publicerad"],
    ["nyast", "Nyaste årsmodell"],
    ["aldsta", "Äldsta årsmodell"],
    ["hogsta-mil", "Högst miltal"],
    ["lagsta-mil", "Lägst miltal"],
    ["hogsta-pris", "Högst pris"],
    ["lagsta-pris", "Lägst pris"],
    ["storsta-prissankning", "Störst prissänkning"],
  ]);
  expect(sortOrderNames).toEqual(Object.keys(sortOrders));
  expect(defaultSortOrder).toBe("rekommenderad");
});

test("[SORT-1] any other word is no order", () => {
  expect(findSortOrder("nyast")).toBe("nyast");
  expect(findSortOrder("billigast")).toBeNull();
  expect(findSortOrder("toString")).toBeNull();
});
