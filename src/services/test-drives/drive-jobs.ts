import * as z from "zod";
import type { Database } from "#data/database.ts";
import { changeCase, lockCase } from "#data/queries/cases.ts";
import type { ClaimedJob } from "#data/queries/job-runs.ts";
import { cancelDrive, findCarStatus, findCaseNumber, findDrive } from "#data/queries/test-drives.ts";
import { isReserved, isSold } from "#domain/car/status.ts";
import { stateAfter } from "#domain/case/case-states.ts";
import { company } from "#domain/company/company.ts";
import type { JobKinds } from "../jobs/job-kind.ts";
import { carGoneLetter, driveLetterToStore, reminderLetter } from "./drive-letters.ts";
import { type DriveTelling, toldDrive } from "./tell-drive.ts";

type Needs = DriveTelling & { clock: () => Date };

const payload = z.object({ caseId: z.int(), sequence: z.int() });
const pausesS = [60, 600, 3_600];

/** What the clock and the stock do to a drive that is booked, each once. [DRIVE-13] [DRIVE-14] [DRIVE-15] */
export function driveJobs({ clock, ...needs }: Needs): JobKinds {
  /** The drive that the job is about, locked with its case; null when it was moved or cancelled since. */
  async function lockDrive(job: ClaimedJob, tx: Database) {
    const { caseId, sequence } = payload.parse(job.payload);
    const number = await findCaseNumber(tx, caseId);
    const row = number && (await lockCase(tx, number));
    const drive = row && row.erasedAt === null ? await findDrive(tx, caseId) : null;
    const isSame = drive?.sequence === sequence && drive.cancelledAt === null;
    return row && drive && isSame ? { row, drive, now: clock() } : null;
  }

  return {
    "drive-reminder": {
      inTransaction: async (job, tx) => {
        const found = await lockDrive(job, tx);
        const letter = found && found.now < found.drive.startsAt && reminderLetter(toldDrive(needs, found));
        if (letter) await needs.sendLater(tx, letter);
      },
      pausesS,
    },
    "drive-over": {
      inTransaction: async (job, tx) => {
        const found = await lockDrive(job, tx);
        // A question that still waits for us keeps the case open.
        const state = found && stateAfter(found.row.state, "closed", "clock");
        if (!found || !state) return;
        const line = { event: "closed", by: "clock", at: found.now, message: null } as const;
        await changeCase(tx, found.row.id, line, { state, answerBy: null });
      },
      pausesS,
    },
    "drive-car": {
      inTransaction: async (job, tx) => {
        const found = await lockDrive(job, tx);
        if (!found || found.drive.startsAt <= found.now) return;
        const status = await findCarStatus(tx, found.drive.licenseplate);
        if (status === null || isSold(status)) await tellSold(tx, found);
        else if (isReserved(status)) {
          const letter = carGoneLetter("reserved", toldDrive(needs, found));
          if (letter) await needs.sendLater(tx, letter);
        }
      },
      pausesS,
    },
  };

  async function tellSold(tx: Database, found: NonNullable<Awaited<ReturnType<typeof lockDrive>>>) {
    const { row, now } = found;
    const drive = await cancelDrive(tx, row.id, now);
    const message = { author: company.name, text: "Bilen är såld, så provkörningen är avbokad." };
    const state = stateAfter(row.state, "answered", "staff");
    const line = { event: "answered", by: "staff", at: now, message } as const;
    if (state) await changeCase(tx, row.id, line, { state, answerBy: null });
    const told = toldDrive(needs, { row, drive, now });
    const letter = carGoneLetter("sold", told);
    if (letter) await needs.sendLater(tx, letter);
    await needs.sendLater(tx, driveLetterToStore("carSold", told, ""));
  }
}
