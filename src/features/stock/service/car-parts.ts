import { createHash } from "node:crypto";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { pictureKeys } from "#features/cars/rules/close-ups.ts";
import { conditionParts, conditionVerdicts } from "#features/cars/rules/condition.ts";
import { imageTypeLabels } from "#features/cars/rules/image-type-labels.ts";
import type { Database } from "#platform/db/database.ts";
import type { CarParts, PartFinding, PartPicture } from "../rules/car-parts.ts";
import { findLastEditors } from "../storage/car-edits.ts";
import { findCarId, findParts, type StoredParts } from "../storage/car-parts.ts";

/** What the history calls them. */
export const partFields = { pictures: "images", findings: "findings" } as const;

/** Pictures and findings of one car; null for a plate that we do not have. */
export async function readCarParts(db: Database, plate: LicensePlate): Promise<CarParts | null> {
  const carId = await findCarId(db, plate);
  return carId === null ? null : partsOf(db, carId);
}

export async function partsOf(db: Database, carId: number): Promise<CarParts> {
  const stored = await findParts(db, carId);
  const editors = await findLastEditors(db, carId, Object.values(partFields));
  const last = [...editors.values()].toSorted((a, b) => b.id - a.id)[0];
  return {
    version: versionOf(stored),
    ...namedParts(stored),
    last: last ? { name: last.memberName, at: last.at.toISOString() } : null,
  };
}

/** The same where, and only where, nothing has changed. */
export function versionOf({ images, findings }: StoredParts): string {
  const content = JSON.stringify([
    images.map(({ url, position, type, isHighlight }) => [url, position, type, isHighlight]),
    findings.map(({ id, part, verdict, note, imagePosition }) => [id, part, verdict, note, imagePosition]),
  ]);
  return createHash("sha256").update(content).digest("base64url").slice(0, 22);
}

type NamedParts = { pictures: PartPicture[]; findings: PartFinding[] };

/** By names that outlive a change of places. */
export function namedParts({ images, findings }: StoredParts): NamedParts {
  const keys = pictureKeys(images.map(({ url }) => url));
  const keyAt = new Map(images.map(({ position }, at) => [position, keys[at] ?? null]));
  return {
    pictures: images.map(({ position, ...image }, at) => ({ ...image, key: keys[at] ?? image.url })),
    findings: findings.map(({ id, imagePosition, ...finding }) => ({
      ...finding,
      key: String(id),
      picture: imagePosition === null ? null : (keyAt.get(imagePosition) ?? null),
    })),
  };
}

/** One line a picture, as the history keeps it. */
export function pictureLines(pictures: readonly PartPicture[]): string[] {
  return pictures.map(
    ({ url, type, isHighlight }) => `${imageTypeLabels[type]}${isHighlight ? ", framhävd" : ""}: ${url}`,
  );
}

export function findingLines(findings: readonly PartFinding[]): string[] {
  return findings.map(({ part, verdict, note, picture }) =>
    [`${conditionParts[part]}, ${conditionVerdicts[verdict].toLowerCase()}`, note, picture]
      .filter((word) => word !== null)
      .join(": "),
  );
}
