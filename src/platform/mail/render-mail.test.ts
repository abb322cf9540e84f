import { expect, test } from "vitest";
import { company } from "#core/company/company.ts";
import { anEmail } from "#tests/an-email.ts";
import type { MailBlock } from "./email.ts";
import { renderMail } from "./render-mail.ts";

const surroundings = { publicOrigin: "https://bilar.example", unsubscribeUrl: null };
const blocks: MailBlock[] = [
  { picture: { src: "/files/pictures/1/640", alt: "Blå Volvo V60" } },
  { label: "Ditt ärende", number: "48 29 71 K" },
  { heading: "V60 hålls för dig" },
  { text: "Reservationen är gratis." },
  { facts: [["Pris", "289 900 kr"]] },
  { button: "Boka visning", href: "/ride/" },
  { link: "Avboka", href: "https://other.example/x" },
  {
    quote: "Annonsen är sparad.",
    title: "Sparad",
    note: "kontrollsumma 7f3a",
    link: { text: "Visa", href: "/sparad/" },
  },
  { steps: [{ title: "Mottaget", note: "i dag", state: "done" }] },
  {
    car: {
      title: "Škoda Superb",
      line: "7 210 mil, Västerås",
      price: "269 900 kr",
      lowestBefore: "284 900 kr",
      reason: { text: "Sänkt pris", tone: "cut" },
      href: "/bilar/abc123/",
      picture: "/files/pictures/2/640",
    },
  },
];

/** What a reader of the HTML sees, roughly. */
const seen = (html: string) =>
  html
    .replace(/<head>.*?<\/head>/gs, "")
    .replace(/<!--.*?-->/gs, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");

test("[MAIL-1] the text says of each step whether it is done, as the HTML does", () => {
  const steps = (["done", "now", "next"] as const).map((state) => ({ title: state, note: "Så.", state }));
  const { html, text } = renderMail(anEmail("a", { blocks: [{ steps }] }), surroundings);
  expect(text).toContain("Klart: done\n  Så.\nNu: now\n  Så.\nSedan: next\n  Så.");
  for (const [word, mark] of [
    ["Klart", "✓"],
    ["Nu", "●"],
    ["Sedan", "○"],
  ])
    expect(html).toContain(`aria-label="${word}">${mark}<`);
});

test("[MAIL-1] HTML and text say the same, in the same order, with whole addresses", () => {
  const { html, text } = renderMail(anEmail("a", { blocks }), surroundings);
  const words = [
    "Ditt ärende",
    "48 29 71 K",
    "V60 hålls för dig",
    "Reservationen är gratis.",
    "289 900 kr",
    "Boka visning",
    "Avboka",
    "Annonsen är sparad.",
    "kontrollsumma 7f3a",
    "Mottaget",
    "Sänkt pris",
    "Škoda Superb",
    "284 900 kr",
    "Du får mejlet för att",
    company.legalName,
    company.email,
  ];
  for (const said of [seen(html), text]) {
    const places = words.map((word) => said.indexOf(word));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  }
  for (const address of [
    "https://bilar.example/ride/",
    "https://other.example/x",
    "https://bilar.example/bilar/abc123/",
  ]) {
    expect(html).toContain(`href="${address}"`);
    expect(text).toContain(address);
  }
});

test("[MAIL-1] what people write is text, in the HTML too", () => {
  const nasty = `<img src=x onerror="alert('1')">&`;
  const { html, text } = renderMail(
    anEmail("a", {
      subject: nasty,
      preheader: nasty,
      reason: nasty,
      blocks: [
        { heading: nasty },
        { text: nasty },
        { facts: [[nasty, nasty]] },
        { quote: nasty, title: nasty, note: nasty },
        { button: nasty, href: `/x"onclick="alert(1)` },
      ],
    }),
    surroundings,
  );
  expect(html).not.toContain("<img src=x");
  expect(html).not.toContain(`"onclick`);
  expect(text).toContain(nasty);
});

test("[MAIL-8] an e-mail is 600 pixels wide, knows the dark, loads nothing but pictures, and follows nobody", () => {
  const { html } = renderMail(anEmail("a", { blocks }), surroundings);
  expect(html).toContain("max-width:600px");
  expect(html).toContain("prefers-color-scheme:dark");
  expect(html).toContain("max-width:480px");
  expect(html).not.toMatch(/<script|<link|@import|url\(|<iframe|<form/);
  for (const [picture] of html.matchAll(/<img [^>]*>/g)) {
    expect(picture).toMatch(/src="https:\/\/bilar\.example\/(mail|files)\//);
    expect(picture).toMatch(/width="\d{2,}" height="\d{2,}" alt="/);
  }
  // Gmail cuts longer letters off.
  expect(Buffer.byteLength(html)).toBeLessThan(102_000);
});
