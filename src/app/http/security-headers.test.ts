import { Hono } from "hono";
import { expect, test } from "vitest";
import type { SiteVariables } from "#platform/http/site-variables.ts";
import { securityHeaders } from "./security-headers.ts";

function siteWith(outsideOrigins: string[]) {
  return new Hono<SiteVariables>()
    .use(
      securityHeaders({
        publicOrigin: "http://localhost:3000",
        hstsMaxAge: 60,
        hstsSubdomains: true,
        development: false,
        outsideOrigins,
      }),
    )
    .get("/inloggad/", (c) => c.html("<p>Hej", 200, { "set-cookie": "a=b", "cache-control": "max-age=60" }))
    .get("*", (c) => c.html("<p>Hej"));
}

async function policyOf(path: string, origins: string[]): Promise<string[]> {
  const response = await siteWith(origins).request(path);
  return (response.headers.get("content-security-policy") ?? "").split("; ");
}

test("[SLOT-4] scripts come from the origins let in, and from nowhere else", async () => {
  const tags = "https://tags.example";
  const open = await policyOf("/kopa-bil/", [tags]);
  for (const kind of ["script-src", "connect-src", "img-src", "frame-src"])
    expect(open.find((rule) => rule.startsWith(kind))).toContain(tags);
  expect((await policyOf("/kopa-bil/", [])).join()).not.toMatch(/https?:|\*/);
});

test("[PICTURE-7] pictures come from the hosts named for them, and nothing else does", async () => {
  const site = new Hono<SiteVariables>()
    .use(
      securityHeaders({
        publicOrigin: "http://localhost:3000",
        hstsMaxAge: 0,
        hstsSubdomains: false,
        development: false,
        outsideOrigins: [],
        pictureOrigins: ["https://images.example"],
      }),
    )
    .get("*", (c) => c.html("<p>Hej"));
  const policy = (await site.request("/")).headers.get("content-security-policy") ?? "";
  expect(policy.split("; ").filter((rule) => rule.includes("images.example"))).toEqual([
    "img-src 'self' data: https://images.example",
  ]);
});

test("[SLOT-4] nobody is let in among the staff's pages", async () => {
  expect((await policyOf("/personal/inbyten/", ["https://tags.example"])).join()).not.toContain(
    "tags.example",
  );
});

test("[OFFLINE-6] an answer that sets a cookie may be kept by nobody", async () => {
  const site = siteWith([]);
  expect((await site.request("/inloggad/")).headers.get("cache-control")).toBe("no-store");
  expect((await site.request("/")).headers.get("cache-control")).toBeNull();
});

test("[TRUSTED-1] text becomes HTML by our policies alone, but where others run scripts", async () => {
  const rules = [
    "require-trusted-types-for 'script'",
    "trusted-types our-html our-start default 'allow-duplicates'",
  ];
  const tags = ["https://tags.example"];
  expect(await policyOf("/kopa-bil/", [])).toEqual(expect.arrayContaining(rules));
  expect((await policyOf("/kopa-bil/", tags)).join()).not.toContain("trusted-types");
  expect(await policyOf("/mina-sidor/", tags)).toEqual(expect.arrayContaining(rules));
  const staffs = await policyOf("/personal/", tags);
  expect([staffs.includes(rules[0] ?? ""), staffs.includes(rules[1] ?? "")]).toEqual([true, false]);
});
