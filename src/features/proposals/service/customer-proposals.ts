import { company } from "#core/company/company.ts";
import { formatKronor } from "#core/money/kronor.ts";
import { paths } from "#core/paths.ts";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { isSold } from "#features/cars/rules/status.ts";
import type { Post } from "#features/cases/service/cases.ts";
import type { WholeCase } from "#features/cases/storage/cases.ts";
import { assignCase } from "#features/cases/storage/staff-cases.ts";
import type { Database } from "#platform/db/database.ts";
import { tellStaff } from "#platform/staff/staff-news.ts";
import { type ProposalChoice, proposalSums } from "../rules/proposal-sums.ts";
import { proposalState } from "../rules/proposal-terms.ts";
import {
  acceptVersion,
  findProposal,
  lockProposal,
  move,
  noteOpened,
  noteSeen,
  type VersionRow,
  type WholeProposal,
} from "../storage/proposals.ts";
import { acceptedLetter, askedLetter, salesmanLetter } from "./proposal-letters.ts";
import { contentOf, type ProposalNeeds } from "./proposal-needs.ts";

/** Why a customer cannot do what they wanted. [PROPOSE-6] [PROPOSE-10] */
export type CustomerRefusal = "unknown" | "replaced" | "expired" | "withdrawn" | "sold" | "accepted";

class Refused extends Error {
  readonly why: CustomerRefusal;
  constructor(why: CustomerRefusal) {
    super(why);
    this.why = why;
  }
}

export type CustomerProposals = ReturnType<typeof openCustomerProposals>;

