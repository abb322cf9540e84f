import type { StaffUser } from "#platform/auth/staff-user.ts";

/** One of us; a test says only what it is about: aStaffMember({ roles: ["Salesman"] }). */
export function aStaffMember(said: Partial<StaffUser> = {}): StaffUser {
  return { id: "anna", name: "Anna Exempel", username: "anna@example.com", roles: ["Purchaser"], ...said };
}
