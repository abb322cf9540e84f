import { caseKinds } from "#features/cases/rules/case-kinds.ts";
import { displayCaseNumber } from "#features/cases/rules/case-number.ts";
import { eraseCases } from "#features/cases/storage/case-retention.ts";
import { changeCase } from "#features/cases/storage/cases.ts";
import { removeSubscriber } from "#features/newsletter/storage/newsletter.ts";
import { findProposalsOf, removeProposals } from "#features/proposals/storage/proposal-retention.ts";
import { endReservation } from "#features/reservations/service/end-reservation.ts";
import type { ReservationContext } from "#features/reservations/service/reservation-context.ts";
import { leaveWaitingList } from "#features/reservations/service/waiting-list-steps.ts";
import {
  findSavedSearchesOf,
  removeSavedSearchesOf,
} from "#features/saved-searches/storage/saved-searches.ts";
import type { Database } from "#platform/db/database.ts";
import { textHash } from "#platform/links/text-hash.ts";
import { retainedByLaw, retainedByOthers } from "../rules/retained-by-law.ts";
import { linkExpires } from "../rules/sign-in-terms.ts";
import { addAccountLink, findAccountLink, lockAccountLink, removeLinksOf } from "../storage/account-links.ts";
import { endSessionsOf } from "../storage/account-sessions.ts";
import { removeAccountState } from "../storage/account-states.ts";
import {
  deleteMailAddress,
  deleteMailsOf,
  eraseReservationsOf,
  findCasesNaming,
  findWaitingListRowsOf,
  hasOptedOut,
  removeWaitingListRows,
} from "../storage/erase-address.ts";
import { type CaseOfAddress, findAllReservationsOf, findCasesOf } from "../storage/of-address.ts";
import { erasedEmail, eraseRequestEmail, type RetainedItem } from "./my-emails.ts";
import { retainedInLogs, retainedOptOut } from "./retained-in-logs.ts";
import { newSecret } from "./secrets.ts";

export type EraseServices = ReservationContext & {
  db: Database;
  /** Takes away the files of cases, once nothing names them. */
  removeFiles: (files: readonly string[]) => Promise<void>;
};
/** What goes at once, and what stays until when. */
export type ErasePlan = { erased: string[]; left: RetainedItem[] };

/** Deletes what an address has with us: shown before, confirmed by an e-mail, told after. */
export function openErase({ db, removeFiles, ...services }: EraseServices) {
  const { clock, addToOutbox } = services;
  const linkKey = (token: string) =>
    ({ purpose: "erase", tokenHash: textHash(token), now: clock() }) as const;

  async function split(on: Database, address: string) {
    const cases = await findCasesOf(on, address);
    const left = cases.flatMap((one) => {
      const retained = retainedByLaw(one, clock());
      return retained ? [{ id: one.id, ...retained, what: nameOf(one) }] : [];
    });
    const erasable = cases.filter(({ id }) => left.every((retained) => retained.id !== id));
    return { left, erasable };
  }

  async function plan(on: Database, address: string): Promise<ErasePlan> {
    const { left, erasable } = await split(on, address);
    const count = (many: readonly unknown[], one: string, several: string) =>
      many.length === 0 ? [] : [many.length === 1 ? `1 ${one}` : `${many.length} ${several}`];
    return {
      erased: [
        "favoriter, anteckningar och sökningar",
        "nyhetsbrevet",
        ...count(await findAllReservationsOf(on, address), "reservation", "reservationer"),
        ...count(await findWaitingListRowsOf(on, address), "köplats", "köplatser"),
        ...count(await findSavedSearchesOf(on, address), "bevakning", "bevakningar"),
        ...count(await findProposalsOf(on, address), "offertförslag", "offertförslag"),
        ...count(erasable, "ärende", "ärenden"),
        "våra mejl till dig, inom ett dygn",
      ],
      left: [
        ...left.map(({ what, until, why }) => ({ what, until, why })),
        ...retainedByOthers(await findCasesNaming(on, address)),
        ...((await hasOptedOut(on, address)) ? [retainedOptOut] : []),
        ...(left.length + erasable.length > 0 ? retainedInLogs : []),
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
          requesterHash: null,
          code: "",
          requestedAt: now,
          expiresAt: linkExpires(now),
        };
        await addAccountLink(tx, { ...link, purpose: "erase" });
        await addToOutbox(tx, eraseRequestEmail({ to: address, messageKey: `erase:${tokenHash}` }, token));
      }),

    /** Whose it is. Only reads. */
    findLink: async (token: string): Promise<string | null> =>
      (await findAccountLink(db, linkKey(token)))?.address ?? null,

    /** All in one transaction: what cannot be deleted whole is not deleted at all. False where the link does not hold. */
    erase: async (token: string): Promise<boolean> => {
      const files = await db.transaction(async (tx) => {
        const link = await lockAccountLink(tx, linkKey(token));
        return link && eraseAddress(tx, link.address, link.tokenHash);
      });
      if (files) await removeFiles(files);
      return files !== null;
    },
  };

  async function eraseAddress(tx: Database, address: string, tokenHash: string): Promise<string[]> {
    const now = clock();
    const outcome = await plan(tx, address);
    const reservations = await findAllReservationsOf(tx, address);
    for (const { id } of reservations) await endReservation(tx, id, "cancelled", services);
    await eraseReservationsOf(
      tx,
      reservations.map(({ id }) => id),
      now,
    );
    const waits = await findWaitingListRowsOf(tx, address);
    for (const { id } of waits) await leaveWaitingList(tx, id, services);
    await removeWaitingListRows(
      tx,
      waits.map(({ id }) => id),
    );
    await removeSavedSearchesOf(tx, address);
    await removeProposals(
      tx,
      (await findProposalsOf(tx, address)).map(({ id }) => id),
    );
    await removeSubscriber(tx, address);
    const { erasable } = await split(tx, address);
    for (const { id, state } of erasable) {
      const line = { event: "closed", by: "customer", at: now, message: null } as const;
      if (state !== "closed") await changeCase(tx, id, line, { state: "closed", answerBy: null });
    }
    const files = await eraseCases(
      tx,
      erasable.map(({ id }) => id),
      now,
    );
    await deleteMailsOf(tx, address);
    await removeAccountState(tx, address);
    await endSessionsOf(tx, address);
    await removeLinksOf(tx, address);
    await addToOutbox(tx, erasedEmail({ to: address, messageKey: `erased:${tokenHash}` }, outcome));
    await deleteMailAddress(tx, address);
    return files;
  }
}

function nameOf({ kind, number }: CaseOfAddress): string {
  return `${caseKinds[kind].label} ${displayCaseNumber(number)}`;
}
