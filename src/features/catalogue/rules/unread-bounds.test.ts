import { expect, test } from "vitest";
import { initialFilter } from "./filter.ts";
import { filterFromQuery } from "./filter-url.ts";
import { otherUnread, unreadBounds, unreadLabel } from "./unread-bounds.ts";

const read = (query: string) =>
  unreadBounds(filterFromQuery(new URLSearchParams(query), new Date("2026-11-16T12:00:00Z")));

test("[UNREAD-1] bounds that are no numbers are kept as they were written, in the order of the fields; words in other fields are no bounds", () => {
  expect(read("ownersTo=få&priceTo=Billig&yearFrom=2019&brands=volvo")).toEqual([
    { field: "priceTo", text: "Billig" },
    { field: "ownersTo", text: "få" },
  ]);
  expect(read("order=snyggast&page=sista&gearbox=halvautomat&hasAwd=kanske&cars=alla")).toEqual([]);
});

test("[UNREAD-1] what is asked in another way takes their place; the chip says which field, what was written and that it was not understood", () => {
  const unread = read("priceTo=billig&mileageTo=lite");
  expect(otherUnread({ ...initialFilter, priceTo: 200_000 }, unread)).toEqual([
    { field: "mileageTo", text: "lite" },
  ]);
  expect(unreadLabel({ field: "priceTo", text: "billig" })).toBe("Pris till: ”billig” förstod vi inte");
});
