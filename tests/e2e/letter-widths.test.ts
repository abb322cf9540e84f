import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Email } from "#platform/mail/email.ts";
import { renderMail } from "#platform/mail/render-mail.ts";
import { openFirstVisit } from "./browser.ts";

/** From the narrowest telephone to a window of a mail program. */
const widths = [320, 344, 360, 390, 412, 480, 600, 800];

const longAddress = `${"mycketlangtnamn".repeat(4)}@kundservice.milstolpen.example`;
const longest: Pick<Email, "subject" | "preheader" | "blocks" | "reason"> = {
  subject: "Ärende",
  preheader: "",
  blocks: [
    { picture: { src: "/mail/logo.png", alt: "Reservationsbekräftelse för fordonsbesiktning" } },
    { label: "Ditt reservationsnummer", number: "MS-7K42-P" },
    { heading: "Ångerrättsbekräftelse för distansavtalet" },
    { text: `Svaret går till ${longAddress}.` },
    {
      facts: [
        ["Mottagningsbekräftelse", "17 november 2026 kl. 14.20.37"],
        ["E-post", longAddress],
        ["Återbetalningsdag", "senast den 1 december 2026"],
      ],
    },
    { button: "Visa mottagningsbekräftelsen", href: "/arende/" },
    { link: "Avboka reservationen eller flytta den till en annan dag", href: "/arende/" },
    { quote: longAddress, title: longAddress, note: longAddress },
    { steps: [{ title: "Mottagningsbekräftelse", note: longAddress, state: "now" }] },
    {
      car: {
        title: "Mercedes-Benz Sprinter 419 CDI Skåpbilsutförande",
        line: "8 450 mil, 2021, Automat, Örnsköldsvik",
        price: "1 289 900 kr",
        lowestBefore: "1 304 900 kr",
        reason: { text: "Sänkt pris", tone: "cut" },
        href: "/bilar/mlb84a/",
        picture: "/mail/logo.png",
      },
    },
  ],
  reason: `Du får mejlet för att ${longAddress} skrevs i formuläret.`,
};

const surroundings = {
  publicOrigin: "https://bilar.example",
  unsubscribeUrl: "https://bilar.example/lamna/",
};

/** By how much a letter is wider than the screen, at each width where it is. */
async function tooWide(page: Page, html: string): Promise<string[]> {
  const found: string[] = [];
  await page.setContent(html);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > width) found.push(`${wide} at ${width}`);
  }
  return found;
}

test("[MAIL-16] no block makes a letter wider than the screen, also where a program drops the style sheet", async () => {
  const { page } = await openFirstVisit("/robots.txt");
  const { html } = renderMail(longest, surroundings);
  expect(await tooWide(page, html)).toEqual([]);
  expect(await tooWide(page, html.replace(/<style>[^<]*<\/style>\n?<\/head>/, "</head>"))).toEqual([]);
});

test("[MAIL-16] on a telephone a value stands below its name, on a wide screen beside it", async () => {
  const { page } = await openFirstVisit("/robots.txt");
  await page.setContent(renderMail(longest, surroundings).html);
  const placed = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    const name = await page.getByText("Återbetalningsdag").boundingBox();
    const value = await page.getByText("senast den 1 december 2026").boundingBox();
    if (!name || !value) throw new Error("not shown");
    return value.y >= name.y + name.height ? "below" : "beside";
  };
  expect(await placed(320)).toBe("below");
  expect(await placed(800)).toBe("beside");
});
