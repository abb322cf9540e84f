import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addressOfRecipe } from "#demo/pictures/recipe.ts";
import { loadCars } from "#features/cars/storage/load-stock.ts";
import { anEntry, anImage } from "#tests/a-stock-entry.ts";
import { aPlate } from "#tests/any-plate.ts";
import { complaintsInOneLook } from "./axe.ts";
import { openPage, phone } from "./browser.ts";
import { anAddress } from "./filling-in.ts";
import { type OwnStock, serverWith } from "./own-stock.ts";

let stock: OwnStock;
/** Each try has a car of its own. */
let cars = 0;
/** A server of its own: a car that comes in would disturb the other journeys. */
beforeAll(async () => {
  stock = await serverWith([anEntry({ licenseplate: aPlate("mlb001") })], { APP_ENV: "demo" });
});
afterAll(() => stock.close());

const h1 = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });

/** What a letter says, and where its link leads on this server. */
async function openEmail(page: Page, address: string, subject: RegExp) {
  const inbox = `/inkorg/?adress=${encodeURIComponent(address)}`;
  const letters = page.getByRole("link", { name: subject });
  await expect
    .poll(
      async () => {
        await page.goto(inbox);
        return letters.count();
      },
      { timeout: 30_000 },
    )
    .toBeGreaterThan(0);
  await letters.first().press("Enter");
  const letter = page.frameLocator("iframe");
  const follow = async (name: string) => {
    const href = await letter.getByRole("link", { name }).getAttribute("href");
    const { pathname, search } = new URL(href ?? "", stock.baseURL);
    await page.goto(pathname + search);
  };
  return { letter, follow };
}

test("[WATCHING-1] [WATCHING-2] [WATCHING-4] [WATCHING-8] on a phone, by keyboard: a search is watched, confirmed, a car comes in, the letter has it with its reason, and one click ends it", async () => {
  const asa = anAddress("asa");
  const { page, complaints } = await openPage("/kopa-bil/?brands=volvo", {
    ...phone,
    baseURL: stock.baseURL,
  });
  await page.getByRole("button", { name: "Bara nödvändiga" }).press("Enter");
  await page.getByRole("link", { name: "Bevaka sökningen" }).first().press("Enter");
  await h1(page, "Bevaka sökningen").waitFor();
  await page.getByText("Volvo", { exact: true }).waitFor();
  expect(await complaintsInOneLook(page, "phone")).toEqual([]);
  await page.getByRole("textbox", { name: /^E-post/ }).fill(asa);
  await page.keyboard.press("Enter");
  await h1(page, /bekräfta i din e-post/).waitFor();

  await (await openEmail(page, asa, /Bekräfta att du vill bevaka/)).follow("Bekräfta");
  await page.getByRole("button", { name: "Ja, bevaka" }).press("Enter");
  await h1(page, "Klart, du bevakar nu").waitFor();
  expect(await complaintsInOneLook(page, "desktop")).toEqual([]);

  cars += 1;
  const url = addressOfRecipe({ source: "exterior/kombi-f34-bla", written: null });
  const comes = anEntry({ licenseplate: aPlate(`mlb10${cars}`) }, { images: [anImage(0, { url })] });
  await stock.database.db.transaction(async (tx) => void (await loadCars(tx, [comes])));
  const { letter, follow } = await openEmail(page, asa, /Ny(?: i dag)?: /);
  await letter.getByRole("heading", { name: /1\sbil matchar din bevakning/ }).waitFor();
  await letter.getByText(/^Ny(?: i dag)?$/).waitFor();
  expect(await letter.getByRole("img", { name: /Volvo/ }).count()).toBe(1);
  expect(await letter.getByText("Samma bil mejlas aldrig två gånger").count()).toBe(1);

  await follow("Avsluta utskicken");
  await page.getByRole("button", { name: "Avsluta" }).press("Enter");
  await h1(page, /^Klart, du får inte längre mejl om dina bevakade/).waitFor();
  expect(complaints).toEqual([]);
});
