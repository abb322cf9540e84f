import { eq } from "drizzle-orm";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pictureFiles, refusalOfType } from "#core/files/file-kinds.ts";
import { imageTypes } from "#features/cars/rules/image.ts";
import { carImages } from "#features/cars/storage/car-images.table.ts";
import { cars } from "#features/cars/storage/cars.table.ts";
import { anEntry, anImage } from "#tests/a-stock-entry.ts";
import { aPlate } from "#tests/any-plate.ts";
import { aPhoto } from "#tests/hostile-pictures.ts";
import { complaintsInBothLooks, complaintsInOneLook } from "./axe.ts";
import { desktop, openOwnBrowser, phone } from "./browser.ts";
import { type OwnStock, serverWith } from "./own-stock.ts";
import { signInAs } from "./staff-in-browser.ts";
import { hasFocus } from "./ui-sheet.ts";

let stock: OwnStock;

/** A try may be the second: each has a car of its own. */
const newPlates = ["qvi008", "qvi007"];
const ourPlates = ["mlb001", "mlb002"];
const platesWithPictures = ["mlb003", "mlb004"];
const next = (plates: string[]) => plates.shift() ?? "";

/** Of its own: what happens to these cars would disturb the other journeys. */
beforeAll(async () => {
  const three = [anImage(0), anImage(1), anImage(2, { type: imageTypes.interior })];
  const withImages = (images: typeof three) => (plate: string) =>
    anEntry({ licenseplate: aPlate(plate) }, { images });
  const entries = [...ourPlates.map(withImages([anImage(0)])), ...platesWithPictures.map(withImages(three))];
  stock = await serverWith(entries, { APP_ENV: "demo" });
});
afterAll(() => stock.close());

