import { may } from "#domain/sign-in/permissions.ts";
import { staffPageNames, staffPages } from "#domain/staff/staff-pages.ts";
import type { Me } from "../answers.ts";

/** The pages that are offered to these roles, in the order of the navigation. [DESK-9] */
export function pagesFor({ roles }: Pick<Me, "roles">) {
  return staffPageNames
    .map((name) => ({ name, ...staffPages[name] }))
    .filter(({ group, permission }) => group !== null && may(roles, permission));
}
