import { formatKronor } from "#core/money/kronor.ts";
import type { CaseDetails } from "#features/cases/storage/cases.ts";
import type { ReservationRow } from "#features/reservations/storage/reservations.ts";
import type { Database } from "#platform/db/database.ts";
import { notifyStaff } from "#platform/staff/notifications.ts";
import { type OfferTrouble, offerTrouble } from "../rules/offer-car.ts";
import { contentOf } from "../rules/proposal-content.ts";
import { proposalState } from "../rules/proposal-terms.ts";
import { type ProposalChoice, proposalTotals } from "../rules/proposal-totals.ts";
import {
  acceptVersion,
  findProposal,
  lockProposal,
  type ProposalDetails,
  recordChange,
  recordOpened,
  recordSeenPage,
  type VersionRow,
} from "../storage/proposals.ts";
import { carsOfOffer } from "./offer-cars.ts";
import { openProposalCase } from "./proposal-case.ts";
import type { ProposalContext } from "./proposal-context.ts";
import { acceptedEmail, questionEmail } from "./proposal-emails.ts";

/** Why a customer cannot do what they wanted. */
export type CustomerRefusal = "unknown" | "replaced" | "expired" | "withdrawn" | "accepted" | OfferTrouble;

class Refused extends Error {
  readonly why: CustomerRefusal;
  constructor(why: CustomerRefusal) {
    super(why);
    this.why = why;
  }
}

export type CustomerProposals = ReturnType<typeof openCustomerProposals>;

