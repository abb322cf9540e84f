import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, test } from "vitest";
import { complaintsInOneLook } from "./axe.ts";
import { desktop, openFirstVisit, openPage, phone } from "./browser.ts";
import { anAddress, field, isAwake, submit, summary } from "./filling-in.ts";
import { aFile, small } from "./upload-form.ts";

const withoutScript = { ...phone, javaScriptEnabled: false };

/** Both ways that people come. Most forms are sent by one of them: the site's tests post each of them without script. */
const bothWays: [string, BrowserContextOptions, boolean][] = [
  ["with script", desktop, true],
  ["without script", withoutScript, false],
];

/** Where script runs it has the form before that is sent. */
async function press(page: Page, button: string, hasScript: boolean): Promise<void> {
  if (hasScript) await isAwake(page);
  await submit(page, button).click();
}

async function send(page: Page, button: string, hasScript: boolean, leadsTo: RegExp): Promise<void> {
  await press(page, button, hasScript);
  await page.waitForURL(leadsTo);
}

/** The newest letter to an address, as the inbox shows it. */
async function openEmail(page: Page, address: string, name: RegExp) {
  await page.goto(`/inkorg/?adress=${encodeURIComponent(address)}`);
  await page.getByRole("link", { name }).first().click();
  return page.frameLocator("iframe");
}

test.each(bothWays)(
  "[NEWSLETTER-1] [NEWSLETTER-3] the newsletter %s: asked for, confirmed by the letter",
  async (_, look, hasScript) => {
    const { page } = await openPage("/nyhetsbrev/", look);
    const address = anAddress("nyhetsbrev");
    await field(page, "E-post").focus();
    await field(page, "E-post").fill("fel");
    await press(page, "Anmäl mig", hasScript);
    await summary(page).getByText("En uppgift behöver rättas").waitFor();
    await field(page, "E-post").fill(address);
    await send(page, "Anmäl mig", hasScript, /\/nyhetsbrev\/\?kvitto=1/);
    await page.getByRole("heading", { name: "Nästan klart: bekräfta i din e-post" }).waitFor();
    if (hasScript) expect(await complaintsInOneLook(page, "phone")).toEqual([]);
    const letter = await openEmail(page, address, /Bekräfta att du vill ha nyhetsbrevet/);
    const link = await letter.getByRole("link", { name: "Bekräfta" }).getAttribute("href");
    await page.goto(link ?? "");
    await page.getByRole("heading", { name: "Vill du ha nyhetsbrevet?" }).waitFor();
    if (hasScript) expect(await complaintsInOneLook(page, "desktop")).toEqual([]);
    await submit(page, "Ja, skicka nyhetsbrevet").click();
    await page.getByRole("heading", { name: "Klart, du är anmäld" }).waitFor();
  },
);

