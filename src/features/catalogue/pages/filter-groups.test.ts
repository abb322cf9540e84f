import { expect, test } from "vitest";
import { filterFieldNames } from "../rules/filter.ts";
import { fieldsMissingFrom, groupsOfPage } from "./filter-groups.ts";

const { groups, fieldsWithoutGroup } = groupsOfPage;

test("[FACET-3] every field of the filter stands in a group, or is named as one that is asked otherwise; a field that was forgotten is named", () => {
  expect(fieldsMissingFrom(groups, fieldsWithoutGroup)).toEqual([]);
  const others = groups.filter((group) => group.title !== "Antal ägare");
  expect(fieldsMissingFrom(others, fieldsWithoutGroup)).toEqual(["ownersTo"]);
  expect(fieldsMissingFrom([], [])).toEqual(filterFieldNames);
});