/** One of us at a page of the staff's, by keys alone. */
async function openAs(name: RegExp, path: string, screen: typeof phone | typeof desktop = desktop) {
  const { page } = await openOwnBrowser(path, { ...screen, baseURL: stock.baseURL });
  await signInAs(page, name, new RegExp(`${path}$`));
  return page;
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const told = (page: Page) => page.locator(".sp-ch [role=status]");
/** The cards of the public list, as they come from the server. */
const listed = async () => (await fetch(`${stock.baseURL}/kopa-bil/`)).text();

test("[PERMIT-5] who may only read sees a car as text, and who may change it", async () => {
  const page = await openAs(/Anna/, `/personal/lager/${ourPlates[0]}/`);
  await page.getByText("Rollen Inköpare eller Admin behövs").waitFor();
  for (const label of ["Miltal", "Färg"]) {
    const control = page.getByLabel(label, { exact: true });
    expect(await control.isDisabled()).toBe(true);
    expect(
      await control.evaluate((one) => {
        const { borderTopColor, backgroundColor, backgroundImage } = getComputedStyle(
          one.closest(".affix") ?? one,
        );
        return [borderTopColor, backgroundColor, backgroundImage];
      }),
    ).toEqual(["rgba(0, 0, 0, 0)", "rgba(0, 0, 0, 0)", "none"]);
  }
  expect(await complaintsInBothLooks(page)).toEqual([]);
});

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
  const plan = page.locator(".sp-plan", { hasText: "Planerat pris" });
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
  // A save that clashes brings one to the panel, wherever on the page one is.
  await field(johan, "Färg").scrollIntoViewIfNeeded();
  await johan.keyboard.press("Control+s");
  await expect.poll(() => hasFocus(panel)).toBe(true);
  expect(
    await panel.evaluate((shown) => {
      const { left, top } = shown.getBoundingClientRect();
      return shown.contains(document.elementFromPoint(left + 20, top + 4));
    }),
  ).toBe(true);
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

const tiles = (page: Page) => page.getByRole("button", { name: /^Bild \d+ av/ });
const tile = (page: Page, number: number) =>
  page.getByRole("button", { name: new RegExp(`^Bild ${number} av`) });
/** Our pictures by what they are: "0" to "2" as the car had them, "ny" for one that was uploaded. */
const order = async (page: Page) =>
  (
    await tiles(page)
      .locator("img")
      .evaluateAll((shown) => shown.map((one) => one.getAttribute("src") ?? ""))
  )
    .map((src) => /^\/media\/(\d)\.jpg$/.exec(src)?.[1] ?? "ny")
    .join(" ");

test("[CARPARTS-7] [CARPARTS-10] [CARPARTS-12] pictures are uploaded, ordered and saved without a mouse, a finding is set on the drawing, a colleague's change is merged, and the sheet is shown", async () => {
  const plate = next(platesWithPictures);
  const path = `/personal/lager/${plate}/`;
  const advert = async () => (await fetch(`${stock.baseURL}/kopa-bil/volvo/${plate}/`)).text();
  const page = await openAs(/Johan/, path);
  await expect.poll(() => tiles(page).count()).toBe(3);
  const photo = { name: "bil.jpg", mimeType: "image/jpeg", buffer: await aPhoto().jpeg().toBuffer() };
  const text = { name: "brev.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF") };
  const pictures = page.locator("#car-pictures");
  await pictures.locator("input[type=file]").setInputFiles([photo, { ...photo, name: "igen.jpg" }, text]);
  await expect.poll(() => order(page)).toBe("0 1 2 ny");
  await expect.poll(() => pictures.textContent()).toMatch(/(igen|bil)\.jpg finns redan som bild 4/);
  expect(await pictures.textContent()).toContain(refusalOfType(pictureFiles, "application/pdf"));
  await page.getByRole("button", { name: "Ta bort brev.pdf" }).press("Enter");

  await tile(page, 4).focus();
  await page.keyboard.press("Alt+ArrowLeft");
  await expect.poll(() => order(page)).toBe("0 1 ny 2");
  await page.keyboard.press("o");
  await expect.poll(() => order(page)).toBe("ny 0 1 2");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Delete");
  await expect.poll(() => order(page)).toBe("ny 1 2");
  await page.getByRole("button", { name: /^Ångra.*bilderna/ }).press("Enter");
  await expect.poll(() => order(page)).toBe("ny 0 1 2");
  expect(await complaintsInBothLooks(page)).toEqual([]);

  const maria = await openAs(/Maria/, path);
  await expect.poll(() => order(maria)).toBe("0 1 2");
  await tile(maria, 3).focus();
  await maria.keyboard.press("f");
  await maria.getByRole("button", { name: "Spara bilderna" }).press("Enter");
  await expect.poll(() => maria.locator("#car-pictures").textContent()).toContain("Bilderna är sparade");

  await page.getByRole("button", { name: "Spara bilderna" }).press("Enter");
  await expect.poll(() => pictures.textContent()).toMatch(/Maria Lind sparade \d\d\.\d\d, medan du arbetade/);
  await expect.poll(() => tile(page, 4).textContent()).toContain("Bild 4 av 4, Interiör, framhävd");
  await page.getByRole("button", { name: "Spara bilderna" }).press("Enter");
  await expect.poll(() => pictures.textContent()).toContain("Bilderna är sparade");
  await expect.poll(advert).toMatch(/\/files\/pictures\/[0-9a-f]{64}\/\d+/);

  await page.getByRole("listbox", { name: /^Höger sida/ }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  const note = page.getByLabel("Så står det i annonsen");
  await expect.poll(() => note.inputValue()).toBe("Repa, främre stötfångare höger.");
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe("Repa");
  await page.keyboard.type("Spricka");
  await page.getByLabel("Åtgärd").selectOption("Åtgärdas före leverans.");
  await page.getByLabel("Bild", { exact: true }).selectOption({ index: 2 });
  expect(await complaintsInOneLook(page, "desktop")).toEqual([]);
  await page.getByRole("button", { name: "Spara skicket" }).press("Enter");
  await expect.poll(() => page.locator("#car-findings").textContent()).toContain("Skicket är sparat");
  await expect.poll(advert).toContain("Spricka, främre stötfångare höger");
  await expect.poll(() => tile(page, 4).textContent()).toContain("Bild 4 av 4, Utv. skada, fynd 1");

  await page.getByRole("link", { name: "QR-blad" }).press("Enter");
  await expect
    .poll(() => page.getByRole("img", { name: /^QR-kod till/ }).getAttribute("aria-label"))
    .toContain(`/kopa-bil/volvo/${plate}/`);
  expect(await complaintsInOneLook(page, "desktop")).toEqual([]);
});
