/** As the identity provider writes them, letter by letter. */
export const staffRoles = ["Salesman", "Purchaser", "Admin"] as const;
export type StaffRole = (typeof staffRoles)[number];

export const roleLabels = {
  Salesman: "Säljare",
  Purchaser: "Inköpare",
  Admin: "Admin",
} as const satisfies Record<StaffRole, string>;

/** Whom our own provider asks for a second factor; another's has its own rules. */
export const rolesWithSecondFactor: readonly StaffRole[] = ["Admin"];

/** Who may do what. Every staff call and every page of the staff's side names one row. */
const rolesWith = {
  /** Read and answer what customers want of us. */
  workCases: ["Salesman", "Purchaser", "Admin"],
  /** Templates of answers that everybody has; one's own need no more than `workCases`. */
  shareTemplates: ["Admin"],
  /** Reservations and test drives. */
  workBookings: ["Salesman", "Purchaser", "Admin"],
  /** What is known of a car that is offered to us. */
  readTradeIns: ["Salesman", "Purchaser", "Admin"],
  /** What a car was bought for, what it has cost and what is left of its price. */
  seeMargin: ["Salesman", "Purchaser", "Admin"],
  /** A price below what the car was bought for and costs. */
  sellBelowCost: ["Admin"],
  logBids: ["Purchaser", "Admin"],
  trackPurchases: ["Purchaser", "Admin"],
  /** All statuses and what the public does not see. */
  readStock: ["Salesman", "Purchaser", "Admin"],
  editStock: ["Purchaser", "Admin"],
  makeProposals: ["Salesman", "Admin"],
  readAuditLog: ["Admin"],
  /** Jobs, letters and what was given up. */
  runJobs: ["Admin"],
} as const satisfies Record<string, readonly StaffRole[]>;

export type Permission = keyof typeof rolesWith;
export const permissions = Object.keys(rolesWith) as Permission[];

/** What a token says of roles, whatever it says: what is no role of ours gives nothing. */
export function rolesFrom(claim: unknown): StaffRole[] {
  const roles: readonly unknown[] = Array.isArray(claim) ? claim : [];
  return staffRoles.filter((role) => roles.includes(role));
}

export function permissionsOf(roles: readonly StaffRole[]): Permission[] {
  return permissions.filter((permission) => may(roles, permission));
}

export function may(roles: readonly StaffRole[], permission: Permission): boolean {
  const allowed: readonly StaffRole[] = rolesWith[permission];
  return roles.some((role) => allowed.includes(role));
}

/** "Inköpare eller Admin": whoever has one of them may; null is any of ours. */
export function namesOfRoles(permission: Permission | null): string {
  const labels = (permission === null ? staffRoles : rolesWith[permission]).map((role) => roleLabels[role]);
  return [labels.slice(0, -1).join(", "), ...labels.slice(-1)].filter(Boolean).join(" eller ");
}
