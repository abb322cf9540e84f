import { caseKinds } from "#features/cases/rules/case-kinds.ts";
import { displayCaseNumber } from "#features/cases/rules/case-number.ts";
import { eraseCases } from "#features/cases/storage/case-retention.ts";
import { changeCase } from "#features/cases/storage/cases.ts";
import { removeSubscriber } from "#features/newsletter/storage/newsletter.ts";
import { findProposalsOf, removeProposals } from "#features/proposals/storage/proposal-retention.ts";
import { endHold } from "#features/reservations/service/end-hold.ts";
import { leaveLine } from "#features/reservations/service/queue.ts";
import type { ReservationContext } from "#features/reservations/service/reservation-context.ts";
import { findWatchesOf, removeWatchesOf } from "#features/saved-searches/storage/watches.ts";
import type { Database } from "#platform/db/database.ts";
import { textHash } from "#platform/links/text-hash.ts";
import { keptByLaw, keptByOthers } from "../rules/kept-by-law.ts";
import { linkExpires } from "../rules/sign-in-terms.ts";
import { addAccountLink, findAccountLink, lockAccountLink, removeLinksOf } from "../storage/account-links.ts";
import { endSessionsOf } from "../storage/account-sessions.ts";
import { removeAccountState } from "../storage/account-states.ts";
import {
  eraseHoldsOf,
  findCasesNaming,
  findWaitsOf,
  forgetLettersOf,
  forgetMailAddress,
  removeWaits,
} from "../storage/erase-address.ts";
import { type CaseOfAddress, findCasesOf, findEveryHoldOf } from "../storage/of-address.ts";
import { askToEraseLetter, erasedLetter, type Left } from "./my-letters.ts";
import { newSecret } from "./secrets.ts";

export type EraseServices = ReservationContext & {
  db: Database;
  /** Takes away the files of cases, once nothing names them. */
  removeFiles: (files: readonly string[]) => Promise<void>;
};
/** What goes at once, and what stays until when. */
export type ErasePlan = { erased: string[]; left: Left[] };

/** Deletes what an address has with us: shown before, confirmed by a letter, told after. */
export function openErase({ db, removeFiles, ...needs }: EraseServices) {
  const { clock, sendLater } = needs;
  const known = (token: string) => ({ purpose: "erase", tokenHash: textHash(token), now: clock() }) as const;

  async function split(on: Database, address: string) {
    const cases = await findCasesOf(on, address);
    const left = cases.flatMap((one) => {
      const kept = keptByLaw(one, clock());
      return kept ? [{ id: one.id, ...kept, what: nameOf(one) }] : [];
    });
    const gone = cases.filter(({ id }) => left.every((kept) => kept.id !== id));
    return { left, gone };
  }

  async function plan(on: Database, address: string): Promise<ErasePlan> {
    const { left, gone } = await split(on, address);
    const count = (many: readonly unknown[], one: string, several: string) =>
      many.length === 0 ? [] : [many.length === 1 ? `1 ${one}` : `${many.length} ${several}`];
    return {
      erased: [
        "favoriter, anteckningar och sökningar",
        "nyhetsbrevet",
        ...count(await findEveryHoldOf(on, address), "reservation", "reservationer"),
        ...count(await findWaitsOf(on, address), "köplats", "köplatser"),
        ...count(await findWatchesOf(on, address), "bevakning", "bevakningar"),
        ...count(await findProposalsOf(on, address), "offertförslag", "offertförslag"),
        ...count(gone, "ärende", "ärenden"),
        "våra mejl till dig, inom ett dygn",
      ],
      left: [
        ...left.map(({ what, until, why }) => ({ what, until, why })),
        ...keptByOthers(await findCasesNaming(on, address)),
      ],
    };
  }

  return {
    plan: (address: string) => plan(db, address),

    /** Nothing is deleted yet. */
    ask: (address: string): Promise<void> =>
      db.transaction(async (tx) => {
        const now = clock();
        const token = newSecret();
        const tokenHash = textHash(token);
        const link = {
          tokenHash,
          address,
          askerHash: null,
          code: "",
          askedAt: now,
          expiresAt: linkExpires(now),
        };
        await addAccountLink(tx, { ...link, purpose: "erase" });
        await sendLater(tx, askToEraseLetter({ to: address, messageKey: `erase:${tokenHash}` }, token));
      }),

    /** Whose it is; to look changes nothing. */
    look: async (token: string): Promise<string | null> =>
      (await findAccountLink(db, known(token)))?.address ?? null,

    /** All in one transaction: what cannot be deleted whole is not deleted at all. False where the link does not hold. */
    erase: async (token: string): Promise<boolean> => {
      const files = await db.transaction(async (tx) => {
        const link = await lockAccountLink(tx, known(token));
        return link && eraseAddress(tx, link.address, link.tokenHash);
      });
      if (files) await removeFiles(files);
      return files !== null;
    },
  };

  async function eraseAddress(tx: Database, address: string, tokenHash: string): Promise<string[]> {
    const now = clock();
    const told = await plan(tx, address);
    const held = await findEveryHoldOf(tx, address);
    for (const { id } of held) await endHold(tx, id, "cancelled", needs);
    await eraseHoldsOf(
      tx,
      held.map(({ id }) => id),
      now,
    );
    const waits = await findWaitsOf(tx, address);
    for (const { id } of waits) await leaveLine(tx, id, needs);
    await removeWaits(
      tx,
      waits.map(({ id }) => id),
    );
    await removeWatchesOf(tx, address);
    await removeProposals(
      tx,
      (await findProposalsOf(tx, address)).map(({ id }) => id),
    );
    await removeSubscriber(tx, address);
    const { gone } = await split(tx, address);
    for (const { id, state } of gone) {
      const line = { event: "closed", by: "customer", at: now, message: null } as const;
      if (state !== "closed") await changeCase(tx, id, line, { state: "closed", answerBy: null });
    }
    const files = await eraseCases(
      tx,
      gone.map(({ id }) => id),
      now,
    );
    await forgetLettersOf(tx, address);
    await removeAccountState(tx, address);
    await endSessionsOf(tx, address);
    await removeLinksOf(tx, address);
    await sendLater(tx, erasedLetter({ to: address, messageKey: `erased:${tokenHash}` }, told));
    await forgetMailAddress(tx, address);
    return files;
  }
}

function nameOf({ kind, number }: CaseOfAddress): string {
  return `${caseKinds[kind].label} ${displayCaseNumber(number)}`;
}
