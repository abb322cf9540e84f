import { me } from "#platform/staff/me-call.ts";
import type { StaffCall } from "#platform/staff/staff-call.ts";
import { features } from "../features.ts";
import type { Services } from "../services.ts";

/** Every call that only we may make, each with the permission that it needs. */
export const staffCalls: readonly StaffCall<Services>[] = [
  me,
  ...features.flatMap(({ staffCalls: calls = [] }) => calls),
];
