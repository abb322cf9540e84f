import { afterAll, expect, test } from "vitest";
import { staffCalls } from "#app/api/staff-calls.ts";
import { noSignIn } from "#platform/auth/open-sign-in.ts";
import { may, namesOfRoles, type StaffRole, staffRoles } from "#platform/auth/permissions.ts";
import { testSite } from "#tests/test-site.ts";
import { staffTokens } from "./staff-tokens.ts";

const tokens = await staffTokens();
const site = await testSite({ signIn: tokens.signIn });
afterAll(() => site.close());

const addressOf = (path: string) => path.replaceAll(/:\w+/g, "000000a");
const ask = (method: string, path: string, token: string | null, body = "{}") =>
  site.request(addressOf(path), {
    method,
    headers: {
      "content-type": "application/json",
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(method === "POST" ? { body } : {}),
  });

const everybody: readonly (readonly StaffRole[])[] = [[], ...staffRoles.map((role) => [role])];

test.each(staffCalls.map((call) => [`${call.method} ${call.path}`, call] as const))(
  "[PERMIT-3] [PERMIT-5] %s: 401 without a token, 403 without the role, and else an answer",
  async (_, { method, path, permission }) => {
    const nobody = await ask(method, path, null);
    expect(nobody.status).toBe(401);
    expect(nobody.headers.get("www-authenticate")).toBe("Bearer");
    expect(await nobody.json()).toMatchObject({ title: "Unauthorized", status: 401 });
    for (const roles of everybody) {
      const response = await ask(method, path, await tokens.tokenOf(roles));
      const isAllowed = permission === null || may(roles, permission);
      if (isAllowed) expect([200, 400, 404, 422], `${roles}`).toContain(response.status);
      else {
        expect(response.status, `${roles}`).toBe(403);
        expect(await response.json()).toMatchObject({
          title: expect.stringContaining(namesOfRoles(permission)),
        });
      }
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(response.headers.get("access-control-allow-origin")).toBeNull();
    }
  },
);

test.each(staffCalls.map((call) => [`${call.method} ${call.path}`, call] as const))(
  "[TEXT-12] %s: NUL in any parameter, or in what is sent, is no failure of ours",
  async (_, { method, path, parameters }) => {
    const token = await tokens.tokenOf(["Admin"]);
    const names = Object.keys(parameters);
    const query = names.map((name) => `${name}=a%00b`).join("&");
    const address = `${path.replaceAll(/:\w+/g, "a%00b")}?${query}`;
    if (names.length > 0) expect((await ask(method, address, token)).status).toBe(400);
    expect(
      (await ask(method, path, token, JSON.stringify({ text: "a\0b", a: [{ b: "\0" }] }))).status,
    ).toBeLessThan(500);
  },
);

test("[TOKEN-1] [TOKEN-2] whatever is wrong with a token, no call takes it", async () => {
  for (const [what, token] of Object.entries(await tokens.badTokens())) {
    for (const { method, path } of staffCalls) {
      const response = await ask(method, path, token);
      expect(response.status, `${what}, ${path}`).toBe(401);
      expect(response.headers.get("www-authenticate"), what).toMatch(/^Bearer/);
    }
  }
});

test("[TOKEN-2] clocks may differ by five minutes", async () => {
  const now = Math.floor(Date.now() / 1_000);
  for (const changes of [{ exp: now - 200 }, { nbf: now + 200 }, { iat: now + 200 }])
    expect((await ask("GET", "/api/staff/me", await tokens.tokenOf(["Admin"], changes))).status).toBe(200);
});

test("[TOKEN-5] where nobody can sign in, or the keys cannot be had, the answer is 503", async () => {
  const token = await tokens.tokenOf(["Admin"]);
  const off = await testSite({ signIn: noSignIn });
  const away = await testSite({
    signIn: { ...tokens.signIn, verify: async () => ({ kind: "away", error: new Error("no keys") }) },
  });
  for (const other of [off, away]) {
    const response = await other.request("/api/staff/me", { headers: { authorization: `Bearer ${token}` } });
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("10");
    await other.close();
  }
});

test("[PERMIT-4] who is signed in learns of roles and permissions from us", async () => {
  const response = await ask("GET", "/api/staff/me", await tokens.tokenOf(["Salesman"]));
  const { data } = (await response.json()) as { data: { json: { roles: string[]; permissions: string[] } } };
  expect(data.json.roles).toEqual(["Salesman"]);
  expect(data.json.permissions).toContain("workCases");
  expect(data.json.permissions).not.toContain("readAuditLog");
});

test.each([
  "/personal/",
  "/personal/arenden/",
  "/personal/arenden/482971k/",
  "/personal/logg/",
  "/logga-in/",
])("[DESK-8] %s is in nobody's cache and in no index, and holds nothing without a script", async (path) => {
  const { status, headers, html } = await site.get(path);
  expect(status).toBe(200);
  expect(headers.get("cache-control")).toBe("private, no-store");
  expect(headers.get("x-robots-tag")).toContain("noindex");
  expect(headers.get("content-security-policy")).toContain("require-trusted-types-for 'script'");
  expect(html).toContain("Personalens sida behöver JavaScript");
  expect(site.cache.find(path)).toBeNull();
});

test("[DESK-9] a page that is not in the table is not found", async () => {
  expect((await site.get("/personal/finns-inte/")).status).toBe(404);
});

test("[SEC-4] the page that the provider sends back to may be framed by us alone, and finds who opened it", async () => {
  const { headers } = await site.get("/auth/redirect/");
  expect(headers.get("x-frame-options")).toBeNull();
  expect(headers.get("cross-origin-opener-policy")).toBeNull();
  expect(headers.get("content-security-policy")).toContain("frame-ancestors 'self'");
  const entra = await testSite({ signIn: { ...tokens.signIn, origin: "https://login.example" } });
  const policyOf = async (path: string) => (await entra.get(path)).headers.get("content-security-policy");
  expect(await policyOf("/personal/")).toContain("connect-src 'self' https://login.example");
  expect(await policyOf("/")).not.toContain("login.example");
  await entra.close();
});
