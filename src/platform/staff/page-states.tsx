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
