import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { claimsOf, ownSignIn, publicOrigin, staffBrowser } from "#tests/local-sign-in.ts";
import { onBothDatabases } from "#tests/test-database.ts";
import { claimAttempt } from "./attempts.ts";
import { idpRecords } from "./idp.table.ts";

const anna = { id: "anna", roles: ["Salesman"] };
const bo = { id: "bo", roles: ["Salesman"] };

onBothDatabases((database) => {
  test("[IDP-7] a sign-in that one node begins another goes on with; who is signed in stays so at every node, also at one that starts later", async () => {
    const site = await ownSignIn(database().db);
    site.writeUsers([anna]);
    const nodes = [await site.openNode(), await site.openNode()];
    let turn = 0;
    const browser = staffBrowser({ node: () => nodes[turn++ % nodes.length] ?? "" });
    const signedIn = await browser.signIn("anna", site.password);
    expect(signedIn.status).toBe(303);
    const got = await browser.tokens(signedIn.location);
    expect(claimsOf(got.access_token)).toMatchObject({ oid: "anna", roles: ["Salesman"] });
    const renewed = await browser.refresh(got.refresh_token);
    expect(renewed.status).toBe(200);

    const started = await site.openNode();
    nodes.splice(0, nodes.length, started);
    const again = await browser.begin({ prompt: "none" });
    expect((await browser.tokens(again.location)).status).toBe(200);
    expect((await browser.refresh(renewed.refresh_token)).status).toBe(200);
    // A code is good once, and nobody who reads the table can use what lies there.
    const rows = JSON.stringify(await database().db.select().from(idpRecords));
    for (const secret of [renewed.refresh_token ?? "", browser.cookies.get("__Host-_idp") ?? ""]) {
      expect(secret.length).toBeGreaterThan(20);
      expect(rows).not.toContain(secret);
    }
  });

  test("[IDP-11] a token is good until its user signs out, and no longer than the user is one of us", async () => {
    const site = await ownSignIn(database().db);
    site.writeUsers([anna, bo]);
    const node = await site.openNode();
    const [first, second] = [staffBrowser({ node: () => node }), staffBrowser({ node: () => node })];
    const tokens = [];
    for (const browser of [first, second])
      tokens.push(
        (await browser.tokens((await browser.signIn("anna", site.password)).location)).access_token,
      );
    const [token, other] = tokens;
    expect([await site.isInForce(token), await site.isInForce(other)]).toEqual([true, true]);
    const asked = await first.ask("/idp/session/end");
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(asked.html)?.[1] ?? "";
    expect((await first.ask("/idp/session/end/confirm", { xsrf, logout: "yes" })).status).toBe(303);
    expect([await site.isInForce(token), await site.isInForce(other)]).toEqual([false, true]);
    site.writeUsers([bo]);
    await site.openNode();
    expect(await site.isInForce(other)).toBe(false);
  });

  test("[IDP-12] after a change of keys who is signed in stays so, and a browser that its user knows is known", async () => {
    const site = await ownSignIn(database().db);
    site.writeUsers([anna]);
    const nodes = [await site.openNode()];
    const browser = staffBrowser({ node: () => nodes[0] ?? "" });
    const { location } = await browser.signIn("anna", site.password);
    expect((await browser.tokens(location)).status).toBe(200);
    expect([...browser.cookies.keys()].filter((name) => !/^__(Host|Secure)-/.test(name))).toEqual([]);
    await site.addKey();
    nodes.splice(0, 1, await site.openNode());
    expect((await browser.tokens((await browser.begin({ prompt: "none" })).location)).status).toBe(200);
    for (let times = 0; times < 6; times++)
      await claimAttempt(database().db, [{ limit: "user", name: "anna@example.com" }], site.clock());
    browser.cookies.delete("__Host-_idp");
    expect((await browser.signIn("anna", site.password)).status).toBe(303);
  });

  test("[IDP-9] whatever a request says of its host, the provider's addresses are those of the site", async () => {
    const site = await ownSignIn(database().db);
    site.writeUsers([anna]);
    const node = await site.openNode();
    const browser = staffBrowser({ node: () => node });
    const { html } = await browser.ask("/idp/.well-known/openid-configuration", undefined, {
      accept: "application/json",
      host: "evil.example",
      "x-forwarded-host": "evil.example",
      "x-forwarded-proto": "http",
    });
    const addresses = Object.values(JSON.parse(html)).filter((one) => /^http/.test(String(one)));
    expect(addresses.length).toBeGreaterThan(3);
    expect(addresses.filter((one) => !String(one).startsWith(`${publicOrigin}/idp`))).toEqual([]);
  });

  test("[IDP-10] strangers fill a bounded part of what is remembered, and nobody who is signed in falls out of it", async () => {
    const { db } = database();
    const site = await ownSignIn(db);
    site.writeUsers([anna]);
    const node = await site.openNode();
    const browser = staffBrowser({ node: () => node });
    const got = await browser.tokens((await browser.signIn("anna", site.password)).location);
    const stranger = staffBrowser({ node: () => node, address: "198.51.100.9" });
    for (let times = 0; times < 60; times++) {
      stranger.cookies.clear();
      await Promise.all([stranger.begin(), stranger.ask("/idp/session/end")]);
    }
    const [count] = await db
      .select({ rows: sql<number>`count(*)::int` })
      .from(idpRecords)
      .where(sql`network = '198.51.100.9'`);
    expect(count?.rows).toBe(100);
    expect((await browser.refresh(got.refresh_token)).status).toBe(200);
  });

  test("[IDP-10] who asks for very much is told to wait, for a while; others are not", async () => {
    const site = await ownSignIn(database().db);
    site.writeUsers([anna]);
    const node = await site.openNode({ RATE_LIMIT: "on" });
    const from = (address: string) => staffBrowser({ node: () => node, address });
    const busy = from("198.51.100.9");
    const answers = [];
    for (let times = 0; times < 301; times++) answers.push(await busy.ask("/idp/jwks"));
    expect(answers.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(1);
    expect(answers.at(-1)?.html).toContain("Vänta");
    expect((await from("203.0.113.7").ask("/idp/jwks")).status).toBe(200);
    site.later(5);
    expect((await busy.ask("/idp/jwks")).status).toBe(200);
  });

  test("[IDP-4] of a hundred guesses at the same moment, from everywhere and at every node, no more are judged than one after the other", async () => {
    const site = await ownSignIn(database().db);
    site.writeUsers([anna, bo]);
    const nodes = [await site.openNode(), await site.openNode()];
    const guesses = Array.from({ length: 100 }, async (_, at) => {
      const browser = staffBrowser({ node: () => nodes[at % 2] ?? "", address: `198.51.${at}.1` });
      return (await browser.signIn("anna", `gissning ${at}`)).status;
    });
    const statuses = await Promise.all(guesses);
    expect(site.judged).toHaveLength(6);
    expect(statuses.filter((status) => status === 401)).toHaveLength(site.judged.length);
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
    // The others of the staff come in, and Anna too, a little later.
    const node = () => nodes[0] ?? "";
    expect((await staffBrowser({ node }).signIn("bo", site.password)).status).toBe(303);
    site.later(301);
    expect((await staffBrowser({ node }).signIn("anna", site.password)).status).toBe(303);
  });

  test("[IDP-4] who guesses behind a network makes that network wait, never a browser that its user knows; right ones in between set nothing back", async () => {
    const { db } = database();
    const site = await ownSignIn(db);
    site.writeUsers([anna, bo]);
    const node = await site.openNode();
    const at = (address: string) => staffBrowser({ node: () => node, address });
    const office = at("203.0.113.7");
    expect((await office.signIn("anna", site.password)).status).toBe(303);
    // Somebody there tries those that there may be, with an account of their own in between.
    for (let times = 0; times < 16; times++)
      await claimAttempt(
        db,
        [
          { limit: "network", name: "203.0.113.7" },
          { limit: "user", name: `person${times}` },
        ],
        site.clock(),
      );
    const statuses = [];
    for (const name of ["bo", "carl", "bo", "david", "bo", "erik", "bo", "fia", "bo", "gun", "bo", "hans"])
      statuses.push((await at("203.0.113.7").signIn(name, name === "bo" ? site.password : "fel")).status);
    expect(statuses).toEqual([303, 401, 303, 401, 303, 401, 303, 401, 303, 401, 429, 429]);
    // Other networks are not asked to wait, and neither is the browser that Anna has signed in with.
    expect((await at("192.0.2.4").signIn("bo", site.password)).status).toBe(303);
    expect((await office.signIn("anna", "fel")).status).toBe(401);
    office.cookies.delete("__Host-_idp");
    expect((await office.signIn("anna", site.password)).status).toBe(303);
    // The mark is of that user alone.
    expect((await office.signIn("bo", site.password)).status).toBe(429);
  });
});
