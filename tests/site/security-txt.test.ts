import { afterAll, expect, test } from "vitest";
import { company } from "#core/company/company.ts";
import { testSite } from "#tests/test-site.ts";

const now = new Date("2026-11-19T12:00:00Z");
const site = await testSite({ clock: () => now });
afterAll(() => site.close());

test("[SECTXT-1] security.txt says where a hole is reported, and holds for less than a year", async () => {
  const { status, headers, html } = await site.get("/.well-known/security.txt");
  expect([status, headers.get("content-type")]).toEqual([
    200,
    expect.stringMatching(/^text\/plain; ?charset=utf-8/i),
  ]);
  const fields = new Map(
    html
      .trim()
      .split("\n")
      .map((line) => line.split(": ") as [string, string]),
  );
  expect(Object.fromEntries(fields)).toEqual({
    Contact: `mailto:${company.securityEmail}`,
    Expires: "2027-05-01T00:00:00.000Z",
    "Preferred-Languages": "sv, en",
    Canonical: "http://localhost:3000/.well-known/security.txt",
    Policy: "http://localhost:3000/security-policy.txt",
  });
});

test("[SECTXT-2] the policy is there, in both languages, and names the chain", async () => {
  const { status, html } = await site.get("/security-policy.txt");
  expect(status).toBe(200);
  expect(html).toContain(`${company.legalName}: säkerhetsbrister`);
  expect(html).toContain(`${company.legalName}: vulnerabilities`);
  expect(html.split(company.securityEmail)).toHaveLength(3);
});
