import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { complaintsInBothLooks } from "./axe.ts";
import { openFirstVisit } from "./browser.ts";

const address = inject("address");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const says = (page: Page, text: string) =>
  expect.poll(() => heading(page).first().textContent()).toContain(text);

/** As a demo account, from the page that asks for it. */
async function signInAs(page: Page, name: RegExp) {
  await page.getByRole("button", { name }).click();
  await page.waitForURL(/\/idp\/interaction\//);
  await page.getByRole("button", { name: "Logga in", exact: true }).click();
  await page.waitForURL(/\/personal\//);
}

const stored = (page: Page, storage: "sessionStorage" | "localStorage") =>
  page.evaluate((name) => JSON.stringify({ ...window[name as "sessionStorage"] }), storage);
const isOfMsal = (url: string) => /\/assets\/(?:msal|redirect)-/.test(url);

test("[SIGNIN-26] [DESK-10] a visitor loads nothing of MSAL; who signs in comes back to the page they were at, works with keys, and signs out", async () => {
  const { page, complaints } = await openFirstVisit("/om-oss/", {});
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  // By the keyboard: the question about cookies lies over it.
  await page.getByRole("link", { name: "Logga in/ut" }).press("Enter");
  await says(page, "Logga in");
  expect(asked.filter(isOfMsal)).toEqual([]);
  expect(await complaintsInBothLooks(page)).toEqual([]);

  await page.goto("/personal/arenden/?view=open");
  await signInAs(page, /Maria/);
  await says(page, "Ärenden");
  expect(new URL(page.url()).search).toBe("?view=open");
  expect(await stored(page, "sessionStorage")).toContain("accesstoken");
  expect(await stored(page, "localStorage")).not.toMatch(/msal|token/);
  expect(await complaintsInBothLooks(page)).toEqual([]);

  await page.keyboard.press("g");
  await page.keyboard.press("i");
  await says(page, "Idag");
  expect(await complaintsInBothLooks(page)).toEqual([]);
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("gransk");
  await page.keyboard.press("Enter");
  await says(page, "Granskningslogg");

  await page.getByRole("button", { name: "Logga ut" }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/idp"));
  await expect.poll(() => stored(page, "sessionStorage")).not.toContain("accesstoken");
  await page.goto("/personal/");
  await says(page, "Logga in");
  expect(complaints.filter((complaint) => !complaint.includes("ERR_ABORTED"))).toEqual([]);
});

test("[SIGNIN-27] a token that is refused is renewed once, by the refresh token and then by the hidden frame; without a session the way in is shown and the draft stays", async () => {
  const { page } = await openFirstVisit("/personal/", {});
  await signInAs(page, /Anna/);
  await says(page, "Idag");
  const silent: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === "/idp/token")
      silent.push(new URLSearchParams(request.postData() ?? "").get("grant_type") ?? "");
    if (pathname === "/idp/auth") silent.push(`frame ${searchParams.get("prompt")}`);
  });
  let refusals = 1;
  await page.route("**/api/staff/today", (route) =>
    refusals-- > 0 ? route.fulfill({ status: 401, json: { title: "Unauthorized" } }) : route.continue(),
  );
  // The new token is stored when it is used: what is taken away before that would come back.
  const answered = page.waitForResponse((one) => one.url().endsWith("/api/staff/today") && one.ok());
  await page.reload();
  await says(page, "Idag");
  await answered;
  expect(silent).toEqual(["refresh_token"]);

  // The refresh token is gone: the hidden frame asks the provider's session.
  await page.evaluate(() => {
    for (const key of Object.keys(sessionStorage))
      if (/refreshtoken|accesstoken/.test(key)) sessionStorage.removeItem(key);
  });
  silent.length = 0;
  await page.reload();
  await says(page, "Idag");
  await expect.poll(() => silent).toEqual(["frame none", "authorization_code"]);

  // The provider knows nobody any more.
  await page.evaluate(() => {
    for (const key of Object.keys(sessionStorage))
      if (/refreshtoken|accesstoken/.test(key)) sessionStorage.removeItem(key);
  });
  await page.context().clearCookies();
  await page.reload();
  await says(page, "Logga in igen");
});

test("[SIGNIN-29] an answer that is not ours, a way back, a provider that is down and a clock that is wrong are each told in plain words", async () => {
  const { page } = await openFirstVisit("/personal/", {});
  await page.getByRole("button", { name: /Johan/ }).click();
  await page.waitForURL(/\/idp\/interaction\//);
  await page.getByRole("button", { name: "Avbryt" }).click();
  await page.waitForURL(/\/personal\//);
  await says(page, "Inloggningen avbröts");

  await page.getByRole("button", { name: "Försök igen" }).click();
  await page.waitForURL(/\/idp\/interaction\//);
  await page.goto(`${address}/auth/redirect/#code=abc&state=tampered`);
  await expect.poll(() => page.url()).toContain("/personal/");
  expect(await stored(page, "sessionStorage")).not.toContain("accesstoken");

  await page.goto("/personal/");
  await page.route(/\/idp\/token/, (route) => route.abort());
  await signInAs(page, /Johan/);
  await says(page, "Inloggningen ligger nere");
  await page.unroute(/\/idp\/token/);
  await page.goto("/personal/");
  await signInAs(page, /Johan/);
  await says(page, "Idag");
  await page.clock.setFixedTime(Date.now() + 2 * 3_600_000);
  await page.reload();
  await expect.poll(() => page.getByText("Datorns klocka skiljer mer än fem minuter").count()).toBe(1);
});

test("[IDP-5] who is hinted at is asked for, also where another is signed in; who has no role is told so and can change account", async () => {
  const { page } = await openFirstVisit("/personal/", {});
  await signInAs(page, /Elin/);
  await says(page, "Du saknar behörighet");
  await page.getByRole("button", { name: "Byt konto" }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/idp"));
  await page.goto("/personal/logg/");
  await signInAs(page, /Anna/);
  await says(page, "Du saknar behörighet");
});

test("[DESK-8] the staff's pages are not in the service worker's store", async () => {
  const { page } = await openFirstVisit("/", { serviceWorkers: "allow" });
  await page.evaluate(async () => {
    await caches.open("pages");
    await navigator.serviceWorker.ready;
  });
  await page.goto("/personal/");
  await says(page, "Logga in");
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const urls = await Promise.all(
      names.map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
      ),
    );
    return urls.flat().filter((path) => /^\/(personal|logga-in|auth|idp)/.test(path));
  });
  expect(kept).toEqual([]);
});
