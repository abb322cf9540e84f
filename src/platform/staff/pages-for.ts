import { may } from "#platform/auth/permissions.ts";
import type { Me } from "./me.ts";
import { staffPageNames, staffPages } from "./staff-pages.ts";

/** The pages these roles may open, in the order of the navigation. */
export function pagesFor({ roles }: Pick<Me, "roles">) {
  return staffPageNames
    .map((name) => ({ name, ...staffPages[name] }))
    .filter(({ group, permission }) => group !== null && may(roles, permission));
}
