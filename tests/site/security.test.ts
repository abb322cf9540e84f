import { afterAll, expect, test } from "vitest";
import { testSite } from "#tests/test-site.ts";
import { staffTokens } from "./staff-tokens.ts";

const tokens = await staffTokens();
const site = await testSite({ signIn: tokens.signIn });
afterAll(() => site.close());

test.each([
  "/",
  "/healthz",
  "/favicon.svg",
  "/sw.js",
  "/robots.txt",
  "/sitemap.xml",
  "/api/openapi.json",
  "/api/cars/brand-count",
  "/kopa-bil/svar/",
  "/kopa-bil/_.data",
  "/finns-inte/",
  "/logga-in/",
])("[NOFRAME-1] %s is framed by no other site, and says what letters it has", async (path) => {
  const { headers } = await site.get(path);
  expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  expect(headers.get("content-security-policy")).toContain("base-uri 'none'");
  const type = headers.get("content-type") ?? "";
  if (/^text\/(?!x-script)|xml/.test(type)) expect(type).toMatch(/charset=utf-8/i);
});

test("[SECLOG-1] the log says who of us asked, also where the role was lacking", async () => {
  for (const [path, status] of [
    ["/api/staff/me", 200],
    ["/api/staff/audit", 403],
  ] as const) {
    const from = site.logged.length;
    const authorization = `Bearer ${await tokens.tokenOf(["Salesman"])}`;
    expect((await site.request(path, { headers: { authorization } })).status).toBe(status);
    const [line] = site.logged.slice(from).map((text) => JSON.parse(text));
    expect(line).toMatchObject({ msg: "request", path, status, staffId: "id-Salesman" });
  }
  const from = site.logged.length;
  await site.get("/api/staff/me");
  expect(JSON.parse(site.logged[from] ?? "{}")).not.toHaveProperty("staffId");
});
