import { afterAll, expect, test } from "vitest";
import { formatKronor, formatMonthly } from "#core/money/kronor.ts";
import { paths } from "#core/paths.ts";
import { displayPlate } from "#core/plate/display-plate.ts";
import { countViews } from "#features/adverts/service/count-views.ts";
import { canBeBought, isIncoming, isReserved } from "#features/cars/rules/status.ts";
import { carsOf } from "#features/catalogue/service/catalog.ts";
import { findCarWithPlate } from "#features/catalogue/service/find-car.ts";
import { findStockedCars } from "#features/catalogue/storage/catalog-stock.ts";
import { findChangeCursor, findStockChanges } from "#features/catalogue/storage/stock-changes.ts";
import { loanFor } from "#features/credit/rules/loan.ts";
import { one, testSite } from "#tests/test-site.ts";
import { mainIn, plain } from "./shown-page.ts";

const site = await testSite();
const inFiveYears = new Date(Date.now() + 5 * 365 * 24 * 3_600_000);
const future = await testSite({ clock: () => inFiveYears });
afterAll(async () => {
  await future.close();
  await site.close();
});

const { listed, sold, external } = site.stock.catalogs();
const cars = carsOf(listed);
const forSale = one(cars.filter((car) => canBeBought(car) && car.normalizedMake === "volvo"));
const reserved = one(cars.filter(({ status }) => isReserved(status)));
const incoming = one(cars.filter(({ status }) => isIncoming(status)));
const soldCar = one(carsOf(sold));
const advert = one(carsOf(external));

async function read(path: string, from = site) {
  const { status, headers, html } = await from.get(path);
  const text = plain(html);
  const things = [...text.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json = ""]) => JSON.parse(json),
  );
  const thing = (type: string) => things.find((one) => one["@type"] === type);
  return { status, to: headers.get("location"), html: text, main: mainIn(text), thing };
}

test.each([
  ["another make", `/kopa-bil/saab/${forSale.licenseplate}/`, 301, paths.car(forSale)],
  ["capitals", `/kopa-bil/volvo/${forSale.licenseplate.toUpperCase()}/`, 301, paths.car(forSale)],
  ["a make that sold no such car", `/salda-bilar/saab/${soldCar.licenseplate}/`, 301, paths.soldCar(soldCar)],
])("[ADVERT-2] %s leads to the right address for good", async (_what, path, status, to) => {
  expect(await read(path)).toMatchObject({ status, to });
});

test("[ADVERT-3] what is sold and what is for sale lead to each other for the time being", async () => {
  expect(await read(paths.car(soldCar))).toMatchObject({ status: 302, to: paths.soldCar(soldCar) });
  expect(await read(paths.soldCar(forSale))).toMatchObject({ status: 302, to: paths.car(forSale) });
});

test("[ADVERT-3] [ADVERT-6] a sold car has a page of its own", async () => {
  const page = await read(paths.soldCar(soldCar));
  expect(page.status).toBe(200);
  expect(page.main).toContain("Den här bilen är såld");
  expect(page.main).toContain(`${plain(formatKronor(soldCar.price ?? 0))}`);
  expect(page.main).not.toMatch(/kr\/mån|Räkna på lån|visningar/);
  expect(page.thing("Car").offers).toMatchObject({
    availability: "https://schema.org/SoldOut",
    price: soldCar.price,
  });
  expect(page.main.match(/<article/g)?.length).toBe(4);
});

test("[ADVERT-4] after three years the advert is gone, wherever it was", async () => {
  for (const path of [paths.car(soldCar), paths.soldCar(soldCar)]) {
    const page = await read(path, future);
    expect(page.status).toBe(410);
    expect(page.main).toContain("Annonsen är borttagen");
    expect(page.main).toContain("Se alla");
  }
  const list = await read("/salda-bilar/", future);
  expect(list.main).not.toMatch(/<a[^>]+href="\/salda-bilar\/[^/"]+\/[^/"]+\/"/);
});

test("[ADVERT-5] an unknown plate is a 404 with a way on", async () => {
  const page = await read("/kopa-bil/volvo/xxx999/");
  expect(page.status).toBe(404);
  expect(page.main).toContain("Bilen finns inte");
  expect(page.main).toContain('href="/kopa-bil/?brands=volvo"');
  const unknown = await read("/kopa-bil/studebaker/xxx999/");
  expect([unknown.status, unknown.main.includes("Studebaker")]).toEqual([404, false]);
});

