import { daysAfter } from "#core/dates/days-after.ts";
import type { Database } from "#platform/db/database.ts";
import { findStaffUsers } from "./audit-log.ts";

const lately = 90;

/** Whom a case can be given to: those of us who have done something here lately. The provider's directory is not ours to read. */
export function findColleagues(db: Database, now: Date): Promise<{ id: string; name: string }[]> {
  return findStaffUsers(db, daysAfter(now, -lately));
}