/** Proposals as their customers have them. */
export function openCustomerProposals(context: ProposalContext) {
  const { db, clock, addToOutbox, cases, reserveOffered, pages, changed } = context;

  /** The version that stands: the last, while it holds. An older one is none, whatever its page said. */
  function activeVersion(row: ProposalDetails | null, version: number, hash?: string): VersionRow {
    const [last] = row?.versions ?? [];
    if (!row || !last) throw new Refused("unknown");
    if (last.version !== version || (hash !== undefined && last.hash !== hash)) throw new Refused("replaced");
    const state = proposalState({ withdrawnAt: row.withdrawnAt, last }, clock());
    if (state === "withdrawn" || state === "expired" || state === "accepted") throw new Refused(state);
    return last;
  }

  async function orWhy<Result>(id: number, work: () => Promise<Result>): Promise<Result | CustomerRefusal> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Refused) return error.why;
      throw error;
    } finally {
      changed(id);
    }
  }

  const carsNow = (version: VersionRow, from: Database = db) => {
    const plates = contentOf(version).cars.map(({ licenseplate }) => licenseplate);
    return carsOfOffer(from, plates, { email: version.email, now: clock() });
  };

  /**
   * The car is the customer's for as long as any reservation, or the offer is not accepted: who is first is decided under
   * the lock of the car, as between any two who reserve it.
   */
  async function reserveCar(
    tx: Database,
    row: ProposalDetails,
    last: VersionRow,
  ): Promise<ReservationRow | null> {
    const content = contentOf(last);
    const { car } = proposalTotals(content, row.choice);
    if (!car) return null;
    const reservation = await reserveOffered(tx, {
      plate: car.licenseplate,
      name: content.customer,
      email: last.email,
      phoneNumber: row.draft.phoneNumber || null,
      key: `${row.id}:${last.version}`,
    });
    const trouble = offerTrouble(car, (await carsNow(last, tx)).get(car.licenseplate) ?? null);
    if (trouble !== null) throw new Refused(trouble);
    if (reservation === null) throw new Refused("gone");
    return reservation;
  }

  function accept(id: number, approval: { version: number; hash: string; name: string }) {
    return orWhy(id, async () => {
      const row = await findProposal(db, id);
      const versionRow = row?.versions.find(({ version }) => version === approval.version);
      // Pressed twice, or once more a week later: it is accepted already, and that is all.
      if (versionRow?.acceptedAt && versionRow.hash === approval.hash) return "done" as const;
      const last = activeVersion(row, approval.version, approval.hash);
      if (!row) throw new Refused("unknown");
      const content = contentOf(last);
      const totals = proposalTotals(content, row.choice);
      const figures = totals.loan
        ? `, insats ${formatKronor(totals.deposit)}, ${totals.loan.months} månader, ${formatKronor(totals.loan.monthly)} i månaden`
        : `, att betala ${formatKronor(totals.toPay)}`;
      const text = `Jag, ${approval.name}, godkänner version ${last.version}${totals.car ? `: ${totals.car.title}` : ""}${figures}.`;
      const now = clock();
      const kept: { reservation: ReservationRow | null } = { reservation: null };
      await openProposalCase(
        context,
        { row, last, text, what: "accepted", key: `${id}:${last.version}:accept` },
        {
          before: async (tx) => {
            // The car before the proposal, as everybody locks who tells proposals of a car.
            kept.reservation = await reserveCar(tx, row, last);
            const locked = await lockProposal(tx, id);
            activeVersion(locked, approval.version, approval.hash);
            // Another car was chosen meanwhile, in another tab: that one is not held.
            if (locked?.choice?.licenseplate !== row.choice?.licenseplate) throw new Refused("replaced");
            const accepted = {
              id,
              version: last.version,
              by: approval.name,
              choice: locked?.choice ?? null,
              now,
            };
            await acceptVersion(tx, accepted);
          },
          emails: (tx) =>
            addToOutbox(
              tx,
              acceptedEmail({
                to: last.email,
                content,
                hash: last.hash,
                by: approval.name,
                at: now,
                choice: row.choice,
                reservedUntil: kept.reservation?.until ?? null,
                page: pages.customer(id),
                pdf: pages.pdf(id, last.version),
                replyTo: row.staffEmail,
              }),
            ),
        },
      );
      return "done" as const;
    });
  }

  /** In the case that is there, while it can be written in; else a new one. */
  function ask(
    id: number,
    { text, what, key }: { text: string; what: "asked" | "renew"; key: string | null },
  ) {
    return orWhy(id, async () => {
      const row = await findProposal(db, id);
      const [last] = row?.versions ?? [];
      if (!row || !last) throw new Refused("unknown");
      const content = contentOf(last);
      if (row.caseNumber !== null && (await cases.write(row.caseNumber, { text, name: content.customer })))
        return "done" as const;
      const fresh = { ...row, caseNumber: null };
      await openProposalCase(
        context,
        { row: fresh, last, text, what, key: `${id}:${what}:${key ?? text}` },
        {
          emails: (tx, now) =>
            addToOutbox(
              tx,
              questionEmail({
                to: last.email,
                content,
                text,
                page: pages.customer(id),
                key: `${id}:${now.getTime()}`,
                replyTo: row.staffEmail,
              }),
            ),
        },
      );
      return "done" as const;
    });
  }

  return {
    find: (id: number): Promise<ProposalDetails | null> => findProposal(db, id),
    /** What was said between the two, if anything. */
    conversationOf: async ({ caseNumber }: ProposalDetails): Promise<CaseDetails | null> => {
      const caseDetails = caseNumber === null ? null : await cases.find(caseNumber);
      return caseDetails?.erasedAt === null ? caseDetails : null;
    },
    carsNow: (version: VersionRow) => carsNow(version),
    /** The customer has the page open: counted, and told to whoever looks at the editor. */
    opened: async (id: number, version: number): Promise<void> => {
      const now = clock();
      await db.transaction(async (tx) => {
        const salesman = await recordOpened(tx, { id, version, now });
        if (salesman !== null)
          await notifyStaff(tx, [salesman], { kind: "proposalOpened", subject: String(id), at: now });
      });
      changed(id);
    },
    seen: (id: number): Promise<void> => recordSeenPage(db, id, clock()),
    /** Null: as it was proposed. */
    choose: (id: number, version: number, choice: ProposalChoice | null) =>
      orWhy(id, () =>
        db.transaction(async (tx) => {
          activeVersion(await lockProposal(tx, id), version);
          await recordChange(tx, id, { choice, chosenAt: clock(), seenAt: clock() });
          return "done" as const;
        }),
      ),
    accept,
    ask,
  };
}
