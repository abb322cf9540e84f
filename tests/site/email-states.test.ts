import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { mails } from "#platform/mail/mails.table.ts";
import { aPlate } from "#tests/any-plate.ts";
import { plain, readable } from "./shown-page.ts";
import { siteWithReservations } from "./site-with-reservations.ts";

const plate = aPlate("mlb001");
const site = await siteWithReservations([{ licenseplate: plate }]);
afterAll(() => site.close());

const person = { name: "Kim Exempel", phoneNumber: "070-174 06 12" };

/** What became of all e-mails to somebody. */
async function became(toAddress: string, changes: Partial<typeof mails.$inferInsert>) {
  await site.db.update(mails).set(changes).where(eq(mails.toAddress, toAddress));
}
const sent = { state: "sent", sentAt: new Date() } as const;
const heldByLimit = { state: "held", sentAt: null, problem: "limit" } as const;
const bounced = { state: "dead", sentAt: null, problem: "550 no such user" } as const;

test.each([
  {
    what: "a case",
    email: "kim.arende@example.com",
    path: "/kontakt/",
    fields: { contactReason: "Något annat", message: "Hur mycket får bilen dra?" },
    sending: "Kvittot mejlas till",
    done: "Kvittot är mejlat till",
    inFile: ["Hur mycket får bilen dra?", "Kim Exempel"],
  },
  {
    what: "a reservation",
    email: "kim.reservation@example.com",
    path: "/reservera-bil/",
    fields: { licenseplate: plate, handover: "pickup", isOfAge: "on", postcode: "" },
    sending: "Bekräftelsen mejlas till",
    done: "Bekräftelsen är mejlad till",
    inFile: ["MLB 001", "Kontrollsumma (SHA-256)"],
  },
])(
  "[MAIL-15] the page of $what says what became of its letter, and has the receipt itself to save",
  async ({ email, path, fields, sending, done, inFile }) => {
    const posted = await site.post(path, { ...person, email, ...fields });
    expect(posted.status).toBe(303);
    const address = posted.headers.get("location") ?? "";
    const page = async () => readable((await site.get(address)).html);
    expect(await page()).toContain(`${sending} ${email}.`);
    await became(email, sent);
    expect(await page()).toContain(`${done} ${email}.`);
    await became(email, heldByLimit);
    expect(await page()).toContain(`Vi har inte kunnat mejla till ${email}: den har fått många mejl`);
    await became(email, bounced);
    expect(await page()).toContain(`Vi har inte kunnat mejla till ${email}: den tar inte emot`);

    const receiptTo = /href="([^"]+\/kvitto\/)"/.exec((await site.get(address)).html)?.[1] ?? "";
    const receipt = await site.get(receiptTo);
    expect(receipt.headers.get("content-disposition")).toMatch(/^attachment; filename="[\w-]+\.txt"$/);
    for (const part of inFile) expect(plain(receipt.html)).toContain(part);
  },
);
