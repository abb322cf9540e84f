import type { StaffRole } from "./permissions.ts";

/** Whoever of us asks, as their token says. */
export type StaffUser = {
  /** The identity provider's own, which outlives names and addresses. */
  id: string;
  name: string;
  username: string;
  roles: readonly StaffRole[];
};
