import { expect, test } from "vitest";
import { advertWith } from "./advert-with.ts";
import { complaintsInBothLooks, complaintsInOneLook } from "./axe.ts";
import { desktop, openFirstVisit, openOwnBrowser, phone } from "./browser.ts";
import { aCase, says, signInAs, stored } from "./staff-in-browser.ts";
import { hasFocus } from "./ui-sheet.ts";

test("[DESK-10] [DESK-12] [DESK-13] [DESK-14] [DESK-15] [DESK-17] [SNOOZE-1] [BELL-1] a day's work without a mouse: a case is found, taken, put off, noted, kept as a template, answered and closed, a bid logged, and the customer reads the answer", async () => {
  const email = `dagen-${crypto.randomUUID().slice(0, 8)}@example.com`;
  const number = await aCase(email, "Följer båda nycklarna med?");
  const { page, complaints } = await openOwnBrowser("/personal/");
  await signInAs(page, /Maria/);
  await says(page, "Idag");
  await page.getByRole("heading", { name: "Dagen i butikerna" }).waitFor();
  expect(await complaintsInBothLooks(page, [])).toEqual([]);
  await page.setViewportSize(phone.viewport);
  // Every number of the summary can be read: nothing of it lies outside.
  const summary = page.getByRole("navigation", { name: "Läget just nu" });
  expect(await summary.evaluate((row) => row.scrollWidth - row.clientWidth)).toBe(0);
  await page.setViewportSize(desktop.viewport);
  await page.getByRole("link", { name: "Butikens" }).press("Enter");
  await page.getByText("Välj din butik").waitFor();
  await page.getByLabel("Din butik").selectOption("Uppsala");
  await page.getByRole("heading", { name: "Butikens kö" }).waitFor();
  await page.getByText(/Uppsala, (öppet|stängt)/).waitFor();
  expect(await complaintsInOneLook(page, "desktop", [])).toEqual([]);
  await page.getByRole("link", { name: "Mitt", exact: true }).press("Enter");
  await page.getByRole("heading", { name: "Din kö" }).waitFor();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press("n");
  expect(await page.getByRole("option").allTextContents()).toEqual([
    expect.stringContaining("Ny offert"),
    expect.stringContaining("Ny bil i lager"),
    expect.stringContaining("Ny köpbevakning"),
    expect.stringContaining("Ny inbytesbil att värdera"),
  ]);
  await page.keyboard.press("Escape");

  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").pressSequentially(number);
  await page
    .getByRole("option", { name: /Något annat/ })
    .first()
    .waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL(new RegExp(`/personal/arenden/${number}/`, "i"));
  await page.getByRole("button", { name: /Ta ärendet/ }).waitFor();
  await page.keyboard.press("a");
  await expect.poll(() => page.getByRole("status").allTextContents()).toContain("Ärendet är ditt.");
  await page.getByRole("button", { name: "Skjut upp" }).waitFor();
  const putOff = page.getByRole("dialog", { name: "Skjut upp ärendet" });
  // Who changes their mind is where they were.
  const back = page.locator("[data-case] a").first();
  await back.focus();
  await page.keyboard.press("h");
  await putOff.waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => hasFocus(back)).toBe(true);
  await page.keyboard.press("h");
  await putOff.getByRole("radio", { name: /I morgon/ }).press("Space");
  await page.keyboard.press("Enter");
  await page
    .getByText(/^Uppskjutet av Maria Lind till/)
    .first()
    .waitFor();
  await page.getByRole("button", { name: "Ta tillbaka nu" }).press("Enter");
  await expect.poll(() => page.getByText(/^Uppskjutet av/).count()).toBe(0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press("i");
  await page.getByRole("textbox", { name: /^Anteckning/ }).waitFor();
  await page.keyboard.type("Ring verkstaden om nyckeln.");
  await page.keyboard.press("Control+Enter");
  await page.getByText("intern anteckning, kunden ser den inte").waitFor();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());

  await page.keyboard.press("r");
  const answer = page.getByRole("textbox", { name: /^Svar till/ });
  await answer.waitFor();
  await page.getByLabel("Mall").selectOption("Vi återkommer");
  expect(await answer.inputValue()).toMatch(/^Hej Karin!/);
  await answer.press("Control+Enter");
  await page.getByText("Fyll i [dag] innan du skickar").waitFor();
  expect(await complaintsInOneLook(page, "desktop", [])).toEqual([]);
  await answer.fill("Hej Karin! Ja, båda nycklarna följer med.");
  await page.getByRole("button", { name: "Spara som mall" }).press("Enter");
  const template = page.getByRole("dialog", { name: "Spara som mall" });
  expect(await template.getByLabel("Text").inputValue()).toBe("Hej {namn}! Ja, båda nycklarna följer med.");
  await template.getByLabel("Mallens namn").press("Enter");
  await template.getByText("Ge mallen ett namn").waitFor();
  await page.keyboard.type(`Nycklar ${number}`);
  await page.keyboard.press("Enter");
  await expect.poll(() => page.getByLabel("Mall", { exact: true }).textContent()).toContain(number);
  expect(await answer.inputValue()).toMatch(/^Hej Karin!/);
  await answer.press("Control+Enter");
  await expect.poll(() => page.getByRole("status").allTextContents()).toContain("Svaret är skickat.");
  await page.getByRole("article").getByText("båda nycklarna följer med").waitFor();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press("e");
  await page.getByRole("button", { name: "Öppna igen" }).waitFor();

  const mail = await page.context().newPage();
  await mail.goto(`/inkorg/?adress=${encodeURIComponent(email)}`);
  const letters = await mail.locator("main").textContent();
  expect(letters).toContain("Svar i ärende");
  await mail
    .getByRole("link", { name: /Svar i ärende/ })
    .first()
    .click();
  await mail.frameLocator("iframe").getByText("båda nycklarna följer med").last().waitFor();
  await mail.close();

  await page.keyboard.press("g");
  await page.keyboard.press("h");
  await page.getByRole("dialog", { name: "Nytt för dig" }).waitFor();
  expect(await complaintsInOneLook(page, "desktop", [])).toEqual([]);
  await page.keyboard.press("Escape");
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);

  await page.keyboard.press("g");
  await page.keyboard.press("r");
  await says(page, "Bokningar");
  await page.getByRole("heading", { name: "Kommande" }).waitFor();
  expect(await complaintsInOneLook(page, "desktop", [])).toEqual([]);

  await page.keyboard.press("g");
  await page.keyboard.press("n");
  await says(page, "Inbyte");
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: /^Sök regnr/ }).pressSequentially("qvi 008");
  await page.getByRole("option", { name: /Hämta inbytesunderlag QVI 008/ }).waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/personal\/inbyte\/qvi008\//);
  await page.getByRole("heading", { name: "Logga bud" }).waitFor();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press("b");
  for (const [name, value] of Object.entries({
    bid: "100000",
    mileage: "8000",
    estimatedSalePrice: "130000",
    estimatedCost: "9000",
  }))
    await page.locator(`#bid-${name}`).fill(value);
  await page.locator("#bid-bid").press("Enter");
  await page.getByText("Budet är sparat.").waitFor();

  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: /^Sök regnr/ }).pressSequentially("logga ut");
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => !url.pathname.startsWith("/idp"));
  await expect.poll(() => stored(page, "sessionStorage")).not.toContain("accesstoken");
  expect(complaints.filter((one) => !one.includes("ERR_ABORTED"))).toEqual([]);
});