/** Proposals as their customers have them. */
export function openCustomerProposals(needs: ProposalNeeds) {
  const { db, clock, sendLater, cases, carNow, pages, changed } = needs;

  /** The version that stands: the last, while it holds. An older one is none, whatever its page said. */
  function standing(row: WholeProposal | null, version: number, hash?: string): VersionRow {
    const [last] = row?.versions ?? [];
    if (!row || !last) throw new Refused("unknown");
    if (last.version !== version || (hash !== undefined && last.hash !== hash)) throw new Refused("replaced");
    const state = proposalState({ withdrawnAt: row.withdrawnAt, last }, clock());
    if (state === "withdrawn" || state === "expired" || state === "accepted") throw new Refused(state);
    return last;
  }

  async function orWhy<Result>(id: number, does: () => Promise<Result>): Promise<Result | CustomerRefusal> {
    try {
      return await does();
    } catch (error) {
      if (error instanceof Refused) return error.why;
      throw error;
    } finally {
      changed(id);
    }
  }

  const salesmanOf = (row: WholeProposal) => ({ id: row.staffId, name: row.staffName });
  const isGone = (plate: LicensePlate) => {
    const now = carNow(plate);
    return now === null || isSold(now.status);
  };

  type Said = {
    row: WholeProposal;
    last: VersionRow;
    text: string;
    what: "accepted" | "asked" | "renew";
    key: string;
  };

  /** A case for whoever made the proposal: in their own queue, by mail too. [PROPOSE-10] */
  function openCase(
    { row, last, text, what, key }: Said,
    beside: {
      before?: (tx: Database) => Promise<unknown>;
      letters: (tx: Database, now: Date) => Promise<unknown>;
    },
  ) {
    const content = contentOf(last);
    const { car } = proposalSums(content, row.choice);
    const subjects = { accepted: "Godkänd offert", asked: "Fråga om offert", renew: "Ny offert önskas" };
    const post: Post = {
      errand: {
        kind: "proposal",
        subject: `${subjects[what]} ${content.number}, version ${last.version}`,
        name: content.customer,
        email: last.email,
        phoneNumber: row.draft.phoneNumber || null,
        licenseplate: car?.licenseplate ?? null,
        text,
      },
      answers: [
        { label: "Offert", text: `${content.number}, version ${last.version}` },
        { label: "Kontrollsumma", text: last.hash },
        ...(car ? [{ label: "Bil", text: car.title }] : []),
      ],
      scope: "proposal",
      key,
    };
    return cases.open(post, {
      before: async (tx) => beside.before?.(tx),
      after: async (tx, opened, now) => {
        await assignCase(tx, opened.id, salesmanOf(row));
        await move(tx, row.id, row.caseNumber === null ? { caseNumber: opened.number } : {});
        const kind = what === "accepted" ? "proposalAccepted" : "proposalAsked";
        await tellStaff(tx, [row.staffId], { kind, subject: String(row.id), at: now });
        await beside.letters(tx, now);
        const to = row.staffEmail ?? company.email;
        const href = paths.staff(`offerter/${row.id}/`);
        await sendLater(
          tx,
          salesmanLetter({ to, content, what, text, email: last.email, key: opened.number, href }),
        );
      },
    });
  }

  /** [PROPOSE-10] */
  function accept(id: number, sent: { version: number; hash: string; name: string }) {
    return orWhy(id, async () => {
      const row = await findProposal(db, id);
      const known = row?.versions.find(({ version }) => version === sent.version);
      // Pressed twice, or once more a week later: it is accepted already, and that is all.
      if (known?.acceptedAt && known.hash === sent.hash) return "done" as const;
      const last = standing(row, sent.version, sent.hash);
      if (!row) throw new Refused("unknown");
      const content = contentOf(last);
      const sums = proposalSums(content, row.choice);
      if (sums.car && isGone(sums.car.licenseplate)) throw new Refused("sold");
      const figures = sums.loan
        ? `, insats ${formatKronor(sums.deposit)}, ${sums.loan.months} månader, ${formatKronor(sums.loan.monthly)} i månaden`
        : `, att betala ${formatKronor(sums.toPay)}`;
      const text = `Jag, ${sent.name}, godkänner version ${last.version}${sums.car ? `: ${sums.car.title}` : ""}${figures}.`;
      const now = clock();
      await openCase(
        { row, last, text, what: "accepted", key: `${id}:${last.version}:accept` },
        {
          before: async (tx) => {
            const locked = await lockProposal(tx, id);
            standing(locked, sent.version, sent.hash);
            const accepted = {
              id,
              version: last.version,
              by: sent.name,
              choice: locked?.choice ?? null,
              now,
            };
            await acceptVersion(tx, accepted);
          },
          letters: (tx) =>
            sendLater(
              tx,
              acceptedLetter({
                to: last.email,
                content,
                hash: last.hash,
                by: sent.name,
                at: now,
                choice: row.choice,
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

  /** In the case that is there, while it can be written in; else a new one. [PROPOSE-10] */
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
      await openCase(
        { row: fresh, last, text, what, key: `${id}:${what}:${key ?? text}` },
        {
          letters: (tx, now) =>
            sendLater(
              tx,
              askedLetter({
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
    find: (id: number): Promise<WholeProposal | null> => findProposal(db, id),
    /** What was said between the two, if anything. */
    talkOf: async ({ caseNumber }: WholeProposal): Promise<WholeCase | null> => {
      const found = caseNumber === null ? null : await cases.find(caseNumber);
      return found?.erasedAt === null ? found : null;
    },
    isGone,
    carNow,
    /** The customer has the page open: counted, and told to whoever looks at the editor. [PROPOSE-11] */
    opened: async (id: number, version: number): Promise<void> => {
      const now = clock();
      await db.transaction(async (tx) => {
        const salesman = await noteOpened(tx, { id, version, now });
        if (salesman !== null)
          await tellStaff(tx, [salesman], { kind: "proposalOpened", subject: String(id), at: now });
      });
      changed(id);
    },
    seen: (id: number): Promise<void> => noteSeen(db, id, clock()),
    /** Null: as it was proposed. [PROPOSE-5] */
    choose: (id: number, version: number, choice: ProposalChoice | null) =>
      orWhy(id, () =>
        db.transaction(async (tx) => {
          standing(await lockProposal(tx, id), version);
          await move(tx, id, { choice, chosenAt: clock(), seenAt: clock() });
          return "done" as const;
        }),
      ),
    accept,
    ask,
  };
}
