import { listJobs, readAudits, reviveJobs } from "./admin-calls.ts";
import { assignCase, listCases, readCase, tellCase, today } from "./case-calls.ts";
import { me } from "./me-call.ts";
import { searchStaff } from "./search-call.ts";
import type { StaffCall } from "./staff-call.ts";

/** Every call that only we may make, each with the permission that it needs. [PERMIT-3] */
export const staffCalls: readonly StaffCall[] = [
  me,
  today,
  searchStaff,
  listCases,
  readCase,
  assignCase,
  tellCase,
  listJobs,
  reviveJobs,
  readAudits,
];
