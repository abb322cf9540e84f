import { company } from "#core/company/company.ts";
import { daysAfter } from "#core/dates/days-after.ts";
import { isEmail } from "#core/person/email.ts";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { financeDefaults, loanTerms } from "#features/credit/rules/finance-defaults.ts";
import type { FieldError } from "#features/forms/rules/form-field.ts";
import { findPurchases } from "#features/pricing/storage/bought-cars.ts";
import type { WriteAudit } from "#features/trade-in/service/bids.ts";
import type { StaffUser } from "#platform/auth/staff-user.ts";
import type { Database } from "#platform/db/database.ts";
import { canonicalJson } from "../rules/canonical-json.ts";
import { offerFrom } from "../rules/offer-from.ts";
import { contentOf, type ProposalContent, proposalNumber } from "../rules/proposal-content.ts";
import { emptyDraft, maxCars, type ProposalDraft } from "../rules/proposal-draft.ts";
import { proposalExtras } from "../rules/proposal-extras.ts";
import { proposalState, proposalTerms, validUntil } from "../rules/proposal-terms.ts";
import { withoutSalesmanProposal, withSalesmanProposal } from "../rules/proposals.ts";
import { missingToSend } from "../rules/ready-to-send.ts";
import {
  addProposal,
  addVersion,
  countProposals,
  findProposal,
  findProposals,
  lockProposal,
  type ProposalDetails,
  recordChange,
  saveDraft,
} from "../storage/proposals.ts";
import { troublesOf } from "./offer-cars.ts";
import { contentHash, type ProposalContext } from "./proposal-context.ts";
import { proposalEmail, withdrawnEmail } from "./proposal-emails.ts";
import { proposalForCustomer } from "./proposal-for-customer.ts";

const maxShown = 300;

/** `moved`: somebody else has saved the draft meanwhile. */
export type Saved = { revision: number } | "unknown" | "moved";
export type Sent = { version: number } | "unknown" | "moved" | { errors: FieldError[] };
type CarsChanged = { id: number; revision: number } | "unknown" | "full" | "unavailable";

export type StaffProposals = ReturnType<typeof openStaffProposals>;

