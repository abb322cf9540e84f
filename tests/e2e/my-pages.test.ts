import { desc, eq } from "drizzle-orm";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { findAccountState } from "#features/accounts/storage/account-states.ts";
import { savedSince } from "#features/favourites/rules/merge-favorites.ts";
import { honeypotField } from "#features/forms/rules/robot.ts";
import { type OpenDatabase, openDatabase } from "#platform/db/database.ts";
import { urlOfRunningServer } from "#platform/db/embedded/socket-folder.ts";
import { mails } from "#platform/mail/mails.table.ts";
import { complaintsInBothLooks, complaintsInOneLook } from "./axe.ts";
import { openPage, phone } from "./browser.ts";
import { anAddress } from "./filling-in.ts";

let database: OpenDatabase;
beforeAll(async () => {
  database = await openDatabase({ dataDir: "", databaseUrl: urlOfRunningServer(inject("dataDir")) });
});
afterAll(() => database.close());

const hearts = (page: Page) => page.getByRole("main").getByRole("button", { name: /^Spara .* som favorit$/ });
const counted = (page: Page, count: number) =>
  page.getByRole("banner").getByRole("link", { name: `Favoriter, ${count} sparade` });

/** The link of the last letter of a kind; the server has written it by the time its page is shown. */
async function linkTo(address: string, kind: string): Promise<string> {
  const letters = await database.db
    .select()
    .from(mails)
    .where(eq(mails.toAddress, address))
    .orderBy(desc(mails.createdAt));
  const said = JSON.stringify(letters.find((letter) => letter.kind === kind)?.blocks);
  return /\/mina-sidor\/\w+\/\?t=[\w-]+/.exec(said)?.[0] ?? "";
}

/** How many cars the account has in its list: a change on one device has come this far before another is asked. */
const inAccount = (address: string) =>
  expect.poll(async () => {
    const { favorites } = await findAccountState(database.db, address);
    return favorites.filter((facts) => savedSince(facts) !== null).length;
  });
const onOverview = (page: Page) => expect.poll(() => page.locator("#favoriter li").count());

/** Two devices: what differs in their options has cookies and a memory of its own. */
const devices = [phone, { ...phone, hasTouch: true }] as const;

async function savesCar(place: 0 | 1): Promise<Page> {
  const { page } = await openPage("/kopa-bil/", devices[place]);
  await page.getByRole("button", { name: "Bara nödvändiga" }).click();
  await hearts(page).nth(place).press("Enter");
  await counted(page, 1).waitFor();
  return page;
}

/** Asks for a link; the code that the page shows. */
async function asks(page: Page, address: string): Promise<string> {
  await page.goto("/mina-sidor/auth/");
  await page.getByLabel("E-post").fill(address);
  await page.getByRole("button", { name: "Mejla mig en länk" }).click();
  await page.getByRole("heading", { name: "Kolla din e-post" }).waitFor();
  return (await page.getByText(/^\d\d [A-Z]{2}$/).textContent()) ?? "";
}

test("[POST-2] a sign-in that the browser has filled in, the hidden field too, is sent by a click in the moment the page is there", async () => {
  const { page } = await openPage("/mina-sidor/auth/", phone);
  await page.getByLabel("E-post").fill(anAddress("ifylld"));
  await page.locator("[data-form][data-awake]").waitFor();
  await page.evaluate((trap) => {
    const field = document.querySelector<HTMLInputElement>(`[name="${trap}"]`);
    if (field) field.value = "https://www.example.com";
    performance.now = () => 200;
  }, honeypotField);
  await page.getByRole("button", { name: "Mejla mig en länk" }).click();
  await page.getByRole("heading", { name: "Kolla din e-post" }).waitFor();
});

test("[SIGNLINK-4] [SYNC-1] [MERGE-1] [MERGE-2] [MYDATA-1] [MYDATA-3] two phones sign in, have the same favourites, fetch everything and delete it", async () => {
  const address = anAddress("mina-sidor");
  const first = await savesCar(0);
  const second = await savesCar(1);
  const code = await asks(first, address);
  expect(await complaintsInOneLook(first, "phone")).toEqual([]);

  // The second has not asked: it types what the first one shows. What it had saved is on the overview by itself.
  await second.goto(await linkTo(address, "sign-in"));
  await second.getByLabel("Kod").fill(code);
  await second.getByRole("button", { name: "Logga in" }).click();
  await second.getByText(`Inloggad som ${address}`).waitFor();
  await onOverview(second).toBe(1);

  await asks(first, address);
  await first.goto(await linkTo(address, "sign-in"));
  await first.getByRole("button", { name: "Logga in" }).click();
  await first.getByText(`Inloggad som ${address}`).waitFor();
  await onOverview(first).toBe(2);
  await counted(first, 2).waitFor();
  await second.reload();
  await counted(second, 2).waitFor();
  expect(await complaintsInBothLooks(first)).toEqual([]);

  // Removed on one, it goes from the other; saved again, it comes back.
  await first.goto("/kopa-bil/");
  await counted(first, 2).waitFor();
  const saved = first.locator('main [data-heart][aria-pressed="true"]').first();
  const heart = first.locator(`main [data-heart="${await saved.getAttribute("data-heart")}"]`);
  await heart.press("Enter");
  await inAccount(address).toBe(1);
  await second.reload();
  await counted(second, 1).waitFor();
  await heart.press("Enter");
  await inAccount(address).toBe(2);
  await second.reload();
  await counted(second, 2).waitFor();

  await first.goto("/mina-sidor/");
  const [file] = await Promise.all([
    first.waitForEvent("download"),
    first.getByRole("button", { name: "Hämta mina uppgifter" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^mina-uppgifter-.*\.html$/);

  await first.getByRole("link", { name: "Radera mina uppgifter" }).click();
  await first.getByRole("button", { name: "Mejla mig en länk för att radera" }).click();
  await first.getByRole("heading", { name: "Bekräfta i din e-post" }).waitFor();
  await first.goto(await linkTo(address, "erase-confirm"));
  expect(await complaintsInOneLook(first, "desktop")).toEqual([]);
  await first.getByRole("button", { name: `Radera allt för ${address}` }).click();
  await first.getByRole("heading", { name: "Dina uppgifter är raderade" }).waitFor();
  await second.goto("/mina-sidor/");
  await second.getByRole("main").getByRole("link", { name: "Logga in" }).waitFor();
});
