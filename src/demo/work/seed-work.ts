import { eq } from "drizzle-orm";
import { company } from "#core/company/company.ts";
import { dayPlus, stockholmDay } from "#core/dates/stockholm-day.ts";
import { type Bookable, testDriveAt, visitAt } from "#features/bookings/rules/bookable.ts";
import { slotFrom, slotsOn } from "#features/bookings/rules/slots.ts";
import { insertBooking } from "#features/bookings/storage/bookings.ts";
import { isSold, status } from "#features/cars/rules/status.ts";
import { externalAdverts } from "#features/cars/storage/external-adverts.table.ts";
import type { StockEntry } from "#features/cars/storage/load-stock.ts";
import { answerByAfter } from "#features/cases/rules/case-progress.ts";
import { insertNote } from "#features/cases/storage/case-notes.ts";
import { changeCase, insertCase } from "#features/cases/storage/cases.ts";
import { assignCase } from "#features/cases/storage/staff-cases.ts";
import { carCosts } from "#features/pricing/storage/car-costs.table.ts";
import { carPurchases } from "#features/pricing/storage/car-purchases.table.ts";
import type { Store } from "#features/stores/rules/store.ts";
import { addBid } from "#features/trade-in/storage/bid-log.ts";
import { addMatches, addPurchaseAlert } from "#features/trade-in/storage/purchase-alerts.ts";
import { johan } from "#platform/auth/idp/demo-staff.ts";
import type { Database } from "#platform/db/database.ts";
import { inBatches } from "#platform/db/recordset.ts";
import { notifyStaff } from "#platform/staff/notifications.ts";
import { demoSeed } from "../make-stock.ts";
import { randomFrom } from "../random.ts";
import { boughtCar } from "./bids.ts";
import { type CaseScript, caseScripts } from "./case-scripts.ts";
import { demoPhone } from "./demo-phone.ts";
import { seedProposals } from "./proposals.ts";
import { seedReservations } from "./reservations.ts";

type Work = { today: Date; entries: readonly StockEntry[]; stores: readonly Store[] };

const msPerHour = 3_600_000;
const bidsOnStock = 60;
const bidsOnSold = 120;
/** Who comes, and in how many days: most of them today, so that the day is not empty. */
const visitors = [
  ["Ella", -1],
  ["Samir", 0],
  ["Greta", 0],
  ["Lukas", 0],
  ["Amina", 0],
  ["Nora", 1],
  ["Hugo", 1],
  ["Selma", 2],
  ["Ivar", 4],
] as const;

/** What the staff's side would else have to wait for: cases, times, bids and matches, the same every time. */
export async function seedWork(tx: Database, work: Work): Promise<void> {
  const forSale = work.entries.filter(({ car }) => car.status === status.forSale && car.price !== null);
  await seedBids(tx, work.entries, forSale);
  for (const [at, script] of caseScripts.entries())
    await seedCase(tx, script, { today: work.today, entry: forSale[at * 7] });
  await seedBookings(tx, work, forSale);
  await seedReservations(tx, work);
  await seedMatches(tx, work.today);
  await seedProposals(tx, { today: work.today, forSale });
}

async function seedBids(tx: Database, entries: readonly StockEntry[], forSale: readonly StockEntry[]) {
  const sold = entries.filter(({ sales }) => sales.length > 0);
  const logged = [...forSale.slice(0, bidsOnStock), ...sold.slice(0, bidsOnSold)];
  const purchases = [];
  for (const [at, entry] of logged.entries()) {
    const bought = boughtCar(randomFrom(`${demoSeed}/bid/${at}`), entry);
    if (bought === null) continue;
    await addBid(tx, bought.bid);
    await tx.insert(carCosts).values(bought.costs);
    purchases.push(bought.purchase);
  }
  // The rest was bought too, whoever bid on it.
  for (const entry of entries.filter(({ car }) => isUnsold(car) && !logged.some((one) => one.car === car))) {
    const bought = boughtCar(randomFrom(`${demoSeed}/purchase/${entry.car.licenseplate}`), entry);
    if (bought) purchases.push(bought.purchase);
  }
  for (const rows of inBatches(purchases)) await tx.insert(carPurchases).values(rows);
}

const isUnsold = ({ status: own }: StockEntry["car"]) => !isSold(own);

type Setting = { today: Date; entry: StockEntry | undefined };

