import { eq } from "drizzle-orm";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { carImages } from "#data/schema/car-images.ts";
import { cars } from "#data/schema/cars.ts";
import { anEntry, anImage } from "#tests/a-stock-entry.ts";
import { aPlate } from "#tests/any-plate.ts";
import { complaintsInBothLooks, complaintsInOneLook } from "./axe.ts";
import { desktop, openFirstVisit, phone } from "./browser.ts";
import { type OwnStock, serverWith } from "./own-stock.ts";
import { signInAs } from "./staff-in-browser.ts";

let stock: OwnStock;

/** A try may be the second: each has a car of its own. */
const newPlates = ["qvi008", "qvi007"];
const ourPlates = ["mlb001", "mlb002"];
const next = (plates: string[]) => plates.shift() ?? "";

/** Of its own: what happens to these cars would disturb the other journeys. */
beforeAll(async () => {
  const entries = ourPlates.map((plate) =>
    anEntry({ licenseplate: aPlate(plate) }, { images: [anImage(0)] }),
  );
  stock = await serverWith(entries, { APP_ENV: "demo" });
});
afterAll(() => stock.close());

/** One of us at a page of the staff's, by keys alone. */
async function openAs(name: RegExp, path: string, screen: typeof phone | typeof desktop = desktop) {
  const { page } = await openFirstVisit(path, { ...screen, baseURL: stock.baseURL });
  await signInAs(page, name, new RegExp(`${path}$`));
  return page;
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const told = (page: Page) => page.locator(".sp-ch [role=status]");
/** The cards of the public list, as they come from the server. */
const listed = async () => (await fetch(`${stock.baseURL}/kopa-bil/`)).text();

test("[CAREDIT-8] [CAREDIT-10] [CAREDIT-11] [PLANPRICE-1] [PLANPRICE-3] a car is taken in by its plate, priced and published without a mouse, and is on the list; cut, its advert has the legal price", async () => {
  const plate = next(newPlates);
  const page = await openAs(/Johan/, "/personal/lager/ny/");
  await expect.poll(() => heading(page).textContent()).toBe("Ta in en bil");
  await field(page, "Registreringsnummer").pressSequentially(plate);
  await expect.poll(() => field(page, "Modellår").inputValue()).toMatch(/^20\d\d$/);
  expect(await complaintsInBothLooks(page)).toEqual([]);
  await page.keyboard.press("Control+s");
  await expect.poll(() => page.locator("#car-mileage-error").textContent()).toBe("Miltal saknas");
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("car-mileage");
  await page.keyboard.type("8450");
  await field(page, "Säljs av").selectOption("uppsala");
  await field(page, "Pris").fill("199 900");
  await page.keyboard.press("Control+s");
  await page.waitForURL(`**/personal/lager/${plate}/`);
  await expect
    .poll(() => page.getByRole("button", { name: "Publicera" }).getAttribute("aria-disabled"))
    .toBe("true");
  await expect
    .poll(() => page.locator("#missing-publish").textContent())
    .toContain("Lägg till minst en bild");

  const { db } = stock.database;
  const [car] = await db
    .select()
    .from(cars)
    .where(eq(cars.licenseplate, aPlate(plate)));
  await db.insert(carImages).values({ carId: car?.id ?? 0, ...anImage(0) });
  await page.reload();
  const publish = page.getByRole("button", { name: "Publicera", exact: true });
  await expect.poll(() => publish.getAttribute("aria-disabled")).toBe("false");
  await publish.press("Enter");
  await page.keyboard.press("Enter");
  await expect.poll(() => told(page).textContent()).toContain("Bilen är nu ”Säljs”");
  await expect.poll(listed).toContain("199\u00a0900\u00a0kr");
  expect(await complaintsInOneLook(page, "desktop")).toEqual([]);

  await heading(page).click();
  await page.keyboard.press("p");
  await page.keyboard.press("Control+a");
  await page.keyboard.type("189900");
  const preview = page.locator(".sp-pv");
  await expect.poll(() => preview.textContent()).toContain("199\u00a0900\u00a0kr");
  expect(await preview.textContent()).toContain("lägst 30 dagar före");
  await page.keyboard.press("Enter");
  await expect.poll(() => told(page).textContent()).toContain("Sparat");
  const advert = await page.getByRole("link", { name: "Visa annons" }).getAttribute("href");
  const said = async () => (await fetch(new URL(advert ?? "", stock.baseURL))).text();
  await expect
    .poll(said)
    .toMatch(/189\u00a0900\u00a0kr[\s\S]*199\u00a0900\u00a0kr[\s\S]*lägst 30 dagar före/);
  // A price for a later day: what visitors will see then, and the way back.
  const plan = page.locator(".sp-plan");
  await field(page, "Nytt pris").fill("179 900");
  await expect.poll(() => plan.locator(".sp-pv").textContent()).toContain("lägst 30 dagar före");
  await field(page, "Nytt pris").press("Enter");
  await expect.poll(() => plan.textContent()).toMatch(/179\u00a0900\u00a0kr från .* Planerat av Johan/);
  expect(await complaintsInOneLook(page, "desktop")).toEqual([]);
  await plan.getByRole("button", { name: "Ta tillbaka" }).press("Enter");
  await field(page, "Nytt pris").waitFor();
  await page.getByRole("link", { name: "Historik", exact: true }).press("Enter");
  await expect.poll(() => page.locator(".sp-hist").textContent()).toContain("189\u00a0900\u00a0kr");
});

test("[CAREDIT-2] [CAREDIT-9] two people on one car: the second is told who and when while writing, sees both, chooses and saves; a reload keeps what is written", async () => {
  const plate = next(ourPlates);
  const path = `/personal/lager/${plate}/`;
  const johan = await openAs(/Johan/, path);
  await field(johan, "Miltal").fill("8 450");
  await field(johan, "Färg").selectOption("blå");
  await johan.reload();
  await expect.poll(() => field(johan, "Miltal").inputValue()).toBe("8 450");

  const maria = await openAs(/Maria/, path, phone);
  await field(maria, "Miltal").fill("8 430");
  await field(maria, "Säten").fill("4");
  await maria.keyboard.press("Control+s");
  await expect.poll(() => told(maria).textContent()).toContain("Sparat");
  expect(await complaintsInOneLook(maria, "desktop")).toEqual([]);

  const panel = johan.getByRole("region", { name: "Ändrat av någon annan" });
  await johan.keyboard.press("Control+s");
  await expect
    .poll(() => panel.textContent())
    .toMatch(/Maria.*sparade nyss, medan du skrev.*Ett fält krockar, Säten har slagits ihop/);
  await expect.poll(() => panel.textContent()).toMatch(/8\u00a0430.*Maria.*\d\d\.\d\d.*8 450/);
  expect(await complaintsInOneLook(johan, "desktop")).toEqual([]);
  await johan.getByRole("button", { name: /^Ta Maria/ }).press("Enter");
  await johan.getByRole("button", { name: "Använd valda och spara" }).press("Enter");
  await expect.poll(() => told(johan).textContent()).toContain("Säten");
  await expect.poll(() => panel.count()).toBe(0);
  const { db } = stock.database;
  const saved = () =>
    db
      .select()
      .from(cars)
      .where(eq(cars.licenseplate, aPlate(plate)));
  await expect.poll(saved).toMatchObject([{ mileage: 8_430, colour: "blå", seats: 4 }]);
});
