/**
 * For how long each log of what we do is kept. What happened in a case can be asked about for as long as the case is kept
 * (36 months at most, case-kinds.ts) and for a year after that; who has looked at what a register says of an owner, and
 * what was bid, for as long as claims from a purchase can be made.
 */
export const logMonths = {
  auditLog: 48,
  registerAccesses: 60,
  bidLog: 60,
  stockBatches: 48,
} as const;
export type StaffLog = keyof typeof logMonths;

/** What is older goes. */
export function retainedSince(log: StaffLog, now: Date): Date {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - logMonths[log]);
  return since;
}
