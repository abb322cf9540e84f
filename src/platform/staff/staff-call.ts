import type * as z from "zod";
import type { Permission } from "#platform/auth/permissions.ts";
import type { StaffUser } from "#platform/auth/staff-user.ts";
import type { Database } from "#platform/db/database.ts";
import type { Parameters, ParameterValues } from "#platform/http/parameters.ts";
import type { AuditAction } from "./audit-actions.ts";
import type { NewAudit } from "./audit-log.ts";

/** Who asks and when, how a change is noted, and the services that the call names as its `Uses`. */
export type StaffRequest<Uses> = Uses & {
  now: Date;
  staffUser: StaffUser;
  /** Notes a change, in the transaction that makes it. */
  note: (tx: Database, entry: NewAudit) => Promise<void>;
};

/**
 * One row: who may, what is asked, what is noted and what is answered. Whoever has no token never comes to `handle`, nor
 * who may not; tests/site/staff-matrix.test.ts walks all rows.
 */
export type StaffCall<Uses> = {
  method: "GET" | "POST";
  /** As the router reads it, without a final slash: "/api/staff/cases/:number". */
  path: string;
  /** Null: whoever is signed in, with or without a role. */
  permission: Permission | null;
  title: string;
  /** What stands in the path and the query. */
  parameters: Parameters;
  /** What is sent, with the Swedish message of each field; null where nothing is. */
  body: z.ZodType | null;
  /** How much that may be; not said: what a form holds. */
  maxBytes?: number;
  /**
   * A look at what tells of a person is noted before it is answered; who changes something notes it with `request.note`,
   * and is not answered without; null where nobody's data is shown and nothing changed.
   */
  audit:
    | { action: AuditAction; subjectOf: (values: ParameterValues<Parameters>) => string }
    | "change"
    | null;
  /** What `data.json` holds. */
  handle: (values: ParameterValues<Parameters>, sent: unknown, request: StaffRequest<Uses>) => unknown;
};

/** Lets the compiler see what each call can be asked and sent. */
export function staffCall<Uses, const Declared extends Parameters, Body extends z.ZodType = z.ZodNull>(
  call: Omit<StaffCall<Uses>, "parameters" | "body" | "handle" | "audit"> & {
    parameters: Declared;
    body: Body | null;
    audit:
      | { action: AuditAction; subjectOf: (values: ParameterValues<Declared>) => string }
      | "change"
      | null;
    handle: (values: ParameterValues<Declared>, sent: z.output<Body>, request: StaffRequest<Uses>) => unknown;
  },
): StaffCall<Uses> {
  return call as unknown as StaffCall<Uses>;
}
