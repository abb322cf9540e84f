import { eq } from "drizzle-orm";
import PostalMime from "postal-mime";
import { afterAll, expect, test } from "vitest";
import { loadCars } from "#features/cars/storage/load-stock.ts";
import { openSavedSearches } from "#features/saved-searches/saved-search-services.ts";
import { savedSearchJobs } from "#features/saved-searches/service/saved-search-jobs.ts";
import { savedSearches } from "#features/saved-searches/storage/saved-searches.table.ts";
import { saveStores } from "#features/stores/storage/stores.ts";
import { anEntry } from "#tests/a-stock-entry.ts";
import { aStore } from "#tests/a-store.ts";
import { aPlate } from "#tests/any-plate.ts";
import { asHtml, postingTo } from "./posting.ts";

const site = await postingTo();
afterAll(() => site.close());

const page = "/bevaka/";
const api = "/api/save-search/add/";
const filter = "brands=volvo&priceTo=250000";
const rowOf = async (address: string) =>
  (await site.db.select().from(savedSearches).where(eq(savedSearches.address, address)))[0];
const linkIn = async (address: string, path: string) => {
  const said = JSON.stringify((await site.emailsTo(address)).map(({ blocks }) => blocks));
  return new RegExp(`${path}\\?t=[\\w.-]+`).exec(said)?.[0] ?? "";
};
/** Asked for and confirmed; the address of its own page. */
async function watched(email: string): Promise<string> {
  await site.post(page, { filter, email });
  const done = await site.get(await linkIn(email, "/bevaka/bekrafta/"), { method: "POST" });
  return done.headers.get("location")?.replace("&kvitto=1", "") ?? "";
}

