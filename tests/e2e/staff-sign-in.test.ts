import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { complaintsInBothLooks, complaintsInOneLook } from "./axe.ts";
import { openFirstVisit, openOwnBrowser } from "./browser.ts";
import { aCase, says, signInAs, stored } from "./staff-in-browser.ts";

const address = inject("address");
const isOfMsal = (url: string) => /\/assets\/(?:msal|redirect)-/.test(url);

test("[SIGNIN-26] [SIGNIN-30] [DESK-10] a visitor loads nothing of MSAL; one click signs in and comes back to the page, another signs out; who signs in works with keys, and signs out", async () => {
  const { page, complaints } = await openOwnBrowser("/om-oss/");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  expect(asked.filter(isOfMsal)).toEqual([]);
  // By the keyboard: the question about cookies lies over it.
  await page.getByRole("link", { name: "Logga in/ut" }).press("Enter");
  await page.waitForURL(/\/idp\/interaction\//);
  await says(page, "Logga in");
  expect(await complaintsInBothLooks(page)).toEqual([]);
  await page.getByRole("button", { name: "Maria Lind, admin" }).press("Enter");
  await page.waitForURL(/\/om-oss\/$/);
  await page.getByRole("link", { name: "Logga in/ut" }).press("Enter");
  await page.waitForURL(({ pathname }) => pathname === "/");
  expect(await stored(page, "sessionStorage")).not.toContain("accesstoken");

  await page.goto("/personal/arenden/?view=open");
  await signInAs(page, /Maria/);
  await says(page, "Ärenden");
  expect(new URL(page.url()).search).toBe("?view=open");
  expect(await stored(page, "sessionStorage")).toContain("accesstoken");
  expect(await stored(page, "localStorage")).not.toMatch(/msal|token/);
  expect(await complaintsInOneLook(page, "desktop")).toEqual([]);

  await page.keyboard.press("g");
  await page.keyboard.press("i");
  await says(page, "Idag");
  expect(await complaintsInOneLook(page, "desktop")).toEqual([]);
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("gransk");
  await page.keyboard.press("Enter");
  await says(page, "Granskningslogg");
  await page.getByText("Loggade in").first().waitFor();

  await page.getByRole("button", { name: "Logga ut" }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/idp"));
  await expect.poll(() => stored(page, "sessionStorage")).not.toContain("accesstoken");
  await page.goto("/personal/");
  await says(page, "Logga in");
  expect(complaints.filter((complaint) => !complaint.includes("ERR_ABORTED"))).toEqual([]);
});

test("[SIGNIN-14] [SIGNIN-15] [SIGNIN-27] a token that is refused is renewed once, by the refresh token and then by the hidden frame; without a session the way in is shown and the draft stays", async () => {
  const { page } = await openOwnBrowser("/personal/");
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
  // The new token is stored when it is used: what is taken away before that would come back. An answer to the page before
  // the reload may still be on its way.
  const answered = page.waitForResponse(
    (one) => one.url().endsWith("/api/staff/today") && one.ok() && silent.length > 0,
  );
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

  // The provider knows nobody any more, while one of us writes.
  const number = await aCase("utkast@example.com", "Finns bilen kvar?");
  await page.goto(`/personal/arenden/${number.toLowerCase()}/`);
  const draft = page.getByRole("textbox", { name: /^Svar till/ });
  await draft.fill("Ja, den finns kvar.");
  await page.evaluate(() => {
    for (const key of Object.keys(sessionStorage))
      if (/refreshtoken|accesstoken/.test(key)) sessionStorage.removeItem(key);
  });
  await page.context().clearCookies();
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await says(page, "Logga in igen");
  expect(await draft.isVisible()).toBe(false);
  await page.getByRole("button", { name: "Logga in", exact: false }).first().press("Enter");
  await page.waitForURL(/\/idp\/interaction\//);
  if ((await page.getByLabel("Lösenord").inputValue()) === "")
    await page.getByLabel("Lösenord").fill("prova-personal");
  await page.getByRole("button", { name: "Logga in", exact: true }).press("Enter");
  await page.waitForURL(/\/personal\/arenden\//);
  await expect.poll(() => draft.inputValue()).toBe("Ja, den finns kvar.");
});

test("[SIGNIN-19] [SIGNIN-29] an answer that is not ours, a way back, a provider that is down and a clock that is wrong are each told in plain words", async () => {
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
  await says(page, "Svaret gick inte att lita på");
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
  const { page } = await openOwnBrowser("/personal/");
  await signInAs(page, /Elin/);
  await says(page, "Du saknar behörighet");
  await page.getByRole("button", { name: "Byt konto" }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/idp"));
  await page.goto("/personal/logg/");
  await signInAs(page, /Anna/);
  await says(page, "Du saknar behörighet");
  // The session is Anna's: a request that hints at her gives a code, one that hints at another asks for a sign-in.
  expect(await askedSilently(page, "anna@example.com")).toMatch(/[#&]code=/);
  expect(await askedSilently(page, "johan@example.com")).toMatch(/[#&]error=login_required/);
  expect(await askedSilently(page, "nobody@example.com")).toMatch(/[#&]error=login_required/);
});

/** Where the provider sends the hidden frame, for somebody who is hinted at. */
async function askedSilently(page: Page, hint: string): Promise<string> {
  const { clientId, scope } = await page.evaluate(() =>
    JSON.parse(document.getElementById("sign-in")?.textContent ?? "{}"),
  );
  const asked = new URLSearchParams({
    client_id: clientId,
    response_type: "code",
    response_mode: "fragment",
    redirect_uri: `${address}/auth/redirect/`,
    scope: `openid profile ${scope}`,
    code_challenge: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
    code_challenge_method: "S256",
    state: "state",
    nonce: "nonce",
    prompt: "none",
    login_hint: hint,
  });
  const answer = await page.request.get(`/idp/auth?${asked}`, { maxRedirects: 0 });
  return answer.headers().location ?? "";
}

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

test("[STATE-5] [STATE-18] on the staff's side too, what an older version left is moved", async () => {
  const { page } = await openFirstVisit("/robots.txt");
  await page.evaluate(() => {
    localStorage.v14 = JSON.stringify({
      state: { salesman: { signature: "Anna, Täby" }, user: { givenName: 7 } },
    });
  });
  await page.goto("/personal/");
  await expect.poll(async () => Object.keys(JSON.parse(await stored(page, "localStorage")))).toEqual(["v15"]);
  expect(await stored(page, "localStorage")).toContain("Anna, Täby");
});
