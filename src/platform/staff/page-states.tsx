import { namesOfRoles, type Permission } from "#platform/auth/permissions.ts";
import type { StaffCallFailed } from "./staff-api.ts";

export function Loading() {
  return (
    <p role="status" className="t2">
      Hämtar …
    </p>
  );
}

/** What is on the page stays; this says why it may be old. */
export function PageProblem({ problem }: { problem: StaffCallFailed }) {
  return (
    <p role="alert" className="st-note bad">
      {problem.message}
    </p>
  );
}

/** Over a form that somebody may see and not change. */
export function ReadOnlyNote({ permission }: { permission: Permission }) {
  return (
    <p className="st-note">
      Du kan läsa här, men inte ändra. Rollen {namesOfRoles(permission)} behövs för det.
    </p>
  );
}
