import { afterAll, expect, test } from "vitest";
import { paths } from "#core/paths.ts";
import { canBeBought } from "#features/cars/rules/status.ts";
import { carsOf } from "#features/catalogue/service/catalog.ts";
import { honeypotField, timeField } from "#features/forms/rules/robot.ts";
import { flowFields } from "#features/valuation/rules/flow/flow-fields.ts";
import { emptyTable } from "#features/valuation/rules/level-table.ts";
import { openValuations } from "#features/valuation/service/valuations.ts";
import { estimates } from "#features/valuation/storage/estimates.table.ts";
import type { FindVehicle } from "#features/vehicle-register/rules/vehicle-lookup.ts";
import { testSite } from "#tests/test-site.ts";
import { ownPage, postingTo } from "./posting.ts";
import { all, done, modelOf, nextOf, textOf } from "./valuing.ts";

/** A Monday at noon, on which the clock of the site stands. */
const now = new Date("2026-11-16T11:00:00Z");
const plain = await testSite();
const valuations = await modelOf(plain.stock, now);
const sold = carsOf(plain.stock.catalogs().sold);
await plain.close();
const site = await postingTo({ clock: () => now, valuations });
afterAll(() => site.close());

/** Of cars of ours that were sold: plates whose vehicle the demo's register knows truly. */
const plateOf = (series: string, fuel: number) =>
  sold.find((car) => car.series === series && car.fuelType === fuel && car.modelYear >= 2019)?.licenseplate ??
  "";
const petrol = plateOf("golf", 1) || plateOf("v60", 1);
const electric = plateOf("model 3", 3);

