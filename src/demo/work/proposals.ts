import { createHash } from "node:crypto";
import { company } from "#core/company/company.ts";
import { paths } from "#core/paths.ts";
import { formatMil } from "#core/text/mileage.ts";
import { fuels } from "#features/cars/rules/vocabulary.ts";
import type { StockEntry } from "#features/cars/storage/load-stock.ts";
import { changeCase, insertCase } from "#features/cases/storage/cases.ts";
import { assignCase } from "#features/cases/storage/staff-cases.ts";
import { canonicalJson } from "#features/proposals/rules/canonical-json.ts";
import { offerFrom } from "#features/proposals/rules/offer-from.ts";
import {
  type OfferedCar,
  type ProposalContent,
  proposalNumber,
} from "#features/proposals/rules/proposal-content.ts";
import { emptyDraft, type ProposalDraft } from "#features/proposals/rules/proposal-draft.ts";
import { proposalExtras } from "#features/proposals/rules/proposal-extras.ts";
import { validUntil } from "#features/proposals/rules/proposal-terms.ts";
import {
  acceptVersion,
  addProposal,
  addVersion,
  recordChange,
  recordOpened,
} from "#features/proposals/storage/proposals.ts";
import { anna } from "#platform/auth/idp/demo-staff.ts";
import type { Database } from "#platform/db/database.ts";
import { demoPhone } from "./demo-phone.ts";

const msPerHour = 3_600_000;
const depositPercent = 25;

type Script = {
  first: string;
  greeting: string;
  /** Hours since it was sent; null: it is still being written. */
  sent: number | null;
  /** Hours since the customer looked, each time. */
  opened?: readonly number[];
  /** Hours since the customer moved the deposit. */
  moved?: number;
  /** Hours since it was accepted. */
  accepted?: number;
};

/** One that the customer is at, one accepted, one that nobody has opened, and one that is not sent. */
const scripts: readonly Script[] = [
  {
    first: "Omar",
    greeting: "Hej Omar! Här är bilen vi pratade om, med lånet räknat på tre år.",
    sent: 70,
    opened: [69, 46, 20, 0.6],
    moved: 0.5,
  },
  {
    first: "Sara",
    greeting: "Hej Sara! Så här blir det med vinterhjulen.",
    sent: 42,
    opened: [40, 14],
    accepted: 14,
  },
  { first: "Linus", greeting: "Hej Linus! Här är offerten som du bad om.", sent: 92 },
  { first: "Petra", greeting: "", sent: null },
];

/** What a salesman of the demo has sent, by no e-mail: their customers are nobody's. */
export async function seedProposals(
  tx: Database,
  { today, forSale }: { today: Date; forSale: readonly StockEntry[] },
): Promise<void> {
  for (const [at, script] of scripts.entries()) {
    const entry = forSale[300 + at * 7];
    if (entry) await seedProposal(tx, script, { today, entry });
  }
}

async function seedProposal(
  tx: Database,
  script: Script,
  { today, entry: { car } }: { today: Date; entry: StockEntry },
): Promise<void> {
  const ago = (hours: number) => new Date(today.getTime() - hours * msPerHour);
  const { sent, opened = [], moved, accepted } = script;
  const draft = draftOf(script, car);
  const { name, email } = draft;
  const now = ago(sent ?? 1);
  const by = { staffId: anna.id, staffName: anna.name, staffEmail: anna.username };
  const { id } = await addProposal(tx, { ...by, draft, now });
  if (sent === null) return;
  const content: ProposalContent = {
    ...offerFrom(draft, { cars: [offered(car)], extras: proposalExtras.extras }),
    number: proposalNumber(id),
    version: 1,
    customer: name,
    signature: draft.signature,
    greeting: draft.greeting,
    phone: company.phone.national,
    sentAt: now.toISOString(),
    validUntil: validUntil(now).toISOString(),
  };
  const text = canonicalJson(content);
  const hash = createHash("sha256").update(text).digest("hex");
  await addVersion(tx, {
    proposalId: id,
    version: 1,
    content: text,
    hash,
    email,
    sentAt: now,
    validUntil: validUntil(now),
  });
  for (const hours of opened) await recordOpened(tx, { id, version: 1, now: ago(hours) });
  if (moved !== undefined && draft.loan) {
    const { deposit, months } = draft.loan;
    const choice = { licenseplate: car.licenseplate, deposit: deposit + 10_000, months };
    await recordChange(tx, id, { choice, chosenAt: ago(moved) });
  }
  if (accepted === undefined) return;
  await acceptVersion(tx, { id, version: 1, by: name, choice: null, now: ago(accepted) });
  await seedAccepted(tx, { id, content, car, email, at: ago(accepted) });
}

/** The case that an accepted one is, in the salesman's queue. */
async function seedAccepted(
  tx: Database,
  {
    id,
    content: { number, customer },
    car,
    email,
    at,
  }: { id: number; content: ProposalContent; car: StockEntry["car"]; email: string; at: Date },
): Promise<void> {
  const row = await insertCase(
    tx,
    {
      kind: "proposal",
      subject: `Godkänd offert ${number}, version 1`,
      storeSlug: car.location,
      licenseplate: car.licenseplate,
      name: customer,
      email,
      phoneNumber: demoPhone,
      answers: null,
      openedAt: at,
      answerBy: null,
    },
    { author: customer, text: `Jag, ${customer}, godkänner version 1: ${car.title}.` },
  );
  await assignCase(tx, row.id, anna);
  const message = { author: anna.name, text: "Tack! Vi ses när bilen är klar." };
  await changeCase(
    tx,
    row.id,
    { event: "answered", by: "staff", at, message },
    { state: "answered", answerBy: null },
  );
  await recordChange(tx, id, { caseNumber: row.number });
}

function draftOf({ first, greeting }: Script, car: StockEntry["car"]): ProposalDraft {
  const [extra] = proposalExtras.extras;
  return {
    ...emptyDraft,
    name: `${first} Exempel`,
    email: `${first.toLowerCase()}@example.com`,
    signature: anna.name,
    greeting,
    cars: [{ licenseplate: car.licenseplate }],
    extras: extra ? [{ key: extra.key, price: extra.price, note: "" }] : [],
    loan: {
      deposit: Math.round(((car.price ?? 0) * depositPercent) / 100 / 1_000) * 1_000,
      months: 36,
      residualPercent: 50,
    },
  };
}

function offered(car: StockEntry["car"]): OfferedCar {
  const { licenseplate, title, modelYear, mileage, fuelType, price } = car;
  return {
    licenseplate,
    title,
    line: [modelYear, formatMil(mileage), fuels[fuelType]].join(" · "),
    price: price ?? 0,
    path: paths.car(car),
    picture: null,
  };
}
