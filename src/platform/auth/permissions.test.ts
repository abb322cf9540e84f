import { expect, test } from "vitest";
import { may, namesOfRoles, permissions, permissionsOf, rolesFrom } from "./permissions.ts";

test("[PERMIT-1] an admin may everything, who has no role nothing", () => {
  expect(permissionsOf(["Admin"])).toEqual(permissions);
  expect(permissionsOf([])).toEqual([]);
});

test.each([
  ["Salesman", "workCases", true],
  ["Salesman", "logBids", false],
  ["Salesman", "trackPurchases", false],
  ["Salesman", "makeProposals", true],
  ["Purchaser", "logBids", true],
  ["Purchaser", "makeProposals", false],
  ["Purchaser", "readAuditLog", false],
] as const)("[PERMIT-1] %s, %s: %s", (role, permission, isAllowed) => {
  expect(may([role], permission)).toBe(isAllowed);
});

test("[PERMIT-1] two roles may what either may", () => {
  expect(may(["Salesman", "Purchaser"], "logBids")).toBe(true);
  expect(may(["Salesman", "Purchaser"], "makeProposals")).toBe(true);
});

test.each([undefined, null, "Admin", { 0: "Admin" }, ["admin"], [["Admin"]], [7]])(
  "[PERMIT-2] the roles %j are none",
  (claim) => {
    expect(rolesFrom(claim)).toEqual([]);
  },
);

test("[PERMIT-2] roles are a list, letter by letter; others beside them say nothing", () => {
  expect(rolesFrom(["Owner", "Salesman", "Admin", "Admin"])).toEqual(["Salesman", "Admin"]);
});

test("[PERMIT-5] who may is said from the table", () => {
  expect(namesOfRoles("readAuditLog")).toBe("Admin");
  expect(namesOfRoles("editStock")).toBe("Inköpare eller Admin");
  expect(namesOfRoles(null)).toBe("Säljare, Inköpare eller Admin");
});
