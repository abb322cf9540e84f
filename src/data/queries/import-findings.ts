import { and, gte, inArray } from "drizzle-orm";
import { closeUpType } from "#domain/car/close-ups.ts";
import type { ConditionFinding } from "#domain/car/condition.ts";
import { firstFindingPosition } from "#domain/car/image.ts";
import type { LicensePlate } from "#domain/plate/license-plate.ts";
import type { Transaction } from "../database.ts";
import { carImages } from "../schema/car-images.ts";
import { cars } from "../schema/cars.ts";
import { conditionFindings } from "../schema/condition-findings.ts";
import { findPreviews } from "./picture-sources.ts";
import { insertAll } from "./recordset.ts";

/** A finding and the address of its close-up. */
export type ImportedFinding = Omit<ConditionFinding, "imagePosition"> & { picture: string | null };

type WithFindings = { licenseplate: LicensePlate; findings?: ImportedFinding[] | undefined };

/** Puts what is told in place of what was found before, close-ups included; cars that say nothing keep theirs. [DATA-49] */
export async function replaceFindings(tx: Transaction, batch: readonly WithFindings[]): Promise<void> {
  const told = new Map(
    batch.flatMap(({ licenseplate, findings }) => (findings ? [[licenseplate, findings] as const] : [])),
  );
  if (told.size === 0) return;
  const owners = await tx
    .select({ id: cars.id, licenseplate: cars.licenseplate })
    .from(cars)
    .where(inArray(cars.licenseplate, [...told.keys()]));
  const rows = owners.flatMap(({ id, licenseplate }) =>
    (told.get(licenseplate) ?? []).map((finding, at) => ({
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
              carId,
              position,
              url: picture,
              type: closeUpType(part),
              isHighlight: false,
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
