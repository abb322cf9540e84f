import { Hono } from "hono";
import { isWithinLimits, tooMany } from "#features/forms/api/form-limits.ts";
import { readOwnSubmission } from "#features/forms/api/read-own-submission.ts";
import { ofAgeField } from "#features/forms/rules/person-fields.ts";
import type { Database } from "#platform/db/database.ts";
import type { Http } from "#platform/feature.ts";
import type { SiteVariables, SubmittedForm } from "#platform/http/site-variables.ts";
import { readAgainField } from "../pages/proposal-view.ts";
import type { ProposalServices } from "../proposal-services.ts";
import { readChoice } from "../rules/proposal-choice.ts";
import { contentOf } from "../rules/proposal-content.ts";
import { proposalPaths } from "../rules/proposal-paths.ts";
import type { CustomerRefusal } from "../service/customer-proposals.ts";
import { liveProposal } from "./live-proposal.ts";

const fields = [
  "steg",
  "version",
  "kontrollsumma",
  ofAgeField.name,
  "namn",
  "fraga",
  "rad",
  "bil",
  "insats",
  "manader",
];

const refusals: Record<CustomerRefusal, { status: number; notice: string }> = {
  unknown: { status: 404, notice: "Offerten finns inte" },
  replaced: { status: 409, notice: "Det har kommit en ny version av offerten. Läs den här nedanför först." },
  expired: { status: 409, notice: "Offerten har gått ut och går inte att godkänna. Be om en ny." },
  withdrawn: { status: 409, notice: "Offerten är återkallad och går inte att godkänna. Be om en ny." },
  sold: { status: 409, notice: "Bilen är såld till någon annan, så offerten går inte att godkänna." },
  gone: { status: 409, notice: "Bilen är inte längre till salu, så offerten går inte att godkänna." },
  held: { status: 409, notice: "Någon annan hann reservera bilen, så offerten går inte att godkänna nu." },
  dearer: { status: 409, notice: "Bilens pris har höjts, så offerten går inte att godkänna. Be om en ny." },
  accepted: { status: 409, notice: "Offerten är redan godkänd." },
};

/** What the customer's page sends, its PDF and its news. */
export function proposalRoutes(
  { proposals, db, publicOrigin }: { proposals: ProposalServices; db: Database; publicOrigin: string },
  { senderOf, stopping }: Http,
) {
  const { byCustomer, byLink, read } = proposals;
  const routes = new Hono<SiteVariables>();

  routes.post("/offertforslag/:token/", async (c, next) => {
    const token = c.req.param("token");
    const link = read(token);
    if (link?.by !== "customer") {
      c.set("posted", {
        ...empty,
        status: link ? 403 : 404,
        notice: link ? "Det här är en förhandsvisning." : null,
      });
      return next();
    }
    const submission = await receive(c.req.raw, link.id, senderOf(c));
    if (submission !== null && "done" in submission)
      return c.redirect(`${proposalPaths.page(token)}?${readAgainField}=1${submission.done}`, 303);
    c.set("posted", submission ?? empty);
    return next();
  });

  routes.get("/offertforslag/:token/pdf/", async (c, next) => {
    const proposalRecord = await byLink.find(c.req.param("token"));
    const proposalId = Number(c.req.query("version"));
    const version =
      proposalRecord?.proposal.versions.find((one) => one.version === proposalId) ??
      proposalRecord?.proposal.versions[0];
    if (!version) return next();
    // The library is loaded by the first who asks.
    const { proposalPdf } = await import("../service/proposal-pdf.ts");
    const bytes = await proposalPdf(contentOf(version), version.hash);
    return c.body(new Uint8Array(bytes), 200, {
      "content-type": "application/pdf",
      "content-disposition": `inline; filename="offert-${contentOf(version).number}-v${version.version}.pdf"`,
    });
  });

  routes.get("/offertforslag/:token/live/", (c) => liveProposal(c, proposals, stopping));

  async function receive(
    request: Request,
    id: number,
    sender: string,
  ): Promise<SubmittedForm | { done: string } | null> {
    const reading = await readOwnSubmission(request, publicOrigin, fields);
    if ("refused" in reading) return reading.refused;
    const { sent, values } = reading;
    const version = Number(values.version);
    const proposal = await byCustomer.find(id);
    const [last] = proposal?.versions ?? [];
    if (!proposal || !last) return null;
    const wrong = (field: string, message: string): SubmittedForm => ({
      status: 422,
      errors: [{ field, message }],
      values,
      notice: null,
    });
    const respond = (done: "done" | CustomerRefusal, to = ""): SubmittedForm | { done: string } =>
      done === "done" ? { done: to } : { ...empty, ...refusals[done] };

    if (values.steg === "val") {
      const { errors, choice } = { errors: null, choice: null, ...readChoice(sent, contentOf(last)) };
      if (errors) return { status: 422, errors, values, notice: null };
      return respond(await byCustomer.choose(id, version, choice));
    }
    if (values.steg === "aterstall") return respond(await byCustomer.choose(id, version, null));
    if (!(await isWithinLimits({ db, sender }, "proposal", last.email)))
      return { ...empty, status: 429, values, notice: tooMany };
    if (values.steg === "godkann") {
      const name = (values.namn ?? "").trim();
      if (name === "" || name.length > 100) return wrong("namn", "Skriv ditt namn");
      if (!values[ofAgeField.name]) return wrong(ofAgeField.name, ofAgeField.message);
      return respond(await byCustomer.accept(id, { version, hash: values.kontrollsumma ?? "", name }));
    }
    if (values.steg === "ny")
      return respond(
        await byCustomer.ask(id, { text: "Jag vill ha en ny offert.", what: "renew", key: null }),
        "#fraga",
      );
    const text = (values.fraga ?? "").trim();
    if (text === "") return wrong("fraga", "Skriv din fråga");
    if (text.length > 2_000) return wrong("fraga", "Skriv högst 2\u00a0000 tecken");
    return respond(await byCustomer.ask(id, { text, what: "asked", key: values.rad ?? null }), "#fraga");
  }
  return routes;
}

const empty: SubmittedForm = { status: 404, errors: [], values: {}, notice: null };
