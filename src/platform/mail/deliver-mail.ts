import * as z from "zod";
import type { Database } from "#platform/db/database.ts";
import { type JobKind, PermanentFailure } from "#platform/jobs/job-kind.ts";
import type { ClaimedJob } from "#platform/jobs/job-runs.ts";
import { composeMail } from "./compose.ts";
import { EmailRefused, type Mailer } from "./mailer.ts";
import { findMail, markDead, markHeld, markSent, reasonToHoldNow, recordBounce } from "./outbox.ts";
import { type MailSurroundings, readyMail } from "./ready-mail.ts";

const payload = z.object({ id: z.uuid() });

/** Nearly two days in all: a server that is away over a night, or over a Sunday, gets its e-mails. */
const pausesS = [10, 60, 300, 900, 3_600, 7_200, 14_400, 21_600, 43_200, 64_800];

/**
 * Sends an e-mail of the outbox. Never in a transaction: a receiver that is slow must hold nothing. What was sent and not
 * noted, because the process died in between, is sent again with the same Message-ID.
 */
export function mailJob({
  db,
  mailer,
  surroundings,
}: {
  db: Database;
  mailer: Mailer;
  surroundings: MailSurroundings;
}): JobKind {
  const idOf = (job: ClaimedJob) => payload.parse(job.payload).id;
  return {
    outside: async (job) => {
      const mail = await findMail(db, idOf(job));
      if (mail?.state !== "waiting") return;
      const held = await reasonToHoldNow(db, mail);
      if (held !== null) return markHeld(db, mail.id, held);
      const ready = readyMail(mail, surroundings);
      try {
        await mailer.send({ id: mail.id, from: ready.from.address, to: ready.to }, await composeMail(ready));
      } catch (error) {
        if (!(error instanceof EmailRefused)) throw error;
        if (error.isAddressUnknown) await recordBounce(db, mail.toAddress, error.message);
        throw new PermanentFailure(error.message);
      }
      await markSent(db, mail.id);
    },
    pausesS,
    timeLimitMs: 120_000,
    onDead: (job, tx, error) => markDead(tx, idOf(job), error),
  };
}