test("[ADVERT-7] what somebody else sells has a page, and names nobody", async () => {
  const page = await read(paths.externalAdvert(advert.licenseplate));
  expect(page.status).toBe(200);
  expect(page.main).toContain(plain(formatKronor(advert.price)));
  expect(page.main).toContain("Bilen säljs av någon annan");
  expect(page.main).not.toContain(advert.sellerName);
  expect(page.main).not.toContain(displayPlate(advert.licenseplate));
  expect(page.main).not.toContain("kr/mån");
  expect(page.html).toContain('<meta name="robots" content="noindex"');
  expect((await read("/external-adverts/xxx999/")).status).toBe(404);
});

test.each([
  ["reserved", reserved, "Bilen är reserverad. Ofta", "Reserved"],
  ["incoming", incoming, "Bilen är på väg in", "PreOrder"],
])("[ADVERT-8] [ADVERT-12] a car that is %s says so", async (_what, car, words, availability) => {
  const page = await read(paths.car(car));
  expect(page.status).toBe(200);
  expect(page.main).toContain(words);
  expect(page.main).not.toContain("kr/mån");
  const { offers } = page.thing("Car");
  expect(offers.availability).toBe(`https://schema.org/${availability}`);
  expect("price" in offers).toBe(availability === "Reserved");
});

