import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type OpenDatabase, openDatabase } from "#platform/db/database.ts";
import { urlOfRunningServer } from "#platform/db/embedded/socket-folder.ts";
import { addToOutbox } from "#platform/mail/add-to-outbox.ts";
import type { Email } from "#platform/mail/email.ts";
import { anEmail } from "#tests/an-email.ts";
import { complaintsInBothLooks, complaintsInEveryLook, complaintsInOneLook } from "./axe.ts";
import { desktop, openFirstVisit, openPage, phone } from "./browser.ts";
import { anAddress } from "./filling-in.ts";

let database: OpenDatabase;
beforeAll(async () => {
  database = await openDatabase({ dataDir: "", databaseUrl: urlOfRunningServer(inject("dataDir")) });
});
afterAll(() => database.close());

async function send(letter: Email): Promise<string> {
  // A try may be the second.
  const messageKey = `${letter.messageKey}-${randomUUID()}`;
  const sent = await database.db.transaction((tx) => addToOutbox(tx, { ...letter, messageKey }));
  if (sent === "known") throw new Error(`${messageKey} was sent before`);
  return sent.id;
}

const calendar = {
  name: "provkorning.ics",
  type: "text/calendar",
  content: new TextEncoder().encode("BEGIN:VCALENDAR"),
};

test("[INBOX-1] [INBOX-2] [MAIL-3] without JavaScript a letter is found by its address, sent, and read in its frame", async () => {
  await send(anEmail("journey", { to: "journey@example.se", attachments: [calendar] }));
  const { page, complaints } = await openPage("/inkorg/", { ...phone, javaScriptEnabled: false });
  await page.getByLabel("Mottagarens adress").fill("journey@");
  await page.getByRole("button", { name: "Sök" }).click();
  await page.waitForURL("**/inkorg/?adress=journey%40");
  await page
    .getByRole("link", { name: /vi har fått din fråga/ })
    .first()
    .click();
  const letter = page.frameLocator("iframe");
  await letter.getByRole("heading", { name: "Vi har fått din fråga" }).waitFor();
  expect(await letter.getByRole("link", { name: "Följ ärendet" }).getAttribute("href")).toMatch(
    /^http.*\/arende\//,
  );
  await page.getByText("Textversion").click();
  await page.getByText("Ditt ärende 48 29 71 K").waitFor();
  expect(await page.getByRole("link", { name: /provkorning\.ics/ }).count()).toBe(1);
  // The server's own runner has sent it meanwhile.
  await expect
    .poll(async () => {
      await page.reload();
      return page.getByText("Skickat").count();
    })
    .toBe(1);
  expect(complaints).toEqual([]);
});

test("[INBOX-1] [INBOX-2] list and letter are right for everybody, on both screens, by day and by night", async () => {
  const id = await send(anEmail("looks", { to: "looks@example.se", attachments: [calendar] }));
  const list = await openPage("/inkorg/", desktop);
  expect(await complaintsInBothLooks(list.page)).toEqual([]);
  expect(list.complaints).toEqual([]);
  const opened = await openPage(`/inkorg/${id}/`, desktop);
  expect(await complaintsInOneLook(opened.page, "desktop", ["iframe"])).toEqual([]);
  expect(opened.complaints).toEqual([]);
});

test("[MAIL-8] a letter fits a telephone and a wide screen, by day and by night, and its colours can be read", async () => {
  const car = {
    title: "Volvo V60 T6 AWD",
    line: "8 450 mil, 2021, Automat, Uppsala",
    price: "289 900 kr",
    lowestBefore: "304 900 kr",
    reason: { text: "Sänkt pris", tone: "cut" as const },
    href: "/bilar/mlb84a/",
    picture: "/mail/logo.png",
  };
  const { blocks } = anEmail("");
  const id = await send(
    anEmail("fits", {
      to: "fits@example.se",
      unsubscribe: "saved-searches",
      blocks: [...blocks, { facts: [["Hålls till", "17 november 2026 kl. 14.20"]] }, { car }],
    }),
  );
  const shown = await openPage(`/inkorg/${id}/`, { ...desktop, javaScriptEnabled: false });
  const letter = (await shown.page.locator("iframe").getAttribute("srcdoc")) ?? "";
  // By itself, where its width is that of the screen and nothing else runs.
  const { page, complaints } = await openFirstVisit("/robots.txt");
  await page.setContent(letter);
  const found = await complaintsInEveryLook(page);
  const ofLetters = /^(scrolls sideways|color-contrast|link-name|image-alt|html-has-lang|list)/;
  expect(found.filter((complaint) => ofLetters.test(complaint))).toEqual([]);
  expect(complaints).toEqual([]);
});

test.each([true, false])(
  "[MAIL-6] a list is left from the foot of its letter, with JavaScript: %s",
  async (javaScriptEnabled) => {
    const to = anAddress("leaves");
    const id = await send(anEmail(to, { to, unsubscribe: "newsletter" }));
    const { page, complaints } = await openPage(`/inkorg/${id}/`, { ...phone, javaScriptEnabled });
    const href = await page
      .frameLocator("iframe")
      .getByRole("link", { name: "Avsluta utskicken" })
      .getAttribute("href");
    const { pathname, search } = new URL(href ?? "");
    await page.goto(pathname + search);
    if (javaScriptEnabled) expect(await complaintsInOneLook(page, "phone")).toEqual([]);
    await page.getByRole("button", { name: "Avsluta" }).click();
    await page.getByRole("heading", { name: "Klart, du får inte längre nyhetsbrevet" }).waitFor();
    expect(complaints).toEqual([]);
    const held = await database.db.transaction((tx) =>
      addToOutbox(tx, anEmail(`${to} again`, { to, unsubscribe: "newsletter" })),
    );
    expect(held).toMatchObject({ held: "left" });
  },
);
