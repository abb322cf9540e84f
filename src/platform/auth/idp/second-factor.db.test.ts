import { expect, test } from "vitest";
import { claimsOf, ownSignIn, staffBrowser } from "#tests/local-sign-in.ts";
import { onBothDatabases } from "#tests/test-database.ts";
import { removeSecondFactor } from "./second-factors.ts";
import { stepAt, totpAt } from "./totp.ts";

const anna = { id: "anna", roles: ["Salesman"] };
const maria = { id: "maria", roles: ["Admin"] };
type Site = Awaited<ReturnType<typeof ownSignIn>>;
type Browser = ReturnType<typeof staffBrowser>;

/** What the app shows. */
function codeOf(site: Site, secret: string): string {
  const bits = [...secret].map((one) =>
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(one).toString(2).padStart(5, "0"),
  );
  const bytes = (bits.join("").match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2));
  return totpAt(Uint8Array.from(bytes), stepAt(site.clock()));
}

/** Maria's first sign-in: through the page with the QR code to the recovery codes. */
async function enrolled(site: Site, browser: Browser) {
  const { location, page } = await browser.signIn("maria", site.password);
  const shown = await browser.ask(location);
  const secret = browser.secretOn(shown.html);
  const saved = await browser.ask(page, { go: "enrol", code: codeOf(site, secret) });
  const codes = [...saved.html.matchAll(/<li><code>([A-Z2-7-]+)<\/code>/g)].map(([, code = ""]) => code);
  const done = await browser.ask(page, { go: "saved" });
  return { shown: shown.html, secret, codes, done };
}

onBothDatabases((database) => {
  async function siteOf(...users: Parameters<Site["writeUsers"]>[0]) {
    const site = await ownSignIn(database().db);
    site.writeUsers(users);
    const nodes = [await site.openNode(), await site.openNode()];
    let turn = 0;
    return { site, aBrowser: () => staffBrowser({ node: () => nodes[turn++ % nodes.length] ?? "" }) };
  }

  test("[IDP-8] an admin is let in by password and code alone: the first time the app is set up, then a code is asked for, each good once", async () => {
    const { site, aBrowser } = await siteOf(maria);
    const browser = aBrowser();
    const { location, page } = await browser.signIn("maria", site.password);
    const shown = await browser.ask(location);
    expect(shown.html).toContain('autocomplete="one-time-code"');
    expect(shown.html).toContain('<label for="code">');
    expect(shown.html).toContain("<svg");
    expect((await browser.ask(page, { go: "enrol", code: "000000" })).html).toContain("Koden stämmer inte");
    // The way past the page leads back to it.
    expect((await browser.ask(location.replace("interaction", "auth"))).location).not.toContain("code=");

    const { secret, codes, done } = await enrolled(site, browser);
    expect(codes).toHaveLength(10);
    const got = await browser.tokens(done.location);
    expect(claimsOf(got.access_token)).toMatchObject({ oid: "maria", roles: ["Admin"] });

    const other = aBrowser();
    const second = await other.signIn("maria", site.password);
    expect((await other.ask(second.location)).html).toContain("Bekräfta att det är du");
    const replayed = await other.ask(second.page, { go: "code", code: codeOf(site, secret) });
    expect(replayed.status).toBe(401);
    expect(replayed.html).toContain('aria-invalid="true"');
    site.later(30);
    const code = codeOf(site, secret);
    const both = aBrowser();
    const third = await both.signIn("maria", site.password);
    const twice = await Promise.all([
      other.ask(second.page, { go: "code", code }),
      both.ask(third.page, { go: "code", code }),
    ]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual([303, 401]);
    expect(site.judged.filter(({ note }) => note === "fel engångskod")).toHaveLength(2);
  });

  test("[IDP-8] a recovery code does once instead of the telephone, and the operator's reset asks for a new app", async () => {
    const { site, aBrowser } = await siteOf(maria);
    const { codes, secret } = await enrolled(site, aBrowser());
    const withCode = async (recovery: string) => {
      const browser = aBrowser();
      const { page } = await browser.signIn("maria", site.password);
      return browser.ask(page, { go: "recovery", recovery });
    };
    expect((await withCode(codes[0]?.toLowerCase().replaceAll("-", " ") ?? "")).status).toBe(303);
    expect((await withCode(codes[0] ?? "")).html).toContain("redan använd");
    expect((await withCode(codes[1] ?? "")).status).toBe(303);
    expect(await removeSecondFactor(database().db, "maria")).toBe(true);
    const anew = await enrolled(site, aBrowser());
    expect(anew.shown).toContain("Ställ in tvåstegsinloggning");
    expect(anew.secret).not.toBe(secret);
  });

  test("[IDP-8] codes are guessed no faster than passwords", async () => {
    const { site, aBrowser } = await siteOf(maria);
    await enrolled(site, aBrowser());
    const browser = aBrowser();
    const { page } = await browser.signIn("maria", site.password);
    const guesses = await Promise.all(
      Array.from({ length: 40 }, (_, at) => browser.ask(page, { go: "code", code: String(100_000 + at) })),
    );
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(6);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(34);
  });

  test("[IDP-8] others need none, unless the operator says so; who becomes an admin signs in anew, and with a code", async () => {
    const { site, aBrowser } = await siteOf(anna, { id: "bo", roles: [], secondFactor: true });
    const browser = aBrowser();
    const signedIn = await browser.signIn("anna", site.password);
    const got = await browser.tokens(signedIn.location);
    expect((await aBrowser().signIn("bo", site.password)).location).toContain("/interaction/");
    site.writeUsers([{ ...anna, roles: ["Salesman", "Admin"] }]);
    const raised = await site.openNode();
    const later = staffBrowser({ node: () => raised });
    for (const [name, value] of browser.cookies) later.cookies.set(name, value);
    expect(await later.refresh(got.refresh_token)).toMatchObject({ status: 400, error: "invalid_grant" });
    expect((await later.begin({ prompt: "none" })).location).toContain("error=login_required");
  });

  test("[IDP-8] after a change of keys the app that was set up before goes on", async () => {
    const { site, aBrowser } = await siteOf(maria);
    const { secret } = await enrolled(site, aBrowser());
    await site.addKey();
    const newer = await site.openNode();
    site.later(60);
    const browser = staffBrowser({ node: () => newer });
    const { page } = await browser.signIn("maria", site.password);
    expect((await browser.ask(page, { go: "code", code: codeOf(site, secret) })).status).toBe(303);
  });
});
