import { and, desc, eq, gt } from "drizzle-orm";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import type { Database } from "#platform/db/database.ts";
import { registerAccesses } from "./register-accesses.table.ts";

export type AccessRow = typeof registerAccesses.$inferSelect;
export type NewAccess = Omit<AccessRow, "id">;

/** Written before anything is shown: what is not written is not seen. */
export async function addAccess(db: Database, access: NewAccess): Promise<void> {
  await db.insert(registerAccesses).values(access);
}

/** Who has looked, the newest first. */
export function findAccesses(db: Database, plate: LicensePlate, limit: number): Promise<AccessRow[]> {
  return db
    .select()
    .from(registerAccesses)
    .where(eq(registerAccesses.licenseplate, plate))
    .orderBy(desc(registerAccesses.at), desc(registerAccesses.id))
    .limit(limit);
}

/** What somebody has opened since, the newest first. */
export function findOpenedParts(
  db: Database,
  { plate, staffId, since }: { plate: LicensePlate; staffId: string; since: Date },
): Promise<AccessRow[]> {
  return db
    .select()
    .from(registerAccesses)
    .where(
      and(
        eq(registerAccesses.licenseplate, plate),
        eq(registerAccesses.staffId, staffId),
        gt(registerAccesses.at, since),
      ),
    )
    .orderBy(desc(registerAccesses.at), desc(registerAccesses.id));
}
