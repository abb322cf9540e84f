import { and, gte, inArray } from "drizzle-orm";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { closeUpType } from "#features/cars/rules/close-ups.ts";
import type { ConditionFinding } from "#features/cars/rules/condition.ts";
import { emptyImage, firstFindingPosition } from "#features/cars/rules/image.ts";
import { carImages } from "#features/cars/storage/car-images.table.ts";
import { cars } from "#features/cars/storage/cars.table.ts";
import { conditionFindings } from "#features/cars/storage/condition-findings.table.ts";
import type { Transaction } from "#platform/db/database.ts";
import { insertAll } from "#platform/db/recordset.ts";
import { findPreviews } from "./picture-sources.ts";

/** A finding and the address of its close-up. */
export type ImportedFinding = Omit<ConditionFinding, "imagePosition"> & { picture: string | null };

type WithFindings = { licenseplate: LicensePlate; findings?: ImportedFinding[] | undefined };

/** Puts what is told in place of what was found before, close-ups included; cars that say nothing keep theirs. */
export async function replaceFindings(tx: Transaction, batch: readonly WithFindings[]): Promise<void> {
  const findingsOf = new Map(
    batch.flatMap(({ licenseplate, findings }) => (findings ? [[licenseplate, findings] as const] : [])),
  );
  if (findingsOf.size === 0) return;
  const owners = await tx
    .select({ id: cars.id, licenseplate: cars.licenseplate })
    .from(cars)
    .where(inArray(cars.licenseplate, [...findingsOf.keys()]));
  const rows = owners.flatMap(({ id, licenseplate }) =>
    (findingsOf.get(licenseplate) ?? []).map((finding, at) => ({
      ...finding,
      carId: id,
      position: firstFindingPosition + at,
    })),
  );
  const previews = await findPreviews(
    tx,
    rows.flatMap(({ picture }) => picture ?? []),
  );
  const ids = owners.map(({ id }) => id);
  await tx.delete(conditionFindings).where(inArray(conditionFindings.carId, ids));
  await tx
    .delete(carImages)
    .where(and(inArray(carImages.carId, ids), gte(carImages.position, firstFindingPosition)));
  await insertAll(
    tx,
    carImages,
    rows.flatMap(({ carId, position, part, picture }) =>
      picture === null
        ? []
        : [
            {
              ...emptyImage,
              carId,
              position,
              url: picture,
              type: closeUpType(part),
              preview: previews.get(picture) ?? null,
            },
          ],
    ),
  );
  await insertAll(
    tx,
    conditionFindings,
    rows.map(({ carId, part, verdict, note, picture, position }) => ({
      carId,
      part,
      verdict,
      note,
      imagePosition: picture === null ? null : position,
    })),
  );
}
