import { asc } from "drizzle-orm";
import { expect, test } from "vitest";
import type { ConditionFinding } from "#features/cars/rules/condition.ts";
import { firstFindingPosition, imageTypes } from "#features/cars/rules/image.ts";
import { loadCars } from "#features/cars/storage/load-stock.ts";
import { saveStores } from "#features/stores/storage/stores.ts";
import type { Database } from "#platform/db/database.ts";
import { stockChanges } from "#platform/db/stock-changes.table.ts";
import { noteAudit } from "#platform/staff/audit.ts";
import { auditLog } from "#platform/staff/audit-log.table.ts";
import { aStaffMember } from "#tests/a-staff-member.ts";
import { anEntry, anImage } from "#tests/a-stock-entry.ts";
import { aStore } from "#tests/a-store.ts";
import { aPlate } from "#tests/any-plate.ts";
import { onBothDatabases } from "#tests/test-database.ts";
import type { CarParts } from "../rules/car-parts.ts";
import { carEdits } from "../storage/car-edits.table.ts";
import { findCarId, findParts } from "../storage/car-parts.ts";
import { readCarParts } from "./car-parts.ts";
import { type CarPartsToSave, PartsRefused, saveFindings, savePictures } from "./save-car-parts.ts";

const now = new Date("2026-11-17T09:00:00Z");
const plate = aPlate("mlb001");
const anna = aStaffMember({ id: "anna", name: "Anna Exempel" });
const scratch: ConditionFinding = {
  part: "exteriorDamage",
  verdict: "note",
  note: "Repa, vänster bakdörr.",
  imagePosition: 2,
};
const ours = "/files/pictures/new.jpg";

/** Three pictures, the last of them a close-up; two findings, of which one has it. */
async function aCarIn(db: Database): Promise<void> {
  await saveStores(db, [aStore({ slug: "uppsala" })]);
  const images = [anImage(0), anImage(1), anImage(2, { type: imageTypes.externalDamages })];
  const findings = [scratch, { ...scratch, part: "paint" as const, imagePosition: null }];
  await db.transaction((tx) => loadCars(tx, [anEntry({ licenseplate: plate }, { images, findings })]));
}

async function partsOf(db: Database): Promise<CarParts> {
  const parts = await readCarParts(db, plate);
  if (parts === null) throw new Error("The car is gone");
  return parts;
}

type Sent = Pick<CarParts["pictures"][number], "key" | "type" | "isHighlight">;

const savingOf = (version: string, staffUser = anna): CarPartsToSave => ({
  plate,
  version,
  staffUser,
  now,
  batch: "b1",
  hasPicture: async (url) => url === ours,
  note: (tx, words) => noteAudit(tx, staffUser, { action: "car.pictures", subject: plate, note: words }, now),
});

/** Pictures as "0@0": which, and where; findings as the place that they point at. */
async function placesIn(db: Database) {
  const { images, findings } = await findParts(db, await idOf(db));
  return {
    images: images.map(({ url, position }) => `${url.replace(/^.*\/(\w+)\.jpg$/, "$1")}@${position}`),
    findings: findings.map(({ imagePosition }) => imagePosition),
  };
}

async function idOf(db: Database): Promise<number> {
  const id = await findCarId(db, plate);
  if (id === null) throw new Error("The car is gone");
  return id;
}

const asSent = ({ key, type, isHighlight }: CarParts["pictures"][number]) => ({ key, type, isHighlight });