async function seedCase(tx: Database, script: CaseScript, { today, entry }: Setting): Promise<void> {
  const ago = (hours: number) => new Date(today.getTime() - hours * msPerHour);
  const { kind, subject, name, text, assignee, answer, reply, notes = [] } = script;
  const openedAt = ago(script.hoursAgo);
  const row = await insertCase(
    tx,
    {
      kind,
      subject: entry && kind === "contact" ? `${subject}, ${entry.car.title}` : subject,
      storeSlug: entry?.car.location ?? null,
      licenseplate: entry?.car.licenseplate ?? null,
      name,
      email: `${name.split(" ")[0]?.toLowerCase()}@example.com`,
      phoneNumber: demoPhone,
      answers: null,
      openedAt,
      answerBy: answerByAfter("received", openedAt),
    },
    { author: name, text },
  );
  if (assignee) {
    await assignCase(tx, row.id, assignee);
    const line = { event: "takenOn", by: "staff", at: ago(script.hoursAgo - 1), message: null } as const;
    await changeCase(tx, row.id, line, { state: "inProgress", answerBy: row.answerBy });
  }
  if (answer) {
    const message = { author: assignee?.name ?? company.name, text: answer.text };
    const event = answer.asks ? "askedCustomer" : "answered";
    const state = answer.asks ? "waitingForCustomer" : "answered";
    await changeCase(
      tx,
      row.id,
      { event, by: "staff", at: ago(answer.hoursAgo), message },
      { state, answerBy: null },
    );
  }
  if (reply) {
    const at = ago(reply.hoursAgo);
    const line = {
      event: "customerWrote",
      by: "customer",
      at,
      message: { author: name, text: reply.text },
    } as const;
    await changeCase(tx, row.id, line, { state: "inProgress", answerBy: answerByAfter("inProgress", at) });
    if (assignee) await notifyStaff(tx, [assignee.id], { kind: "customerWrote", subject: row.number, at });
  } else if (assignee) {
    const at = ago(script.hoursAgo - 1);
    await notifyStaff(tx, [assignee.id], { kind: "assigned", subject: row.number, at });
  }
  for (const { by, text: said, hoursAgo } of notes)
    await insertNote(tx, row.id, by, { text: said, at: ago(hoursAgo) });
}

/** Drives and visits of yesterday, today and the days to come, at times that the stores have. */
async function seedBookings(tx: Database, { today, stores }: Work, forSale: readonly StockEntry[]) {
  const open = stores.filter(({ kind, appraisers }) => kind === "store" && appraisers > 0);
  for (const [at, [first, daysAhead]] of visitors.entries()) {
    const entry = forSale[500 + at * 7];
    const isVisit = at % 3 === 2;
    const store = isVisit
      ? open[at % open.length]
      : stores.find(({ slug }) => slug === entry?.car.physicalLocation);
    if (!entry || !store) continue;
    const bookable = isVisit ? visitAt(store) : testDriveAt(store);
    const start = startNear(bookable, today, daysAhead, at);
    if (start) await seedBooking(tx, { first, entry, bookable, start, today });
  }
}

/** The time of that place in the list, on the first open day from then on. */
function startNear(bookable: Bookable, today: Date, daysAhead: number, place: number): Date | null {
  for (let ahead = daysAhead; ahead < daysAhead + 7; ahead++) {
    const starts = slotsOn(dayPlus(stockholmDay(today), ahead), bookable);
    const start = starts[(place * 3 + 2) % Math.max(1, starts.length)];
    if (start) return start;
  }
  return null;
}

type Booked = { first: string; entry: StockEntry; bookable: Bookable; start: Date; today: Date };

async function seedBooking(tx: Database, { first, entry: { car }, bookable, start, today }: Booked) {
  const { kind, storeSlug, minutes, places } = bookable;
  const name = `${first} Exempel`;
  const openedAt = new Date(Math.min(today.getTime(), start.getTime()) - 30 * msPerHour);
  const row = await insertCase(
    tx,
    {
      kind: kind === "testDrive" ? "testDrive" : "valuation",
      subject: kind === "testDrive" ? `Provkörning, ${car.title}` : "Värdering i butik",
      storeSlug,
      licenseplate: car.licenseplate,
      name,
      email: `${first.toLowerCase()}@example.com`,
      phoneNumber: demoPhone,
      answers: null,
      openedAt,
      answerBy: null,
    },
    { author: name, text: "Jag kommer gärna och tittar." },
  );
  const message = { author: company.name, text: "Tiden är bokad." };
  await changeCase(
    tx,
    row.id,
    { event: "answered", by: "staff", at: openedAt, message },
    { state: "answered", answerBy: null },
  );
  const { end } = slotFrom(start, minutes);
  const slot = { storeSlug, startsAt: start, endsAt: end };
  await insertBooking(tx, { caseId: row.id, kind, licenseplate: car.licenseplate, ...slot }, places);
}

/** One of our buyers looks for the make that is out most, and some have come. */
async function seedMatches(tx: Database, today: Date): Promise<void> {
  const make = "volvo";
  const adverts = await tx
    .select({
      advertId: externalAdverts.id,
      licenseplate: externalAdverts.licenseplate,
      price: externalAdverts.price,
    })
    .from(externalAdverts)
    .where(eq(externalAdverts.normalizedMake, make))
    .orderBy(externalAdverts.id)
    .limit(5);
  const alert = await addPurchaseAlert(tx, {
    staffId: johan.id,
    staffName: johan.name,
    email: johan.username,
    query: `brands=${make}`,
    createdAt: new Date(today.getTime() - 72 * msPerHour),
  });
  const matches = adverts.map((advert) => ({ ...advert, trackerId: alert.id, reason: "new" }));
  await addMatches(tx, matches, new Date(today.getTime() - 2 * msPerHour));
}
