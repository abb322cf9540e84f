import * as z from "zod";
import { licensePlate } from "#core/plate/license-plate.ts";
import type { LiveCatalogue } from "#features/catalogue/service/live-catalogue.ts";
import type { Database } from "#platform/db/database.ts";
import { Refusal } from "#platform/http/problem.ts";
import type { AuditAction } from "#platform/staff/audit-actions.ts";
import { type StaffRequest, staffCall } from "#platform/staff/staff-call.ts";
import type { ProposalServices } from "../proposal-services.ts";
import { maxCars, proposalDraft } from "../rules/proposal-draft.ts";

type Uses = { proposals: ProposalServices; db: Database; stock: LiveCatalogue };

const id = {
  in: "path",
  about: "Offertens nummer",
  schema: z
    .string()
    .regex(/^\d{1,9}$/, "Offertens nummer är inte rätt skrivet")
    .transform(Number),
  example: "217",
} as const;

const subjectOf = (proposalId: number | undefined) => `offert ${proposalId ?? ""}`;

/** Notes the change under the proposal's number. */
function auditOf(request: StaffRequest<Uses>, action: AuditAction, proposalId: number, note?: string) {
  const entry = { action, subject: subjectOf(proposalId), ...(note === undefined ? {} : { note }) };
  return (tx: Parameters<StaffRequest<Uses>["note"]>[0]) => request.note(tx, entry);
}

const refusals = {
  unknown: { status: 404, title: "Offerten finns inte" },
  moved: { status: 409, title: "Någon annan har ändrat offerten. Läs det nya och gör om din ändring." },
  impossible: { status: 409, title: "Det finns inget att återkalla." },
  full: { status: 409, title: `Högst ${maxCars} bilar i en offert. Ta bort en först.` },
  unavailable: { status: 409, title: "Bilen går inte att sälja nu: den är såld, eller saknar pris." },
} as const;

/** What was done, or why it was not. */
function resultOf<Done>(done: Done | keyof typeof refusals): Exclude<Done, keyof typeof refusals> {
  if (typeof done === "string" && done in refusals)
    throw new Refusal(refusals[done as keyof typeof refusals]);
  return done as Exclude<Done, keyof typeof refusals>;
}

/** Own first. */
const listProposals = staffCall({
  method: "GET",
  path: "/api/staff/proposals",
  permission: "makeProposals",
  title: "Offerter, de senast ändrade först",
  parameters: {
    whose: { in: "query", about: "mine eller all", schema: z.enum(["mine", "all"]), example: "mine" },
  },
  body: null,
  audit: {
    action: "proposals.list",
    subjectOf: ({ whose = "mine" }) => (whose === "mine" ? "egna" : "allas"),
  },
  handle: ({ whose = "mine" }, _, request: StaffRequest<Uses>) =>
    request.proposals.byStaff.list(request.staffUser, whose),
});

/** A new one; with a plate it has that car. */
const addProposal = staffCall({
  method: "POST",
  path: "/api/staff/proposals",
  permission: "makeProposals",
  title: "Börja på en offert",
  parameters: {},
  body: z.object({ licenseplate: z.nullish(licensePlate) }),
  audit: "change",
  handle: async (_, { licenseplate = null }, request: StaffRequest<Uses>) =>
    resultOf(
      await request.proposals.byStaff.add(request.staffUser, licenseplate, (tx, added) =>
        auditOf(request, "proposal.add", added)(tx),
      ),
    ),
});

/** With what only we may know: what we earn. */
const readProposal = staffCall({
  method: "GET",
  path: "/api/staff/proposals/:id",
  permission: "makeProposals",
  title: "En offert med utkast, versioner och marginal",
  parameters: { id },
  body: null,
  audit: { action: "proposal.read", subjectOf: ({ id: proposalId }) => subjectOf(proposalId) },
  handle: async ({ id: proposalId = 0 }, _, request: StaffRequest<Uses>) => {
    const proposal = await request.proposals.byStaff.find(proposalId, request.staffUser);
    if (proposal === null) throw new Refusal(refusals.unknown);
    return proposal;
  },
});

const saveProposal = staffCall({
  method: "POST",
  path: "/api/staff/proposals/:id",
  permission: "makeProposals",
  title: "Spara utkastet",
  parameters: { id },
  body: proposalDraft.extend({ revision: z.int("Läs offerten först") }),
  audit: "change",
  handle: async ({ id: proposalId = 0 }, { revision, ...draft }, request: StaffRequest<Uses>) =>
    resultOf(
      await request.proposals.byStaff.save(proposalId, {
        draft,
        revision,
        audit: auditOf(request, "proposal.save", proposalId),
      }),
    ),
});

const aCar = z.object({ licenseplate: licensePlate });

/** The same plate again takes the place of the earlier one. */
const addProposalCar = staffCall({
  method: "POST",
  path: "/api/staff/proposals/:id/cars",
  permission: "makeProposals",
  title: "Lägg till en bil",
  parameters: { id },
  body: aCar,
  audit: "change",
  handle: async ({ id: proposalId = 0 }, { licenseplate }, request: StaffRequest<Uses>) =>
    resultOf(
      await request.proposals.byStaff.addCar(
        proposalId,
        licenseplate,
        auditOf(request, "proposal.save", proposalId, licenseplate),
      ),
    ),
});

const removeProposalCar = staffCall({
  method: "POST",
  path: "/api/staff/proposals/:id/cars/remove",
  permission: "makeProposals",
  title: "Ta bort en bil",
  parameters: { id },
  body: aCar,
  audit: "change",
  handle: async ({ id: proposalId = 0 }, { licenseplate }, request: StaffRequest<Uses>) =>
    resultOf(
      await request.proposals.byStaff.removeCar(
        proposalId,
        licenseplate,
        auditOf(request, "proposal.save", proposalId, licenseplate),
      ),
    ),
});

const sendProposal = staffCall({
  method: "POST",
  path: "/api/staff/proposals/:id/send",
  permission: "makeProposals",
  title: "Skicka utkastet som en ny version",
  parameters: { id },
  body: z.object({ revision: z.int("Läs offerten först") }),
  audit: "change",
  handle: async ({ id: proposalId = 0 }, { revision }, request: StaffRequest<Uses>) => {
    const sent = resultOf(
      await request.proposals.byStaff.send(proposalId, {
        revision,
        audit: auditOf(request, "proposal.send", proposalId),
      }),
    );
    if ("errors" in sent)
      throw new Refusal({
        status: 422,
        title: sent.errors.map(({ message }) => message).join(" | "),
        errors: sent.errors,
      });
    return sent;
  },
});

const withdrawProposal = staffCall({
  method: "POST",
  path: "/api/staff/proposals/:id/withdraw",
  permission: "makeProposals",
  title: "Återkalla offerten",
  parameters: { id },
  body: z.object({}),
  audit: "change",
  handle: async ({ id: proposalId = 0 }, __, request: StaffRequest<Uses>) => {
    resultOf(
      await request.proposals.byStaff.withdraw(proposalId, auditOf(request, "proposal.withdraw", proposalId)),
    );
    return { done: true };
  },
});

export const proposalCalls = [
  listProposals,
  addProposal,
  readProposal,
  saveProposal,
  addProposalCar,
  removeProposalCar,
  sendProposal,
  withdrawProposal,
];
