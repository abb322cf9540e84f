import { desc, eq } from "drizzle-orm";
import { expect } from "vitest";
import { cases } from "#features/cases/storage/cases.table.ts";
import { mailOptOuts, mails } from "#platform/mail/mails.table.ts";
import { one } from "#tests/test-site.ts";
import { formsUnderTest } from "./forms-under-test.ts";
import { ownPage } from "./posting.ts";
import { deviceOn } from "./signing-in.ts";
import type { siteWithStaff } from "./site-with-reservations.ts";

type Site = Awaited<ReturnType<typeof siteWithStaff>>;

export const person = {
  name: "Zaida Quillfelt",
  email: "zaida.quillfelt@example.com",
  phoneNumber: "070-174 06 99",
};
const words = "Zafirblått är det";
const ownPlate = "MLB 47Z";
const other = { name: "Annan Exempel", email: "annan@example.com", phoneNumber: "070-174 06 12" };
/** What tells of the person, in whatever way it is written; for PostgreSQL and for JavaScript. */
export const marksOfPerson = "quillfelt|zaida|174.?06.?99|zafirblå|mlb ?47z";
/** The cars that are reserved, waited for, driven and offered. */
export const stockedPlates = ["abc123", "def456", "ghj789", "kmn012"] as const;

/** A visitor who uses all that the site has, and those of us who answer. */
export function sendingEverything(site: Site, now: Date) {
  const emailsTo = (address: string) =>
    site.db.select().from(mails).where(eq(mails.toAddress, address)).orderBy(desc(mails.createdAt));
  const device = deviceOn({ ...site, emailsTo });

  /** The link of the newest letter that has one. */
  async function press(path: string) {
    const letters = JSON.stringify((await emailsTo(person.email)).map(({ blocks }) => blocks));
    const link = new RegExp(`${path}\\?t=[\\w.-]+`).exec(letters)?.[0] ?? "";
    const { status } = await site.get(link, { method: "POST" });
    expect([path, status < 400]).toEqual([path, true]);
  }

  async function post(path: string, fields: Record<string, string>, file?: string) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    const pdf = new File([`%PDF-1.7\n${words}\n%%EOF\n`], "zafirblå.pdf", { type: "application/pdf" });
    if (file) form.append(file, pdf);
    const body = file ? form : new URLSearchParams(fields);
    const { status } = await site.get(path, { method: "POST", headers: ownPage, body });
    expect([path, status]).toEqual([path, 303]);
  }

  async function asVisitor() {
    for (const { path, right, confirmed, text, file } of formsUnderTest) {
      const fields: Record<string, string> = { ...right, ...confirmed, [text]: words };
      for (const [name, value] of Object.entries({ ...person, licenseplate: ownPlate }))
        if (name in fields) fields[name] = value;
      await post(path, fields, file);
    }
    await post("/nyhetsbrev/", { email: person.email });
    await press("/nyhetsbrev/bekrafta/");
    await post("/bevaka/", { filter: "brands=volvo", email: person.email, phoneNumber: person.phoneNumber });
    await press("/bevaka/bekrafta/");
    const held = { handover: "pickup", isOfAge: "on" };
    const [reserved, waited, driven] = stockedPlates;
    await post("/reservera-bil/", { ...person, ...held, licenseplate: reserved });
    await post("/reservera-bil/", { ...other, ...held, licenseplate: waited });
    await post("/reservera-bil/?steg=ko", { licenseplate: waited, email: person.email });
    await post("/ride/", { ...person, licenseplate: driven, start: "2026-11-18T09:00Z", message: words });
    await post("/bilfinansiering/?pris=200000&manader=36", { email: person.email });
    const answers =
      "skick=normalt-for-aldern&skador=inga&service=fullstandig-servicebok&dack=vet-inte&lan=nej&bilder=nej";
    const valued = `/vardera-bil/?licenseplate=${ownPlate.replace(" ", "")}&min=ja&miltal=8000&${answers}&vidare=kontakt`;
    await post(valued, { ...person, message: words });
    await post("/friends/", {
      ...other,
      friendEmail: person.email,
      licenseplate: "",
      message: "Titta på den",
    });
    await site.db.insert(mailOptOuts).values({ address: person.email, topic: "friends" });
  }

  async function asStaff() {
    const call = async (path: string, body?: object, role: "Salesman" | "Purchaser" = "Salesman") => {
      const { status, json } = await site.staff<{ id: number; revision: number }>(path, body, role);
      expect([path, status]).toEqual([path, 200]);
      return json;
    };
    const rows = await site.db.select().from(cases).where(eq(cases.email, person.email));
    const { number } = one(rows.filter(({ kind }) => kind === "contact"));
    await call(`/api/staff/cases/${number}/note`, { text: `Ring Zaida, ${words}` });
    await call(`/api/staff/cases/${number}/tell`, {
      event: "answered",
      text: `Hej Zaida, ${words}`,
      seen: 0,
    });
    for (const text of [person.email, ownPlate])
      await call(`/api/staff/search?text=${encodeURIComponent(text)}`);
    await call("/api/staff/today");
    const { id } = await call("/api/staff/proposals", { licenseplate: stockedPlates[3] });
    const { revision } = await call(`/api/staff/proposals/${id}`);
    const tradeIn = { title: "VW Golf", mileage: 9_200, value: 126_500, debt: 41_200, resale: 139_417 };
    const saved = await call(`/api/staff/proposals/${id}`, {
      ...{ ...person, signature: "Anna, Täby", greeting: words, extras: [], discount: 0, loan: null },
      ...{
        cars: [{ licenseplate: stockedPlates[3] }],
        tradeIn: { ...tradeIn, licenseplate: ownPlate },
        revision,
      },
    });
    await call(`/api/staff/proposals/${id}/send`, { revision: saved.revision });
    const bid = { bid: 124_000, mileage: 9_200, type: 2, estimatedSalePrice: 150_000, estimatedCost: 7_919 };
    await call(
      "/api/tradein/bidlog/add",
      { ...bid, licenseplate: ownPlate, note: words, seen: 0 },
      "Purchaser",
    );
  }

  /** Signed in with something saved, and with a link to sign in that nobody has used. */
  async function signedIn() {
    const browser = device();
    await browser.signIn(person.email);
    const at = now.getTime();
    const favorites = [{ licenseplate: stockedPlates[0], first: at, last: at, note: { at, text: words } }];
    expect((await browser.sync({ favorites, searches: [{ query: "zafirblå", at }] })).status).toBe(200);
    await device().ask(person.email);
    return browser;
  }

  return {
    send: async () => {
      await asVisitor();
      await asStaff();
      return signedIn();
    },
    /** As the job of letters leaves them. */
    deliver: () => site.db.update(mails).set({ state: "sent", sentAt: now }),
    confirmErasure: async (link: string) => (await device().post(link, {})).headers.get("location"),
  };
}