test("[FRIEND-2] a tip to a friend with script, and the friend's letter", async () => {
  const { page } = await openPage("/friends/", desktop);
  const friend = anAddress("van");
  await field(page, "Din väns e-post").fill(friend);
  await field(page, "Ditt namn").fill("Karin Exempel");
  await field(page, "Din e-post").fill(anAddress("karin.tipsar"));
  await field(page, "Hälsning").fill("Se https://spam.example");
  await press(page, "Skicka tipset", true);
  await summary(page).getByRole("link", { name: "Skriv utan länkar och webbadresser" }).waitFor();
  await field(page, "Hälsning").fill("Något för dig?");
  await send(page, "Skicka tipset", true, /\/arende\//);
  await page.getByText("Din vän får ett brev").waitFor();
  const letter = await openEmail(page, friend, /Karin Exempel tipsar dig/);
  await letter.getByText("Något för dig?").last().waitFor();
});

test("[CAMPAIGN-2] a campaign without script, by its own link", async () => {
  const { page } = await openPage("/kampanj/batteritest-pa-alla-elbilar/", withoutScript);
  await field(page, "Telefon").fill("070-174 06 12");
  await field(page, "Kommentar").fill("Ring efter fem, tack.");
  await send(page, "Be oss ringa", false, /\/arende\//);
  await page.getByRole("heading", { name: /Kampanj: Batteritest/ }).waitFor();
});

test("[DEALER-1] [FILL-6] a dealer's question with script", async () => {
  const { page } = await openPage("/remarketing/", desktop);
  await field(page, "Företag").fill("Exempelbilar AB");
  await field(page, "Organisationsnummer").fill("559000-0005");
  await field(page, "Kontaktperson").fill("Karin Exempel");
  await field(page, "E-post").fill(anAddress("handlare"));
  await field(page, "Vilka bilar söker ni?").fill("Fem kombi i månaden.");
  await send(page, "Skicka förfrågan", true, /\/arende\//);
  await page.getByRole("heading", { name: "Tack, vi har fått det" }).waitFor();
});

test("[WITHDRAW-2] [FILL-6] a withdrawal takes two steps with script too", async () => {
  const { page } = await openPage("/angerrattsblankett/", desktop);
  await field(page, "Vad vill du ångra?").selectOption("Köpet av en bil");
  await field(page, "Registreringsnummer eller avtalsnummer").fill("MLB 18N");
  await field(page, "Namn").fill("Karin Exempel");
  await field(page, "E-post för kvittot").fill(anAddress("karin.anger"));
  await press(page, "Fortsätt till bekräftelse", true);
  await submit(page, "Bekräfta ånger").waitFor();
  expect(await complaintsInOneLook(page, "desktop")).toEqual([]);
  await submit(page, "Bekräfta ånger").click();
  await page.waitForURL(/\/arende\//);
  await page.getByText("Pengarna tillbaka", { exact: true }).waitFor();
});

test("[PDF-3] a workshop sends its offer without script, and it is there to fetch", async () => {
  const { page } = await openPage("/verkstad/", withoutScript);
  await field(page, "Registreringsnummer").fill("MLB 52S");
  await field(page, "Miltal nu").fill("8 612");
  await field(page, "Verkstadens e-post").fill(anAddress("verkstad"));
  await field(page, "Beräknad arbetstid").fill("2,5");
  await field(page, "Timpris").fill("1 150");
  await field(page, "Delar, utan moms").fill("890,50");
  await field(page, "Beskrivning").fill("Felkod P0A80.");
  const file = (content: string) => ({
    name: "offert.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from(content),
  });
  await field(page, "Offert").setInputFiles(file("ingen pdf"));
  await press(page, "Skicka underlaget", false);
  await page.getByText("Filen är ingen PDF").first().waitFor();
  await field(page, "Offert").setInputFiles(file("%PDF-1.7\n%%EOF\n"));
  await send(page, "Skicka underlaget", false, /\/arende\//);
  await page.getByRole("link", { name: "offert.pdf" }).waitFor();
});

test.each(bothWays)(
  "[SNAP-1] [SNAP-2] [POST-13] [ERRAND-9] a complaint with a picture %s, and one more in an answer, begun before the page was loaded anew",
  async (_, look, hasScript) => {
    const { page } = await openFirstVisit("/reklamation/", look);
    await field(page, "Reklamation").check();
    await field(page, "Registreringsnummer").fill("MLB 52S");
    await field(page, "E-post").fill(anAddress("reklamation"));
    await field(page, "Del av bilen").selectOption("Kaross och lack");
    await field(page, "Beskrivning").fill("En repa på dörren.");
    const choose = async (name: string) => {
      if (!hasScript) return field(page, "Bilder").setInputFiles(aFile(name, await small()));
      const pictures = page.getByRole("group", { name: /Bilder/ });
      await pictures.getByRole("button", { name: "Välj bilder" }).waitFor();
      await pictures.locator("input[multiple]").setInputFiles(aFile(name, await small()));
      await page.getByText("1 av 1 bild klar.").first().waitFor();
    };
    await choose("repa.jpg");
    if (hasScript) expect(await complaintsInOneLook(page, "phone")).toEqual([]);
    await send(page, "Skicka anmälan", hasScript, /\/arende\//);
    const picture = (name: string) => page.getByRole("link", { name }).getByRole("presentation");
    const shown = picture("repa.jpg");
    await shown.scrollIntoViewIfNeeded();
    await expect
      .poll(() => shown.evaluate((picture: HTMLImageElement) => picture.complete && picture.naturalWidth > 0))
      .toBe(true);
    const message = field(page, "Ditt meddelande");
    await message.fill("En bild till.");
    if (hasScript) {
      await page.context().grantPermissions(["clipboard-write"]);
      await page.getByRole("button", { name: "Kopiera numret" }).click();
      await page.getByRole("button", { name: "Kopierat" }).waitFor();
      await page.reload();
      await expect.poll(() => message.inputValue()).toBe("En bild till.");
      await message.focus();
    }
    await choose("narmare.jpg");
    await submit(page, "Skicka").click();
    await picture("narmare.jpg").waitFor({ state: "attached" });
    expect([await picture("repa.jpg").count(), await message.inputValue()]).toEqual([1, ""]);
    if (hasScript) expect(await complaintsInOneLook(page, "desktop")).toEqual([]);
  },
);

test("[SNAP-5] pictures by the link of a receipt with script", async () => {
  const { page } = await openFirstVisit("/kontakt/", desktop);
  const address = anAddress("telefonbilder");
  const answer = await page.request.post("/api/warranty-claim/", {
    data: {
      type: "Garanti",
      licenseplate: "MLB 52S",
      email: address,
      category: "Annat",
      description: "Det låter.",
    },
  });
  expect(answer.status()).toBe(201);
  const letter = await openEmail(page, address, /Din anmälan är mottagen/);
  const link = await letter.getByRole("link", { name: "Skicka bilder med telefonen" }).getAttribute("href");
  await page.goto(link ?? "");
  await field(page, "Meddelande").focus();
  const pictures = page.getByRole("group", { name: "Bilder" });
  await pictures.getByRole("button", { name: "Välj bilder" }).waitFor();
  await pictures.locator("input[multiple]").setInputFiles(aFile("ljud.jpg", await small()));
  await page.getByText("1 av 1 bild klar.").waitFor();
  expect(await complaintsInOneLook(page, "desktop")).toEqual([]);
  await submit(page, "Skicka bilderna").click();
  await page.waitForURL(/kvitto=1/);
  await page.getByText("Tack, vi har fått bilderna").waitFor();
});
