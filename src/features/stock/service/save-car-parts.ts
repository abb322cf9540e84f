import { isDeepStrictEqual } from "node:util";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { closeUpType, withCloseUpsInPlace } from "#features/cars/rules/close-ups.ts";
import { isDamageImage } from "#features/cars/rules/gallery.ts";
import { maxPictures } from "#features/cars/rules/image.ts";
import { findPreviews } from "#features/stock-import/storage/picture-sources.ts";
import type { StaffUser } from "#platform/auth/staff-user.ts";
import type { Database, Transaction } from "#platform/db/database.ts";
import { type CarParts, isNewFinding, type PartFinding, type PartPicture } from "../rules/car-parts.ts";
import type { NewFindings, NewPictures } from "../rules/car-parts-body.ts";
import { type EditedField, insertCarEdits, lockCars } from "../storage/car-edits.ts";
import { findCarId, findParts, rewriteFindings, rewriteImages } from "../storage/car-parts.ts";
import { findingLines, namedParts, partFields, partsOf, pictureLines, versionOf } from "./car-parts.ts";

/** A change that cannot be saved, with the message for its field. */
export class PartsRefused extends Error {
  readonly why: "gone" | "changed" | "wrong";
  constructor(why: PartsRefused["why"], message: string) {
    super(message);
    this.why = why;
  }
}

type Lists = Pick<CarParts, "pictures" | "findings">;
export type CarPartsToSave = {
  plate: LicensePlate;
  version: string;
  staffUser: StaffUser;
  batch: string;
  now: Date;
  /** Whether a picture with this address lies in our store. */
  hasPicture: (url: string) => Promise<boolean>;
  note: (tx: Transaction, what: string) => Promise<void>;
};

/**
 * The pictures of a car as they shall be, all of them, in one transaction: findings follow theirs to the new places, and
 * lose those that are gone.
 */
export function savePictures(
  db: Database,
  { pictures }: NewPictures,
  saving: CarPartsToSave,
): Promise<CarParts> {
  return save(db, saving, async (tx, { pictures: before, findings }) => {
    const known = new Map(before.map((picture) => [picture.key, picture]));
    const added = pictures.filter(({ key }) => !known.has(key)).map(({ key }) => key);
    const previews = await findPreviews(tx, added);
    for (const url of added)
      if (!(await saving.hasPicture(url)))
        throw new PartsRefused(
          "wrong",
          `Bild ${placeOf(pictures, url)} finns inte hos oss. Ladda upp den igen.`,
        );
    const after = pictures.map(({ key, type, isHighlight }): PartPicture => {
      const { url, preview } = known.get(key) ?? { url: key, preview: previews.get(key) ?? null };
      return { key, url, type, isHighlight, preview };
    });
    const keys = new Set(after.map(({ key }) => key));
    return {
      pictures: after,
      findings: findings.map((finding) =>
        finding.picture === null || keys.has(finding.picture) ? finding : { ...finding, picture: null },
      ),
    };
  });
}

/** What was found on a car, all of it; a picture becomes the close-up of its finding. */
export function saveFindings(
  db: Database,
  { findings }: NewFindings,
  saving: CarPartsToSave,
): Promise<CarParts> {
  return save(db, saving, async (_, { pictures, findings: before }) => {
    const known = new Set(before.map(({ key }) => key));
    const keys = new Set(pictures.map(({ key }) => key));
    for (const finding of findings) {
      if (!isNewFinding(finding) && !known.has(finding.key))
        throw new PartsRefused("wrong", "Ett fynd finns inte längre. Ladda om sidan.");
      if (finding.picture !== null && !keys.has(finding.picture))
        throw new PartsRefused("wrong", "Bilden till ett fynd finns inte på bilen. Spara bilderna först.");
    }
    const partOf = new Map(
      findings.flatMap(({ picture, part }) => (picture === null ? [] : [[picture, part]])),
    );
    return {
      findings,
      pictures: pictures.map((picture) => {
        const part = partOf.get(picture.key);
        return part === undefined || isDamageImage(picture)
          ? picture
          : { ...picture, type: closeUpType(part) };
      }),
    };
  });
}

async function save(
  db: Database,
  { plate, version, staffUser, batch, now, note }: CarPartsToSave,
  change: (tx: Transaction, before: Lists) => Promise<Lists>,
): Promise<CarParts> {
  return db.transaction(async (tx) => {
    const carId = await findCarId(tx, plate);
    // Until the end nobody else changes the car, or what belongs to it.
    if (carId === null || (await lockCars(tx, [carId])).length === 0)
      throw new PartsRefused("gone", "Bilen finns inte längre.");
    const stored = await findParts(tx, carId);
    if (versionOf(stored) !== version)
      throw new PartsRefused("changed", "Någon annan har sparat bilder eller skick under tiden.");
    const before = namedParts(stored);
    const after = await change(tx, before);
    await write(tx, carId, after);
    const edits = editsOf(before, after);
    await insertCarEdits(tx, { carId, at: now, batch, staffUser }, edits);
    await note(tx, wordsOf(before, after));
    return partsOf(tx, carId);
  });
}

async function write(tx: Transaction, carId: number, { pictures, findings }: Lists): Promise<void> {
  const closeUps = new Set(findings.flatMap(({ picture }) => picture ?? []));
  const placed = withCloseUpsInPlace(pictures, closeUps);
  if (pictures.length - closeUps.size > maxPictures)
    throw new PartsRefused("wrong", `En bil kan ha högst ${maxPictures} bilder. Ta bort någon.`);
  const positionOf = new Map(placed.map(({ key, position }) => [key, position]));
  await rewriteImages(
    tx,
    carId,
    placed.map(({ key: _, ...image }) => image),
  );
  await rewriteFindings(
    tx,
    carId,
    findings.map((finding) => {
      const { key, picture, ...rest } = finding;
      const imagePosition = picture === null ? null : (positionOf.get(picture) ?? null);
      return { ...rest, id: isNewFinding(finding) ? null : Number(key), imagePosition };
    }),
  );
}

function editsOf(before: Lists, after: Lists): EditedField[] {
  const closeUps = new Set(after.findings.flatMap(({ picture }) => picture ?? []));
  const fields: EditedField[] = [
    {
      field: partFields.pictures,
      before: pictureLines(before.pictures),
      after: pictureLines(withCloseUpsInPlace(after.pictures, closeUps)),
    },
    {
      field: partFields.findings,
      before: findingLines(before.findings),
      after: findingLines(after.findings),
    },
  ];
  return fields.filter((field) => !isDeepStrictEqual(field.before, field.after));
}

/** What the audit log says: "2 bilder till, 1 borta; 1 fynd till". */
function wordsOf(before: Lists, after: Lists): string {
  const count = (noun: string, was: readonly (PartPicture | PartFinding)[], is: typeof was) => {
    const [old, now] = [was, is].map((items) => new Set(items.map(({ key }) => key)));
    const added = is.filter(({ key }) => !old?.has(key)).length;
    const gone = was.filter(({ key }) => !now?.has(key)).length;
    return `${noun}: ${is.length} (${added} till, ${gone} borta)`;
  };
  return [
    count("bilder", before.pictures, after.pictures),
    count("fynd", before.findings, after.findings),
  ].join("; ");
}

function placeOf(pictures: NewPictures["pictures"], key: string): number {
  return pictures.findIndex((picture) => picture.key === key) + 1;
}
