import type { Database } from "#data/database.ts";
import type { CaseRow } from "#data/queries/cases.ts";
import { addJob } from "#data/queries/jobs.ts";
import type { DriveRow } from "#data/queries/test-drives.ts";
import type { Letter } from "#domain/letter/letter.ts";
import type { LicensePlate } from "#domain/plate/license-plate.ts";
import type { Store } from "#domain/store/store.ts";
import { reminderAt } from "#domain/test-drive/reminder.ts";
import { driveLetter, driveLetterToStore, type ToldDrive } from "./drive-letters.ts";

export type DriveCar = {
  licenseplate: LicensePlate;
  title: string;
  price: number | null;
  status: number;
  physicalLocation: string;
  /** Its advert. */
  href: string;
};

export type DriveTelling = {
  sendLater: (tx: Database, letter: Letter) => Promise<unknown>;
  /** The page of a case, and where its drive is moved and cancelled; both signed. */
  pageOf: (number: string) => string;
  changeOf: (number: string) => string;
  /** A car of ours that is not delivered yet, as the stock in memory has it. */
  carOf: (plate: LicensePlate) => DriveCar | null;
  storeOf: (slug: string) => Store | null;
};

type Happened = { row: CaseRow; drive: DriveRow; text: string; now: Date };

export function toldDrive(needs: DriveTelling, { row, drive, now }: Omit<Happened, "text">): ToldDrive {
  return {
    row,
    drive,
    now,
    car: needs.carOf(drive.licenseplate),
    store: needs.storeOf(drive.storeSlug),
    page: needs.pageOf(row.number),
    change: needs.changeOf(row.number),
  };
}

/** The letters of a change, and what the clock has to do for the drive as it is then. [DRIVE-10] [DRIVE-13] [DRIVE-15] */
export function driveTelling(needs: DriveTelling) {
  return async (
    tx: Database,
    change: "booked" | "moved" | "cancelled",
    { text, ...happened }: Happened,
  ): Promise<void> => {
    const told = toldDrive(needs, happened);
    const letter = driveLetter(change, told);
    if (letter) await needs.sendLater(tx, letter);
    await needs.sendLater(tx, driveLetterToStore(change, told, text));
    if (change === "cancelled") return;
    const { drive, row, now } = happened;
    const payload = { caseId: drive.caseId, sequence: drive.sequence };
    const key = `${row.number}:${drive.sequence}`;
    const runAt = reminderAt(drive.startsAt, now);
    if (runAt) await addJob(tx, { kind: "drive-reminder", key: `drive-reminder:${key}`, payload, runAt });
    await addJob(tx, { kind: "drive-over", key: `drive-over:${key}`, payload, runAt: drive.endsAt });
  };
}