/** What staff do with proposals. */
export function openStaffProposals(context: ProposalContext) {
  const { db, clock, addToOutbox, offeredCar, pages, changed } = context;

  const offeredIn = ({ cars }: ProposalDraft) =>
    cars.flatMap(({ licenseplate }) => offeredCar(licenseplate) ?? []);
  const offerOf = (draft: ProposalDraft) =>
    offerFrom(draft, { cars: offeredIn(draft), extras: proposalExtras.extras });

  /** In one transaction, with the proposal locked. */
  function change<Result>(
    id: number,
    audit: WriteAudit,
    work: (tx: Database, row: ProposalDetails, now: Date) => Promise<Result>,
  ): Promise<Result | "unknown"> {
    return db.transaction(async (tx) => {
      const row = await lockProposal(tx, id);
      if (!row) return "unknown";
      const result = await work(tx, row, clock());
      if (isDone(result)) await audit(tx);
      return result;
    });
  }

  async function send(
    id: number,
    { revision, audit }: { revision: number; audit: WriteAudit },
  ): Promise<Sent> {
    const sent = await change<Sent>(id, audit, async (tx, row, now) => {
      if (row.revision !== revision) return "moved";
      const { draft } = row;
      const offer = offerOf(draft);
      const errors = missingToSend(draft, offer);
      if (errors.length > 0) return { errors };
      const version = (row.versions[0]?.version ?? 0) + 1;
      const until = validUntil(now);
      const content: ProposalContent = {
        ...offer,
        number: proposalNumber(id),
        version,
        customer: draft.name,
        signature: draft.signature,
        greeting: draft.greeting,
        phone: company.phone.national,
        sentAt: now.toISOString(),
        validUntil: until.toISOString(),
      };
      const text = canonicalJson(content);
      const added = {
        content: text,
        hash: contentHash(text),
        email: draft.email,
        sentAt: now,
        validUntil: until,
      };
      await addVersion(tx, { proposalId: id, version, ...added });
      const common = {
        to: draft.email,
        content,
        hash: added.hash,
        page: pages.customer(id),
        pdf: pages.pdf(id, version),
      };
      await addToOutbox(tx, proposalEmail({ ...common, replyTo: row.staffEmail }));
      return { version };
    });
    changed(id);
    return sent;
  }

  /** Adds or removes cars of the draft. */
  async function changeCars(
    id: number,
    audit: WriteAudit,
    next: (cars: ProposalDraft["cars"]) => ProposalDraft["cars"],
  ): Promise<CarsChanged> {
    return change<CarsChanged>(id, audit, async (tx, row, now) => {
      const cars = next(row.draft.cars);
      if (cars.length > maxCars) return "full";
      return { id, revision: await saveDraft(tx, id, { ...row.draft, cars }, now) };
    });
  }

  /** The last saved first. */
  async function listed(staffUser: StaffUser, whose: "mine" | "all") {
    const now = clock();
    const rows = await findProposals(db, {
      staffId: whose === "mine" ? staffUser.id : null,
      limit: maxShown,
    });
    return rows.map(({ proposal, version, sentAt, validUntil: until, acceptedAt, opened }) => ({
      id: proposal.id,
      number: proposalNumber(proposal.id),
      name: proposal.draft.name,
      email: proposal.draft.email,
      cars: proposal.draft.cars.map(({ licenseplate }) => ({
        licenseplate,
        title: offeredCar(licenseplate)?.title ?? null,
      })),
      staffName: proposal.staffName,
      isAssignedToMe: proposal.staffId === staffUser.id,
      savedAt: proposal.savedAt,
      seenAt: proposal.seenAt,
      chosenAt: proposal.chosenAt,
      version,
      sentAt,
      acceptedAt,
      opened: opened ?? 0,
      validUntil: until,
      state: proposalState(
        { withdrawnAt: proposal.withdrawnAt, last: until && { validUntil: until, acceptedAt } },
        now,
      ),
    }));
  }
  type ListedProposal = Awaited<ReturnType<typeof listed>>[number];

  return {
    list: async (staffUser: StaffUser, whose: "mine" | "all") => ({
      counts: await countProposals(db, staffUser.id),
      list: await listed(staffUser, whose),
    }),
    /** What of one's own a customer can accept, and what was accepted lately; the last saved first. */
    out: async (staffUser: StaffUser) => {
      const lately = daysAfter(clock(), -proposalTerms.validDays);
      const isOut = ({ state, acceptedAt }: ListedProposal) =>
        state === "sent" || (state === "accepted" && acceptedAt !== null && acceptedAt > lately);
      return (await listed(staffUser, "mine")).filter(isOut);
    },
    /** A new proposal, with a car where a plate is given. */
    add: async (
      staffUser: StaffUser,
      plate: LicensePlate | null,
      audit: (tx: Database, id: number) => Promise<unknown>,
    ): Promise<{ id: number } | "unavailable"> => {
      if (plate !== null && offeredCar(plate) === null) return "unavailable";
      const draft: ProposalDraft = {
        ...emptyDraft,
        signature: staffUser.name,
        cars: plate === null ? [] : [{ licenseplate: plate }],
      };
      const staffEmail = isEmail(staffUser.username) ? staffUser.username.toLowerCase() : null;
      return db.transaction(async (tx) => {
        const by = { staffId: staffUser.id, staffName: staffUser.name, staffEmail };
        const { id } = await addProposal(tx, { ...by, draft, now: clock() });
        await audit(tx, id);
        return { id };
      });
    },
    find: async (id: number, staffUser: StaffUser) => {
      const row = await findProposal(db, id);
      if (!row) return null;
      const cars = offeredIn(row.draft);
      const purchases = await findPurchases(
        db,
        row.draft.cars.map(({ licenseplate }) => licenseplate),
      );
      return {
        ...proposalForCustomer(row, { staffUser, now: clock(), pages }),
        cars: cars.map((car) => ({ ...car, bought: purchases.get(car.licenseplate) ?? null })),
        troubles: await troublesOf(db, row, clock()),
        extras: proposalExtras.extras,
        terms: {
          ratePercent: financeDefaults.ratePercent,
          fees: financeDefaults.fees,
          lender: loanTerms.lender,
          months: financeDefaults.months,
          residualPercent: financeDefaults.residualPercent,
        },
      };
    },
    save: (
      id: number,
      { draft, revision, audit }: { draft: ProposalDraft; revision: number; audit: WriteAudit },
    ): Promise<Saved> =>
      change<Saved>(id, audit, async (tx, row, now) =>
        row.revision === revision ? { revision: await saveDraft(tx, id, draft, now) } : "moved",
      ),
    addCar: (id: number, plate: LicensePlate, audit: WriteAudit): Promise<CarsChanged> =>
      offeredCar(plate) === null
        ? Promise.resolve("unavailable" as const)
        : changeCars(id, audit, (cars) => withSalesmanProposal(cars, { licenseplate: plate })),
    removeCar: (id: number, plate: LicensePlate, audit: WriteAudit): Promise<CarsChanged> =>
      changeCars(id, audit, (cars) => withoutSalesmanProposal(cars, plate)),
    send,
    /** The customer gets an e-mail, and can still read what was sent but not accept it. */
    withdraw: async (id: number, audit: WriteAudit): Promise<"done" | "unknown" | "impossible"> => {
      const done = await change<"done" | "impossible">(id, audit, async (tx, row, now) => {
        const [last] = row.versions;
        if (!last || row.withdrawnAt !== null) return "impossible";
        await recordChange(tx, id, { withdrawnAt: now });
        await addToOutbox(
          tx,
          withdrawnEmail({ to: last.email, content: contentOf(last), replyTo: row.staffEmail }),
        );
        return "done";
      });
      changed(id);
      return done;
    },
  };
}

/** A word says why nothing was done, and so do errors. */
function isDone(result: unknown): boolean {
  return result === "done" || (typeof result === "object" && result !== null && !("errors" in result));
}