test("[FLOW-1] [FLOW-2] [FLOW-4] [FLOW-5] [FLOW-8] [TRADESUM-1] from the plate to the answer by plain forms, one question at a time", async () => {
  let path = `/vardera-bil/?licenseplate=${petrol}`;
  const steps: [heading: string, answer: Record<string, string>][] = [
    ["Är det här din bil?", { min: "ja", lage: "privat" }],
    ["Hur långt har bilen gått?", { miltal: "8 000" }],
    ["I vilket skick är bilen?", { skick: "slitet" }],
    ["Har bilen skador?", { skador: "inga" }],
    ["Hur är bilen servad?", { service: "vet-inte" }],
    ["Hur är däcken?", { dack: "slitna-dack" }],
    ["Finns lån eller leasing på bilen?", { lan: "lan" }],
  ];
  const asked = steps.length + 1;
  for (const [at, [heading, answer]] of steps.entries()) {
    const { status, html, headers } = await site.get(path);
    expect([status, headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    expect(html).toContain('name="robots" content="noindex"');
    expect(textOf(html)).toContain(heading);
    expect(textOf(html).replace(/\s+/g, " ")).toContain(`Fråga ${at + 1} av ${asked}`);
    path = nextOf(html, answer);
  }
  const last = await site.get(path);
  expect(textOf(last.html)).toContain("De ändrar inte uppskattningen");
  const [skip = ""] = /\/vardera-bil\/\?[^"]*bilder=nej/.exec(last.html) ?? [];
  const { html } = await site.get(skip.replaceAll("&amp;", "&"));
  const text = textOf(html);
  expect(text).toMatch(/\d[\d\u00a0]*–\d[\d\u00a0]*\u00a0kr/);
  // Left for the adverts of this visit.
  expect(html).toMatch(/data-valued="\{[^"]*low[^"]*byta-bil[^"]*skick=slitet/);
  for (const words of [
    "räknas om efter 23 november 2026",
    "Annonspris när bilen såldes",
    "Det här påverkade priset",
    "Bilar vi jämför med",
    "Det här kan ändra priset",
    "Vi löser lånet hos långivaren",
    "Slitet",
  ])
    expect(text.replace(/\s+/g, " ")).toContain(words);
  const sums = [...html.matchAll(/font-display font-semibold whitespace-nowrap">([^<]*kr)</g)].map(
    ([, sum = ""]) => Number(sum.replace("−", "-").replaceAll(/[^\d-]/g, "")),
  );
  const result = sums.pop();
  expect(sums.length).toBeGreaterThan(3);
  expect(sums.reduce((sum, each) => sum + each, 0)).toBe(result);
});

test("[FLOW-5] of an electric car the battery, the cable and the heat pump are asked for", async () => {
  const asked = async (more: string) => textOf((await site.get(done(electric, more))).html);
  expect(await asked("")).toContain("Hur mår batteriet?");
  expect(await asked("batteri=under-85")).toContain("Följer laddkabeln med?");
  expect(await asked("batteri=under-85&laddkabel=foljer-med")).toContain("Har bilen värmepump?");
  expect(await asked("batteri=under-85&laddkabel=foljer-med&varmepump=finns")).toContain("Batteriets hälsa");
});

test("[FLOW-3] a register that is down or knows no such plate: the facts are typed, and the car is valued", async () => {
  const findVehicle: FindVehicle = async () => ({ kind: "unavailable" });
  const down = await testSite({ clock: () => now, findVehicle, valuations: await modelOf(site.stock, now) });
  const first = await down.get("/vardera-bil/?licenseplate=mlb84a");
  expect(textOf(first.html)).toContain("MLB 84A kunde inte slås upp just nu");
  const wrong = await down.get(nextOf(first.html, { bil: "", ar: "19" }));
  expect(wrong.html).toContain("Skriv modellåret med fyra siffror");
  const right = nextOf(first.html, { bil: "golf", ar: "2020", drivmedel: "1" });
  expect(textOf((await down.get(right)).html)).toContain("Hur långt har bilen gått?");
  const answer = await down.get(`${right}&miltal=7000&${all}`);
  expect(textOf(answer.html)).toContain("Det här kan vi betala");
  await down.close();
  expect(textOf((await site.get("/vardera-bil/?licenseplate=qvi001")).html)).toContain(
    "finns inte i fordonsregistret",
  );
});

test("[FLOW-6] [VAL-6] beyond the limit, and deregistered, a person is offered and no sum is named", async () => {
  const far = textOf((await site.get(`/vardera-bil/?licenseplate=${petrol}&min=ja&miltal=22001`)).html);
  expect(far).toContain("Vi köper i vanliga fall bilar som har gått högst");
  expect(far).toContain("Be en värderare höra av sig");
  expect(far).not.toContain("Det här kan vi betala");
  const gone = textOf((await site.get("/vardera-bil/?licenseplate=qvi002&min=ja")).html);
  expect(gone).toContain("avregistrerad");
});

test("[VAL-7] of a car that we do not buy nothing is promised: no pick-up, no valuation by mail, no money, no call unasked", async () => {
  const far = `/vardera-bil/?licenseplate=${petrol}&min=ja&miltal=22001`;
  for (const address of [far, "/vardera-bil/?licenseplate=qvi002&min=ja"]) {
    const main = /<main[\s\S]*<\/main>/.exec((await site.get(address)).html)?.[0] ?? "";
    expect(textOf(main)).toContain("Lämna dina kontaktuppgifter, så");
    for (const promise of ["hemma hos dig", "Få värderingen med e-post", "Pengarna på kontot"])
      expect(textOf(main)).not.toContain(promise);
    expect(main).not.toContain("vidare=hemma");
  }
  const asked = textOf((await site.get(`${far}&${flowFields.nextAction}=hemma`)).html);
  expect(asked).toContain("Be en värderare höra av sig");
  expect(asked).not.toContain("Du får uppskattningen direkt");
});

test("[VALUE-15] where nothing is valued by itself it is said, and a person is offered", async () => {
  const byHand = await testSite({ clock: () => now });
  const text = textOf((await byHand.get(done(petrol))).html);
  await byHand.close();
  expect(text).toContain("Just nu räknar vi inte fram något pris automatiskt");
  expect(text).toContain("Be en värderare höra av sig");
});

test("[FLOW-8] until the model is there, and of a car we have sold too few of, it is said and one goes on", async () => {
  const untrained = openValuations({
    trainOn: async () => ({ model: null, levels: emptyTable }),
    clock: () => now,
  });
  const young = await testSite({ clock: () => now, valuations: untrained });
  expect(textOf((await young.get(done(petrol))).html)).toContain("Vi räknar fortfarande");
  await young.close();
  const rare = carsOf(site.stock.catalogs().sold).find(
    (car) => !["v60", "golf", "model 3"].includes(car.series) && car.fuelType === 1,
  );
  expect(textOf((await site.get(done(rare?.licenseplate ?? ""))).html)).toContain("Vi har sålt för få bilar");
});

test("[FLOW-9] a business is told what it is without VAT", async () => {
  expect(textOf((await site.get(done(petrol, "lage=foretag"))).html)).toContain("exklusive moms");
  expect(textOf((await site.get(done(petrol))).html)).not.toContain("exklusive moms");
});

const person = {
  name: "Karin Exempel",
  email: "karin@example.com",
  phoneNumber: "070-174 06 12",
  message: "Båda nycklarna finns.",
  [honeypotField]: "",
  [timeField]: "9000",
};

test("[FLOW-10] on to a person: a case with the car and what it came to, and a receipt with the estimate", async () => {
  const path = done(petrol, "vidare=kontakt");
  const form = await site.get(path);
  expect(form.html).toContain('method="post"');
  const wrong = await site.post(path, { ...person, email: "karin" }, ownPage);
  expect(wrong.status).toBe(422);
  expect(wrong.html).toContain("E-post saknas/felaktig");
  expect(wrong.html).toContain("Båda nycklarna finns.");
  const sent = await site.post(path, { ...person, estimate: "900000" }, ownPage);
  expect(sent.status).toBe(303);
  expect(sent.headers.get("location")).not.toContain("karin");
  const row = await site.lastCase();
  expect(row).toMatchObject({ kind: "valuation", licenseplate: petrol, email: "karin@example.com" });
  const answers = new Map((row?.answers ?? []).map(({ label, text }) => [label, text]));
  expect(answers.get("Uppskattning")).toMatch(/^\d[\d\u00a0]+–.*mest troligt/);
  expect(answers.get("Räknas om efter")).toBe("23 november 2026");
  expect(answers.get("Skick")).toBe("Normalt för åldern");
  const letter = await site.letterOf(`case-receipt:${row?.number}`);
  expect(letter?.subject).toContain("Din värdering");
  expect(JSON.stringify(letter?.blocks)).toContain("23 november 2026");
});

test("[SWAP-1] [SWAP-2] [SWAP-3] mine against the one I want: the difference, the deposit, and the month with its warning", async () => {
  const wanted = carsOf(site.stock.catalogs().listed).find(
    (car) => canBeBought(car) && (car.price ?? 0) > 400_000,
  );
  const advert = await site.get(paths.car(wanted ?? { normalizedMake: "", licenseplate: "" }));
  expect(advert.html).toContain('action="/byta-bil/"');
  expect(advert.html).toContain(`name="onskad" value="${wanted?.licenseplate}"`);
  const mine = done(petrol).replace("/vardera-bil/", "/byta-bil/");
  expect(textOf((await site.get(mine)).html)).toContain("Vilken bil vill du byta till?");
  const { html } = await site.get(`${mine}&onskad=${wanted?.licenseplate}`);
  const text = textOf(html).replace(/\s+/g, " ");
  for (const words of [
    "Du betalar emellan",
    "(20 %) betalas kontant",
    "effektiv ränta",
    "Att låna kostar pengar!",
  ])
    expect(text).toContain(words);
  const sums = /vill ha ([\d ]+) kr Din bil, mest troligt −([\d ]+) kr Du betalar emellan ([\d ]+) kr/.exec(
    text,
  );
  const [price = 0, worth = 0, left = 0] = (sums ?? [])
    .slice(1)
    .map((sum) => Number(sum.replaceAll(" ", "")));
  expect(price - worth).toBe(left);
  const gone = textOf((await site.get(`${mine}&onskad=zzz99z`)).html);
  expect(gone).toContain("Vi har ingen bil till salu med numret ZZZ 99Z");
  const held = carsOf(site.stock.catalogs().listed).find((car) => car.status === 135);
  const taken = textOf((await site.get(`${mine}&onskad=${held?.licenseplate}`)).html);
  expect(taken).toContain("är reserverad just nu");
  expect(textOf((await site.get(`${mine}&onskad=`)).html)).toContain("Skriv numret på bilen du vill ha.");
  // Too far for a sum: the wanted car is not asked for once more.
  const far = `${mine.replace(/miltal=[^&]*/, "miltal=22001")}&onskad=${wanted?.licenseplate}`;
  const alone = textOf((await site.get(far)).html);
  expect(alone).toContain("Bytet räknar vi på tillsammans");
  expect(alone).not.toContain("Vilken bil vill du byta till?");
});

test("[SCORE-1] [SCORE-2] what was said is stored once a day without the plate, and nothing is claimed of too few", async () => {
  await site.db.delete(estimates);
  const { html } = await site.get(done(petrol));
  await site.get(done(petrol));
  const rows = await site.db.select().from(estimates);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(petrol);
  expect(textOf(html)).toContain("säger vi inget om hur ofta det stämmer");
});
