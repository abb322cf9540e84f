import { afterAll, expect, test } from "vitest";
import { one } from "#tests/test-site.ts";
import { calledForms, fresh, ownPage, postingTo } from "./posting.ts";

const elsewhere = "https://verkstad.example";
const token = "a-token-of-the-workshop-host-0123456789";
const shown = { "x-workshop-token": token, "x-client": "verkstad-web" };

const site = await postingTo({
  workshop: { origins: [elsewhere], tokens: ["an-older-token".padEnd(40, "x"), token] },
});
afterAll(() => site.close());

const form = one(calledForms.filter(({ name }) => name === "workshop"));
const { api } = form;

/** As a page of another origin sends it. */
function send(headers: Record<string, string>, address = api) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fresh(form.right, "Description"))) body.append(name, value);
  body.append("OfferDocumentPdf", new File(["%PDF-1.7\n%%EOF\n"], "offert.pdf"));
  return site.request(address, { method: "POST", headers, body });
}
const fromElsewhere = { origin: elsewhere, "sec-fetch-site": "cross-site" };
const allowed = (response: Response) => response.headers.get("access-control-allow-origin");

test.each([api, api.slice(0, -1)])(
  "[XORIGIN-1] %s: the configured origin may ask, and nobody else",
  async (address) => {
    const ask = (origin: string) =>
      site.request(address, {
        method: "OPTIONS",
        headers: {
          origin,
          "access-control-request-method": "POST",
          "access-control-request-headers": "x-client",
        },
      });
    const yes = await ask(elsewhere);
    expect([yes.status, allowed(yes), yes.headers.get("access-control-allow-methods")]).toEqual([
      204,
      elsewhere,
      "POST",
    ]);
    for (const header of ["x-workshop-token", "x-client", "content-type"])
      expect(yes.headers.get("access-control-allow-headers")).toContain(header);
    expect(yes.headers.get("vary")).toContain("Origin");
    expect(yes.headers.get("access-control-allow-credentials")).toBeNull();
    for (const other of [
      "https://evil.example",
      "null",
      `${elsewhere}.evil.example`,
      "http://verkstad.example",
    ]) {
      const no = await ask(other);
      expect([no.status, allowed(no), no.headers.get("vary")]).toEqual([
        403,
        null,
        expect.stringContaining("Origin"),
      ]);
    }
  },
);

test("[XORIGIN-1] [XORIGIN-2] with token and marker it becomes a case that says who sent it, and the answer can be read there", async () => {
  const before = await site.count();
  const response = await send({ ...fromElsewhere, ...shown });
  expect([response.status, allowed(response)]).toEqual([201, elsewhere]);
  expect([response.headers.get("cache-control"), response.headers.get("vary")]).toEqual([
    "no-store",
    expect.stringContaining("Origin"),
  ]);
  expect(await site.count()).toBe(before + 1);
  const row = await site.lastCase();
  expect(row?.answers).toContainEqual({ label: "Skickat av", text: "verkstad-web" });
});

test("[XORIGIN-2] without the token, with another, or without saying who, nothing is stored; the reason can be read", async () => {
  const before = await site.count();
  for (const [headers, status] of [
    [{ "x-client": "verkstad-web" }, 401],
    [{ ...shown, "x-workshop-token": `${token}x` }, 401],
    [{ "x-workshop-token": token }, 400],
    [{ ...shown, "x-client": "<b>" }, 400],
  ] as const) {
    const response = await send({ ...fromElsewhere, ...headers });
    expect([response.status, allowed(response), (await response.json()).title]).toEqual([
      status,
      elsewhere,
      expect.any(String),
    ]);
  }
  // A program says no origin, and needs the token all the same.
  expect((await send({})).status).toBe(401);
  const other = await send({ ...shown, origin: "https://evil.example" });
  expect([other.status, allowed(other)]).toEqual([403, null]);
  expect(await site.count()).toBe(before);
  expect((await send(shown)).status).toBe(201);
});

test("[XORIGIN-3] our own page needs no token but the one of its form, and no other call is opened by it", async () => {
  const ofForm = site.links.sign("form", "any", new Date(Date.now() + 60_000));
  expect((await send({ ...ownPage, "csrf-token": ofForm })).status).toBe(201);
  const [contact] = calledForms;
  const preflight = await site.request(contact?.api ?? "", {
    method: "OPTIONS",
    headers: { origin: elsewhere, "access-control-request-method": "POST" },
  });
  expect(preflight.headers.get("access-control-allow-methods") ?? "").not.toContain("POST");
  expect((await site.call(contact?.api ?? "", contact?.right, { ...fromElsewhere, ...shown })).status).toBe(
    403,
  );
});

test("[XORIGIN-2] what only a header says is no proof of being our page: a program can send it", async () => {
  const before = await site.count();
  const invented = { "csrf-token": "w".repeat(40) };
  for (const headers of [{}, { "sec-fetch-site": "same-origin" }, ownPage, { ...ownPage, ...invented }])
    expect([headers, (await send(headers)).status]).toEqual([headers, 401]);
  expect(await site.count()).toBe(before);
});

test("[XORIGIN-2] the API's document names both headers", async () => {
  const document = JSON.parse((await site.get("/api/openapi.json")).html);
  const names = document.paths[api].post.parameters.map(({ name }: { name: string }) => name);
  expect(names).toEqual(expect.arrayContaining(["X-Workshop-Token", "X-Client", "Idempotency-Key"]));
  expect(document.paths[api].post.responses).toHaveProperty("401");
});
