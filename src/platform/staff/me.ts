import type { Permission, StaffRole } from "#platform/auth/permissions.ts";

/** What the staff calls answer, as JSON carries it: a moment is a text. */
export type Me = {
  id: string;
  name: string;
  username: string;
  roles: StaffRole[];
  permissions: Permission[];
};