onBothDatabases((database) => {
  test("[CARPARTS-1] [CARPARTS-3] pictures and findings are read in their order, and name each other", async () => {
    const { db } = database();
    await aCarIn(db);
    const { pictures, findings, last } = await partsOf(db);
    expect(pictures.map(({ key }) => key)).toEqual(["/media/0.jpg", "/media/1.jpg", "/media/2.jpg"]);
    expect(findings.map(({ picture }) => picture)).toEqual(["/media/2.jpg", null]);
    expect(last).toBeNull();
    expect(await readCarParts(db, aPlate("mlb002"))).toBeNull();
  });

  test("[CARPARTS-2] [CARPARTS-4] [CARPARTS-9] reordered, with one more: findings follow, the change is noted for the catalogue and told in the history", async () => {
    const { db } = database();
    await aCarIn(db);
    const { version, pictures } = await partsOf(db);
    const [first, second, closeUp] = pictures.map(asSent) as [Sent, Sent, Sent];
    await db.delete(stockChanges);
    const added = { key: ours, type: imageTypes.interior, isHighlight: false };
    const saved = await savePictures(
      db,
      { version, pictures: [closeUp, { ...second, isHighlight: true }, added, first] },
      savingOf(version),
    );
    expect(await placesIn(db)).toEqual({
      images: ["1@0", "new@1", "0@2", `2@${firstFindingPosition}`],
      findings: [firstFindingPosition, null],
    });
    expect(saved).toMatchObject({ last: { name: "Anna Exempel", at: now.toISOString() } });
    expect(saved.version).not.toBe(version);
    expect(await db.$count(stockChanges)).toBe(1);
    const edits = await db.select().from(carEdits).orderBy(asc(carEdits.id));
    expect(edits.map(({ field, after }) => [field, after])).toEqual([
      [
        "images",
        [
          "Exteriör, framhävd: /media/1.jpg",
          `Interiör: ${ours}`,
          "Exteriör: /media/0.jpg",
          "Utv. skada: /media/2.jpg",
        ],
      ],
    ]);
    expect(await db.select().from(auditLog)).toMatchObject([
      {
        action: "car.pictures",
        subject: plate,
        note: "bilder: 4 (1 till, 0 borta); fynd: 2 (0 till, 0 borta)",
      },
    ]);
  });

  test("[CARPARTS-4] a picture that is taken away is taken from its finding; the finding stays", async () => {
    const { db } = database();
    await aCarIn(db);
    const { version, pictures } = await partsOf(db);
    await savePictures(db, { version, pictures: pictures.slice(0, 2).map(asSent) }, savingOf(version));
    expect(await placesIn(db)).toEqual({ images: ["0@0", "1@1"], findings: [null, null] });
    const fields = (await db.select().from(carEdits)).map(({ field }) => field);
    expect(fields).toEqual(["images", "findings"]);
  });

  test("[CARPARTS-8] findings are added, changed and taken away; a picture becomes a close-up, and an ordinary picture again", async () => {
    const { db } = database();
    await aCarIn(db);
    const { version, findings } = await partsOf(db);
    const [, paint] = findings;
    if (!paint) throw new Error("There are two findings");
    const fresh = {
      key: "ny 1",
      part: "wheelDamage" as const,
      verdict: "note" as const,
      note: "Kantstött fälg, höger fram.",
      picture: "/media/0.jpg",
    };
    const told = { ...paint, verdict: "fault" as const };
    const saved = await saveFindings(db, { version, findings: [told, fresh] }, savingOf(version));
    expect(saved.findings.map(({ key, part, verdict }) => [key === paint.key, part, verdict])).toEqual([
      [true, "paint", "fault"],
      [false, "wheelDamage", "note"],
    ]);
    expect(saved.pictures.at(-1)).toMatchObject({ url: "/media/0.jpg", type: imageTypes.wheels });
    expect(await placesIn(db)).toEqual({
      images: ["1@0", "2@1", `0@${firstFindingPosition}`],
      findings: [null, firstFindingPosition],
    });
    const edit = (await db.select().from(carEdits)).find(({ field }) => field === "findings");
    expect(edit?.after).toEqual([
      "Lack, fel: Repa, vänster bakdörr.",
      "Fälgskada, observera: Kantstött fälg, höger fram.: /media/0.jpg",
    ]);
  });

  test("[CARPARTS-5] who has not seen what somebody else saved is told, and nothing is saved", async () => {
    const { db } = database();
    await aCarIn(db);
    const { version, pictures } = await partsOf(db);
    const sent = pictures.map(asSent);
    await savePictures(db, { version, pictures: sent.toReversed() }, savingOf(version));
    const before = await placesIn(db);
    const later = savePictures(db, { version, pictures: sent.slice(0, 1) }, savingOf(version));
    await expect(later).rejects.toMatchObject({ why: "changed" });
    expect(await placesIn(db)).toEqual(before);
  });

  test("[CARPARTS-2] [CARPARTS-8] what is not ours, and what is not there, is refused in words", async () => {
    const { db } = database();
    await aCarIn(db);
    const { version, findings } = await partsOf(db);
    const foreign = { key: "https://example.com/a.jpg", type: imageTypes.exterior, isHighlight: false };
    await expect(savePictures(db, { version, pictures: [foreign] }, savingOf(version))).rejects.toThrow(
      "Bild 1 finns inte hos oss. Ladda upp den igen.",
    );
    const pointing = findings.map((finding) => ({ ...finding, picture: "/media/9.jpg" }));
    await expect(saveFindings(db, { version, findings: pointing }, savingOf(version))).rejects.toThrow(
      PartsRefused,
    );
    const gone = { ...savingOf(version), plate: aPlate("mlb002") };
    await expect(saveFindings(db, { version, findings: [] }, gone)).rejects.toMatchObject({ why: "gone" });
    expect(await db.$count(carEdits)).toBe(0);
  });
});
