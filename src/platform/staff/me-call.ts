import { permissionsOf } from "#platform/auth/permissions.ts";
import { type StaffRequest, staffCall } from "./staff-call.ts";

/** Who is signed in and what they may: the one place where pages learn of roles. */
export const me = staffCall({
  method: "GET",
  path: "/api/staff/me",
  permission: null,
  title: "Vem som är inloggad",
  parameters: {},
  body: null,
  audit: null,
  handle: (_, __, { staffUser }: StaffRequest<unknown>) => ({
    ...staffUser,
    permissions: permissionsOf(staffUser.roles),
  }),
});
