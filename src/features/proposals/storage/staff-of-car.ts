import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { bidLog } from "#features/trade-in/storage/bid-log.table.ts";
import type { Database } from "#platform/db/database.ts";
import { proposals, proposalVersions } from "./proposals.table.ts";

/** Whose car it is: who bought it, and who has it in a proposal that stands. */
export async function findStaffOfCar(tx: Database, plate: LicensePlate, now: Date): Promise<string[]> {
  const [buyer] = await tx
    .select({ staffId: bidLog.staffId })
    .from(bidLog)
    .where(and(eq(bidLog.licenseplate, plate), isNull(bidLog.undoneAt)))
    .orderBy(desc(bidLog.at))
    .limit(1);
  const sellers = await tx
    .selectDistinct({ staffId: proposals.staffId })
    .from(proposals)
    .innerJoin(proposalVersions, eq(proposalVersions.proposalId, proposals.id))
    .where(
      and(
        isNull(proposals.withdrawnAt),
        gt(proposalVersions.validUntil, now),
        sql`${proposals.draft} -> 'cars' @> ${JSON.stringify([{ licenseplate: plate }])}::jsonb`,
      ),
    );
  return [...new Set([...(buyer ? [buyer] : []), ...sellers].map(({ staffId }) => staffId))];
}