const isOfStaff = (url: string) => /\/personal\/|\/assets\/(?:msal|toolbox|redirect)/.test(url);

test("[TOOLBOX-1] [TOOLBOX-2] [TOOLBOX-5] [TOOLBOX-7] a visitor's advert loads nothing of the toolbox; where one of us is signed in it stands beside the same page, and remembers", async () => {
  const path = await advertWith([], "brands=volvo");
  const visitor = await openFirstVisit("/robots.txt", { ...desktop });
  const asked: string[] = [];
  visitor.page.on("request", (request) => asked.push(request.url()));
  await visitor.page.goto(path);
  await visitor.page.waitForLoadState("networkidle");
  expect(asked.filter(isOfStaff)).toEqual([]);
  expect(await visitor.page.locator("#toolbox").count()).toBe(0);

  const { page } = await openOwnBrowser("/personal/");
  await signInAs(page, /Anna/);
  await says(page, "Idag");
  await page.goto(path);
  // Journeys beside this one change the stock, and every page says how many cars there are: both are asked for at once.
  const bothPages = () =>
    Promise.all([page, visitor.page].map(async ({ request }) => (await request.get(path)).text()));
  await expect.poll(async () => new Set(await bothPages()).size).toBe(1);
  await page.getByRole("button", { name: /^Verktyg/ }).waitFor();
  // Nobody of the staff is asked about cookies: nothing lies over the tools.
  expect(await page.locator("#samtycke").isVisible()).toBe(false);
  await page.keyboard.press("v");
  const box = page.getByRole("region", { name: "Verktyg" });
  await box.getByText("I lager").waitFor();
  await box.getByLabel("Signatur").fill("Anna, Täby");
  await box.getByLabel("Galleri").selectOption("Alla typer");
  await box.getByRole("list", { name: "Bilder efter typ" }).waitFor();
  expect(await complaintsInOneLook(page, "desktop")).toEqual([]);

  await page.setViewportSize(desktop.viewport);
  const [tools, prices] = await Promise.all([
    box.boundingBox(),
    page.getByRole("complementary", { name: "Pris och butik" }).boundingBox(),
  ]);
  expect(tools && prices && tools.x + tools.width <= prices.x).toBe(true);
  expect(tools && tools.y >= 0 && tools.y + tools.height <= desktop.viewport.height).toBe(true);
  await box.getByRole("button", { name: "Ny offert" }).click();
  await page.waitForURL(/\/personal\/offerter\/\d+\//);
  await page.goto(await advertWith([], "brands=kia"));
  await box.getByRole("button", { name: /^Lägg i offert O-/ }).waitFor();
  await page.keyboard.press("o");
  await box.getByText(/^Bilen ligger i O-/).waitFor();
  await page.goto(path);
  await box.getByRole("button", { name: /^Ligger i offert O-/ }).waitFor();
  await expect.poll(() => box.getByLabel("Signatur").inputValue()).toBe("Anna, Täby");
  // On pages that are no adverts there is nothing to see of it.
  await page.goto("/kopa-bil/");
  await page.waitForLoadState("networkidle");
  expect(await page.getByRole("button", { name: /^Verktyg/ }).count()).toBe(0);

  // Another tab has no token: it is offered, and comes back to the advert.
  const other = await page.context().newPage();
  await other.goto(path);
  await other.getByRole("button", { name: "Logga in", exact: true }).press("Enter");
  await other.waitForURL(new RegExp(path));
  await other.getByRole("region", { name: "Verktyg" }).getByText("I lager").waitFor();
});
