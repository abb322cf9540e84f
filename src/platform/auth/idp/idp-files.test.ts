import { generateKeyPairSync } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { expect, onTestFinished, test } from "vitest";
import { readEnv } from "#platform/config/env.ts";
import type { Database } from "#platform/db/database.ts";
import { localKeys, readKeys } from "./idp-keys.ts";
import { loginPage } from "./idp-pages.ts";
import { openIdp } from "./open-idp.ts";
import { hashedPassword } from "./password.ts";
import { readUsers } from "./staff-users.ts";

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "idp-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test("[IDP-3] the demo's keys are made once, kept, and read by nobody else", async () => {
  const folder = aFolder();
  const made = await localKeys(folder);
  expect(await localKeys(folder)).toEqual(made);
  expect(statSync(join(folder, "idp-keys.pem")).mode & 0o777).toBe(0o600);
  expect(made.public[0]).not.toHaveProperty("d");
  expect(made.public[0]?.kid).toBe(made.private[0]?.kid);
});

test("[SEC-3] its answers promise https as those of the site do, and only where it is", async () => {
  const promised = (publicOrigin: string) => {
    const env = { ...readEnv({ HSTS_MAX_AGE: "60" }), DATA_DIR: aFolder() };
    const log = pino({ level: "silent" });
    const needs = {
      ...{ env, publicOrigin, log, clock: () => new Date(), styles: () => [], recordSignIn: async () => {} },
      db: {} as Database,
    };
    const tokens: Record<string, string> = {};
    const response = {
      setHeader: (name: string, value: string) => (tokens[name] = value),
      writeHead: () => {},
      end: () => {},
    };
    openIdp(needs).before(() => {})(
      { url: "/idp/logout.js", headers: {}, socket: {} } as IncomingMessage,
      response as unknown as ServerResponse,
    );
    return tokens;
  };
  expect(promised("https://www.example.se")).toEqual({
    "strict-transport-security": "max-age=60; includeSubDomains",
  });
  expect(promised("http://localhost:3000")).toEqual({});
});

test("[IDP-2] the operator's keys are RSA in PEM, several for a change of keys; what is none stops the start", async () => {
  const folder = aFolder();
  const path = join(folder, "keys.pem");
  writeFileSync(path, "no key");
  expect(() => readKeys(path)).toThrow("AUTH_KEYS_FILE cannot be used");
  await localKeys(folder);
  const pem = readFileSync(join(folder, "idp-keys.pem"), "utf8");
  writeFileSync(path, pem + pem);
  expect(await readKeys(path)).toMatchObject({ public: [{}, {}], isWeak: false });
});

test("[IDP-12] a key in front that is shorter than new ones is known as weak, behind it is not", async () => {
  const folder = aFolder();
  const path = join(folder, "keys.pem");
  const short = generateKeyPairSync("rsa", { modulusLength: 2_048 });
  const pem = short.privateKey.export({ type: "pkcs8", format: "pem" }).toString();
  writeFileSync(path, pem);
  expect((await readKeys(path)).isWeak).toBe(true);
  await localKeys(folder);
  writeFileSync(path, readFileSync(join(folder, "idp-keys.pem"), "utf8") + pem);
  expect((await readKeys(path)).isWeak).toBe(false);
});

test("[IDP-2] the operator's users have an id, a name, roles of ours and a hashed password; an admin needs a second factor, and whoever the file says", async () => {
  const path = join(aFolder(), "users.json");
  const anna = {
    id: "1",
    username: "anna@example.com",
    name: "Anna",
    roles: ["Salesman"],
    password: await hashedPassword("x"),
  };
  const bo = { ...anna, id: "2", username: "bo@example.com" };
  const users = [anna, { ...bo, secondFactor: true }, { ...bo, id: "3", username: "c", roles: ["Admin"] }];
  writeFileSync(path, JSON.stringify(users));
  expect(readUsers(path)).toMatchObject([
    { ...anna, needsSecondFactor: false },
    { ...bo, needsSecondFactor: true },
    { roles: ["Admin"], needsSecondFactor: true },
  ]);
  for (const wrong of [[], [{ ...anna, password: "x" }], [{ ...anna, roles: ["Owner"] }], [anna, anna], {}]) {
    writeFileSync(path, JSON.stringify(wrong));
    expect(() => readUsers(path)).toThrow("AUTH_USERS_FILE cannot be used");
  }
});

test("[IDP-6] the page with the password is Swedish, in our own look, and shows what was typed as text", () => {
  const page = loginPage(
    {
      action: "/idp/interaction/1",
      username: '"><script>',
      problem: "Fel e-post eller lösenord.",
      demo: null,
    },
    ["/assets/staff.css"],
  );
  expect(page).toContain('<html lang="sv">');
  expect(page).toContain('<link rel="stylesheet" href="/assets/staff.css">');
  expect(page).toContain('role="alert"');
  expect(page).not.toContain("<script>");
  expect(page).not.toContain("Demokonton");
});