test("[ADVERT-9] the page does not depend on who asks", async () => {
  const answers = await Promise.all([
    site.get(paths.car(forSale)),
    site.get(paths.car(forSale), { headers: { "user-agent": "Googlebot/2.1", cookie: "a=b" } }),
  ]);
  const [one, other] = answers.map(({ html, headers }) => {
    const nonce = /nonce-([^']+)'/.exec(headers.get("content-security-policy") ?? "")?.[1] ?? "";
    return html.replaceAll(nonce, "");
  });
  expect(one).toBe(other);
  expect(answers.map(({ headers }) => headers.get("set-cookie"))).toEqual([null, null]);
});

test("[ADVERT-10] the trail, to people and to machines", async () => {
  const page = await read(paths.car(forSale));
  const trail = ["Start", "Köp bil", "Volvo", forSale.model, displayPlate(forSale.licenseplate)];
  const { itemListElement: steps } = page.thing("BreadcrumbList");
  expect(steps.map(({ name }: { name: string }) => name)).toEqual(trail);
  expect(steps.map(({ item }: { item: string }) => item.replace("http://localhost:3000", ""))).toEqual([
    "/",
    "/kopa-bil/",
    "/kopa-bil/?brands=volvo",
    `/kopa-bil/?series=${forSale.series}`,
    paths.car(forSale),
  ]);
  for (const label of trail) expect(page.main).toContain(`>${plain(label)}<`);
});

test("[ADVERT-11] [ADVERT-12] the car to machines", async () => {
  const car = (await read(paths.car(forSale))).thing("Car");
  expect(car).toMatchObject({
    "@context": "https://schema.org",
    name: forSale.title,
    url: `http://localhost:3000${paths.car(forSale)}`,
    brand: { "@type": "Brand", name: "Volvo" },
    mileageFromOdometer: { "@type": "QuantitativeValue", value: forSale.mileage * 10, unitCode: "KMT" },
    vehicleModelDate: String(forSale.modelYear),
    offers: {
      "@type": "Offer",
      price: forSale.price,
      priceCurrency: "SEK",
      availability: "https://schema.org/InStock",
      itemCondition: "https://schema.org/UsedCondition",
      seller: { "@type": "AutoDealer", name: forSale.storeName },
    },
  });
  expect(car.image.every((url: string) => url.startsWith("http://localhost:3000/"))).toBe(true);
});

test("[SIMILAR-1] four cars that can be bought", async () => {
  const { main } = await read(paths.car(forSale));
  const cards = main.slice(main.indexOf("Liknande bilar")).match(/<article[\s\S]*?<\/article>/g) ?? [];
  const plates = cards.map((card) => /\/([a-zåäö0-9]{6})\/"/.exec(card)?.[1] ?? "");
  expect(new Set(plates).size).toBe(4);
  expect(plates).not.toContain(forSale.licenseplate);
  for (const plate of plates) {
    const car = findCarWithPlate(listed, plate);
    expect(car && canBeBought(car)).toBe(true);
  }
});

const price = forSale.price ?? 0;
const usual = loanFor({ price });

test("[CALC-5] [CALC-7] a monthly cost never without rate, example and warning", async () => {
  const { main } = await read(paths.car(forSale));
  expect(main).toContain(plain(formatMonthly(usual?.monthly ?? 0)));
  expect(main).toContain(plain(formatKronor(usual?.totalToPay ?? 0)));
  for (const words of [">effektiv ränta<", "Räkneexempel:", "Att låna kostar pengar!"]) {
    expect(main.split(words).length - 1).toBe(1);
  }
});

test("[CALC-1] [CALC-6] without script the page itself answers the form", async () => {
  const wished = loanFor({ price, deposit: price - 100_000, months: 60, residualPercent: 0 });
  const { main } = await read(
    `${paths.car(forSale)}?kontantinsats=${price - 100_000}&manader=60&restvarde=nej`,
  );
  expect(main).toContain(plain(formatMonthly(wished?.monthly ?? 0)));
  expect(main).toContain("Inget restvärde, lånet är betalt efter månad 60.");
  expect(main).toMatch(/<form[^>]*action="\/kopa-bil\/volvo\/[^"]+#rakna-pa-lan"/);
});

test("[CALC-2] [CALC-3] [CALC-5] a mistake is answered at its field, and what was typed is kept", async () => {
  const page = await read(`${paths.car(forSale)}?kontantinsats=%3Cb%3Ehundra&manader=13`);
  expect(page.status).toBe(200);
  expect(page.main).toContain('value="&lt;b&gt;hundra"');
  expect(page.main).toContain("Skriv kontantinsatsen i hela kronor");
  expect(page.main).toContain("Välj en löptid");
  expect(page.main).toMatch(/<option value="13" selected="">/);
  expect(page.main).not.toContain("kr/mån");
  expect(page.html).toContain(`<link rel="canonical" href="http://localhost:3000${paths.car(forSale)}"`);
});

test("[SHARE-1] [PRINT-1] without script the advert can be sent, and nothing pretends to print", async () => {
  const { main } = await read(paths.car(forSale));
  const short = `http://localhost:3000${paths.shortLink(forSale.licenseplate)}`;
  expect(main).toContain(`body=${encodeURIComponent(forSale.title).replaceAll("'", "&#x27;")}`);
  expect(main).toContain(encodeURIComponent(short));
  expect(main).toMatch(/<div class="invisible max-lg:hidden"><button[^>]*>(?:(?!<\/button>).)*Skriv ut/s);
});

test("[VIEWS-6] views are added up where they last, and the stock stays as it was", async () => {
  const { db } = site;
  const views = countViews({
    db,
    clock: () => new Date(),
    isListed: (plate) => findCarWithPlate(listed, plate) !== null,
    onFailure: (error) => expect.fail(String(error)),
  });
  const counted = await testSite({ views });
  const count = async () => (await findStockedCars(db, [forSale.id]))[0]?.totalViewCount ?? 0;
  const before = await count();
  const cursor = await findChangeCursor(db);
  const version = site.stock.version();
  const see = (path: string, agent: string) =>
    counted.request(path, { method: "POST", headers: { "user-agent": agent } });

  const page = await read(paths.car(forSale), counted);
  const address = /<noscript><img src="([^"]+)"/.exec(page.main)?.[1] ?? "";
  for (const agent of ["Mozilla/5.0 Firefox/142.0", "Mozilla/5.0 Safari/620", "Mozilla/5.0 Firefox/142.0"]) {
    expect((await see(address, agent)).status).toBe(204);
  }
  await see(address, "Googlebot/2.1");
  expect((await see(paths.advertView("xxx999"), "Mozilla/5.0 Firefox/142.0")).status).toBe(204);
  await views.close();
  await counted.close();

  expect(await count()).toBe(before + 2);
  expect((await findStockChanges(db, cursor))?.ids.cars).toEqual([]);
  expect(site.stock.version()).toBe(version);
});
