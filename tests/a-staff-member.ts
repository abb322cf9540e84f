import type { StaffMember } from "#platform/auth/staff-member.ts";

/** One of us; a test says only what it is about: aStaffMember({ roles: ["Salesman"] }). */
export function aStaffMember(said: Partial<StaffMember> = {}): StaffMember {
  return { id: "anna", name: "Anna Exempel", username: "anna@example.com", roles: ["Purchaser"], ...said };
}