test("[WATCHING-1] the list of what is for sale leads to the form, with all that is asked; other lists do not", async () => {
  const { html } = await site.get("/kopa-bil/?priceTo=250000&brands=volvo&order=lagsta-pris");
  expect(html).toContain(asHtml(`/bevaka/?${filter}`));
  for (const path of ["/kopa-bil/", "/salda-bilar/?brands=volvo", "/external-adverts/?brands=volvo"])
    expect([path, (await site.get(path)).html.includes("/bevaka/")]).toEqual([path, false]);
  const form = await site.get(`/bevaka/?${filter}`);
  expect([form.status, form.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  expect(form.html).toContain(`name="filter" value="${asHtml(filter)}"`);
  expect(form.html).not.toMatch(/name="signedUpForNewsLetter"[^>]*checked/);
  expect((await site.get(page)).html).toContain("Välj först vad du vill bevaka");
});

test("[WATCHING-8] [POST-11] a button that was pressed on another site does nothing, and the page says so", async () => {
  await site.post(page, { filter, email: "vera@example.com" });
  const link = await linkIn("vera@example.com", "/bevaka/bekrafta/");
  const elsewhere = { origin: "https://other.example", "sec-fetch-site": "cross-site" };
  const refused = await site.get(link, { method: "POST", headers: elsewhere });
  expect([refused.status, refused.html.includes("Tryck här i stället")]).toEqual([403, true]);
  expect((await rowOf("vera@example.com"))?.confirmedAt).toBeNull();
  const own = await watched("vera2@example.com");
  const removal = await site.post(own, { do: "remove" }, elsewhere);
  expect([removal.status, removal.html.includes("Tryck här i stället")]).toEqual([403, true]);
  expect(await rowOf("vera2@example.com")).toBeDefined();
});

test("[WATCHING-1] [WATCHING-2] asked for without script, confirmed by the link, and led to its own page", async () => {
  const response = await site.post(page, {
    filter,
    email: "Asa.Vakt@example.com",
    signedUpForNewsLetter: "",
  });
  expect([response.status, response.headers.get("location")]).toEqual([303, "/bevaka/?kvitto=1"]);
  expect((await site.get("/bevaka/?kvitto=1")).html).toContain("bekräfta i din e-post");
  expect(await rowOf("asa.vakt@example.com")).toMatchObject({
    query: filter,
    pace: "at-once",
    newsletter: false,
    confirmedAt: null,
    sessionOrigin: null,
  });
  const link = await linkIn("asa.vakt@example.com", "/bevaka/bekrafta/");
  const asked = await site.get(link);
  expect([asked.status, asked.html.includes("asa.vakt@example.com")]).toEqual([200, true]);
  expect((await rowOf("asa.vakt@example.com"))?.confirmedAt).toBeNull();
  const done = await site.get(link, { method: "POST" });
  expect(done.status).toBe(303);
  const own = await site.get(done.headers.get("location") ?? "");
  expect([own.status, own.html.includes("du bevakar nu")]).toEqual([200, true]);
  expect((await rowOf("asa.vakt@example.com"))?.confirmedAt).toBeInstanceOf(Date);
  for (const wrong of [`${link.slice(0, -1)}_`, "/bevaka/bekrafta/", "/bevaka/andra/?t=x"])
    for (const method of ["GET", "POST"]) expect((await site.get(wrong, { method })).status).toBe(404);
});

test("[WATCHING-1] [WATCHING-2] by a program: the contract's fields, and the same answer for whoever watches already", async () => {
  const sent = { filter: { brands: ["volvo"], priceTo: 250_000, carTypes: [] } };
  const answers = [];
  for (const email of ["asa.vakt@example.com", "bo.vakt@example.com"])
    answers.push(await site.call(api, { ...sent, email, sessionOrigin: { origin: "direkt" } }));
  expect(new Set(answers.map((response) => JSON.stringify(response))).size).toBe(1);
  expect(answers[0]).toMatchObject({ status: 201, json: { status: "success", data: { json: [{ page }] } } });
  expect(await rowOf("bo.vakt@example.com")).toMatchObject({
    query: filter,
    sessionOrigin: { origin: "direkt" },
  });
  for (const [wrong, title] of [
    [{ ...sent }, "Ange telefon eller e-post"],
    [{ email: "x@example.com" }, "Filtret går inte att läsa"],
    [{ email: "x@example.com", filter: {} }, "Välj minst ett filter"],
    [{ ...sent, email: "x" }, "E-post saknas/felaktig"],
    [{ ...sent, phoneNumber: "12" }, "Telefonnummer saknas/felaktigt"],
  ] as const) {
    const { status, json } = await site.call(api, wrong);
    expect([status, json.title]).toEqual([422, title]);
  }
  expect(await rowOf("x@example.com")).toBeUndefined();
});

test("[WATCHING-10] a number alone is stored, and one beside an address is not", async () => {
  const sent = { filter: { brands: ["saab"] }, phoneNumber: "070-174 06 05" };
  expect((await site.call(api, sent)).status).toBe(201);
  await site.call(api, { ...sent, email: "cia.vakt@example.com" });
  const rows = await site.db.select().from(savedSearches).where(eq(savedSearches.query, "brands=saab"));
  expect(rows.map(({ address, phoneNumber }) => [address, phoneNumber])).toEqual([
    [null, "+46701740605"],
    ["cia.vakt@example.com", null],
  ]);
});

test("[WATCHING-8] its own page pauses, changes and ends it, each by a plain post", async () => {
  const address = "dan.vakt@example.com";
  const own = await watched(address);
  const press = async (fields: Record<string, string>) => (await site.post(own, fields, {})).status;
  expect(await press({ do: "pause" })).toBe(303);
  expect((await rowOf(address))?.pausedAt).toBeInstanceOf(Date);
  expect((await site.get(own)).html).toContain("Fortsätt bevaka");
  expect(await press({ do: "resume" })).toBe(303);
  expect(await press({ pace: "daily" })).toBe(303);
  expect(await rowOf(address)).toMatchObject({ pausedAt: null, pace: "daily" });
  expect(await press({ query: "brands=volvo" })).toBe(303);
  expect((await rowOf(address))?.query).toBe("brands=volvo");
  expect(await press({ do: "change", text: "kombi under 300 000" })).toBe(303);
  expect((await rowOf(address))?.query).toBe("types=kombi&priceTo=300000");
  const unread = await site.post(own, { do: "change", text: "kombi med flumpelsnork" }, {});
  expect([unread.status, unread.html.includes("Vi förstod inte: flumpelsnork")]).toEqual([422, true]);
  expect(await press({ do: "x" })).toBe(422);
  const until = (await rowOf(address))?.until?.getTime() ?? 0;
  expect(await press({ do: "go-on" })).toBe(303);
  expect((await rowOf(address))?.until?.getTime()).toBeGreaterThanOrEqual(until);
  const ended = await site.post(own, { do: "remove" }, {});
  expect([ended.status, ended.headers.get("location")]).toEqual([303, "/bevaka/avslutad/"]);
  expect((await site.get("/bevaka/avslutad/")).html).toContain("Bevakningen är avslutad");
  expect([await rowOf(address), (await site.get(own)).status]).toEqual([undefined, 404]);
});

test("[WATCHING-8] [SAVED-4] DELETE answers the same for all valid addresses, and mails a link to whoever watches", async () => {
  const address = "eva.vakt@example.com";
  await watched(address);
  const end = async (email: string) => {
    const response = await site.request(`/api/save-search/${encodeURIComponent(email)}`, {
      method: "DELETE",
    });
    return { status: response.status, json: await response.json() };
  };
  expect(await end(address)).toEqual(await end("ingen.vakt@example.com"));
  expect((await end(address)).json).toMatchObject({ status: "success", hasError: false });
  expect(await end("anna")).toMatchObject({ status: 422, json: { title: "E-post saknas/felaktig" } });
  expect((await site.request("/api/save-search/a@example.com")).status).toBe(405);
  expect(await site.emailsTo("ingen.vakt@example.com")).toEqual([]);
  expect((await site.emailsTo(address)).filter(({ kind }) => kind === "watch-end")).toHaveLength(1);
  expect(await rowOf(address)).toBeDefined();
  const link = await linkIn(address, "/avsluta-utskick/");
  expect((await site.get(link)).status).toBe(200);
  expect(await rowOf(address)).toBeDefined();
  // As a mail program with one click.
  expect((await site.get(link, { method: "POST" })).status).toBe(200);
  expect(await rowOf(address)).toBeUndefined();
});

test("[WATCHING-8] a page asks for the address, calls DELETE with script and says the same of every address without", async () => {
  const address = "nils.vakt@example.com";
  await watched(address);
  const { html } = await site.get("/bevaka/avsluta/");
  expect(html).toContain('data-api="/api/save-search/{email}" data-method="DELETE"');
  const asked = (email: string) => site.post("/bevaka/avsluta/", { email });
  const wrong = await asked("nils");
  expect([
    wrong.status,
    wrong.html.includes("E-post saknas/felaktig"),
    wrong.html.includes('value="nils"'),
  ]).toEqual([422, true, true]);
  for (const email of [address, "ingen.annan@example.com"]) {
    const response = await asked(email);
    expect([response.status, response.headers.get("location")]).toEqual([303, "/bevaka/avsluta/?kvitto=1"]);
  }
  expect((await site.get("/bevaka/avsluta/?kvitto=1")).html).toContain("Titta i din e-post");
  expect((await site.emailsTo(address)).filter(({ kind }) => kind === "watch-end")).toHaveLength(1);
  expect(await rowOf(address)).toBeDefined();
});

test("[LEAD-7] [WATCHING-1] where one of e-mail and phone is needed neither is called optional", async () => {
  for (const page of ["/bevaka/?brands=volvo", "/kontakt/"]) {
    const { html } = await site.get(page);
    for (const name of ["email", "phoneNumber"]) {
      const [field = ""] = new RegExp(`data-field="${name}".*?</label>`, "s").exec(html) ?? [];
      expect([page, field.includes("<label"), field.includes("valfritt")]).toEqual([page, true, false]);
    }
    expect(html).toContain("E-post eller telefon behövs");
  }
});

test("[WATCHING-9] an advert leads to watching the car; what is sold does not", async () => {
  const { html } = await site.get("/kopa-bil/");
  const [, path = ""] = /href="(\/kopa-bil\/[^/"]+\/[^/"]+\/)"/.exec(html) ?? [];
  const plate = path.split("/").at(-2) ?? "";
  expect((await site.get(path)).html).toContain(`/bevaka/?licenseplates=${plate}`);
  expect((await site.get(`/bevaka/?licenseplates=${plate}`)).html).toContain("Bevaka bilen");
  const sold = await site.get("/salda-bilar/");
  const [, gone = ""] = /href="(\/salda-bilar\/[^/"]+\/[^/"]+\/)"/.exec(sold.html) ?? [];
  expect((await site.get(gone)).html).not.toContain("/bevaka/?licenseplates=");
});

test("[WATCHING-6] [WATCHING-8] a car comes in through the database, the letter is in the inbox, and its one click ends it", async () => {
  const address = "fia.vakt@example.com";
  const kinds = savedSearchJobs(openSavedSearches({ ...site, clock: () => new Date() }).context);
  const run = (name: string) =>
    site.db.transaction(async (tx) => {
      const kind = kinds[name];
      const job = { id: 1, kind: name, key: name, payload: {}, attempt: 1 };
      if (kind && "inTransaction" in kind) await kind.inTransaction(job, tx);
    });
  await run("match-watches");
  await watched(address);
  await saveStores(site.db, [aStore({ slug: "uppsala" })]);
  const car = { licenseplate: aPlate("mlb77q"), normalizedMake: "volvo", status: 130, price: 199_900 };
  await site.db.transaction((tx) => loadCars(tx, [anEntry(car)]));
  await run("match-watches");
  await run("tell-watches");
  const [letter] = (await site.emailsTo(address)).filter(({ kind }) => kind === "watch-news");
  expect([letter?.state, letter?.topic]).toEqual(["waiting", "saved-searches"]);
  expect((await site.get("/inkorg/")).html).toContain(asHtml(letter?.subject ?? "missing"));
  const source = await site.request(`/inkorg/${letter?.id}/original/`);
  const { headers } = await PostalMime.parse(await source.arrayBuffer());
  const heads = new Map(headers.map(({ key, value }) => [key, value]));
  expect(heads.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  const { pathname, search } = new URL(heads.get("list-unsubscribe")?.slice(1, -1) ?? "");
  const link = pathname + search;
  expect((await site.get(link, { method: "POST" })).status).toBe(200);
  expect(await rowOf(address)).toBeUndefined();
  await run("tell-watches");
  expect((await site.emailsTo(address)).filter(({ kind }) => kind === "watch-news")).toHaveLength(1);
});
