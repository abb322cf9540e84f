import { afterAll, expect, test } from "vitest";
import { staffCalls } from "#app/api/staff-calls.ts";
import { staffPath } from "#app/api/staff-paths.ts";
import type { StaffRole } from "#platform/auth/permissions.ts";
import { auditLog } from "#platform/staff/audit-log.table.ts";
import { siteWithStaff } from "./site-with-reservations.ts";

const site = await siteWithStaff();
afterAll(() => site.close());

const call = (path: string, role: StaffRole, body?: object) => site.staff<unknown>(path, body, role);

const bid = {
  licenseplate: "QVI 008",
  bid: 124_000,
  mileage: 9_200,
  estimatedSalePrice: 149_900,
  estimatedCost: 9_000,
};

test("[TRADE-1] [LOOKUP-1] [LOOKUP-2] data.json is the trade-in; debts come with a reason, and who looked is noted", async () => {
  const info = "/api/tradeins/info/qvi005/9200";
  const { status, json } = await call(info, "Salesman");
  expect(status).toBe(200);
  expect(json).toMatchObject({
    licenseplate: "qvi005",
    smartInfo: { debt: {}, basic: { chassisNumber: null } },
  });
  expect(await call(`${info}?part=debt`, "Salesman")).toMatchObject({
    status: 422,
    title: "Ange varför du behöver se uppgiften",
  });
  const opened = await call(`${info}?part=debt&reason=settle-credit&customer=true`, "Salesman");
  expect(opened.json).toMatchObject({ smartInfo: { debt: { tax: expect.any(Number) } } });
  const noted = await site.db.select().from(auditLog);
  expect(noted).toContainEqual(
    expect.objectContaining({
      action: "register.open",
      subject: "qvi005",
      note: "debt: Lösen av kredit vid inbyte",
    }),
  );
  expect((await call("/api/tradeins/info/qvi005/-", "Salesman")).status).toBe(200);
});

test("[BID-2] [BID-3] [BID-4] [BID-5] [BID-6] [BIDLOG-1] the five messages come together; a bid is logged, listed and taken back", async () => {
  expect((await call("/api/tradein/bidlog/add", "Purchaser", { bid: -1 })).title).toBe(
    "Regnr saknas/felaktigt | Bud saknas/felaktigt | Miltal saknas/felaktigt | Pris saknas/felaktigt | Kostnad saknas/felaktigt",
  );
  const { status, json } = await call("/api/tradein/bidlog/add", "Purchaser", bid);
  expect(status).toBe(200);
  const { id } = json as { id: number };
  expect((await call("/api/staff/dossier/qvi008", "Purchaser")).json).toMatchObject({
    bids: [{ id, bid: 124_000, type: 2, outcome: { kind: "none" } }],
    mileage: { mil: 9_200, source: "bid" },
  });
  const cost = { licenseplate: "qvi008", kind: "tyres", kronor: 3_200 };
  expect((await call("/api/staff/costs", "Purchaser", cost)).status).toBe(200);
  expect((await call("/api/staff/bids?whose=all", "Salesman")).json).toMatchObject({ bids: [{ id }] });
  expect((await call("/api/staff/bids/undo", "Admin", { id })).status).toBe(409);
});

test("[BIDLOG-4] whoever has not seen the bid of another is told by the call, and it is saved once they have", async () => {
  const add = (role: StaffRole, seen: number) =>
    call("/api/tradein/bidlog/add", role, { ...bid, licenseplate: "QVI 011", seen });
  const first = (await add("Purchaser", 0)).json as { id: number };
  expect(await add("Admin", 0)).toMatchObject({ status: 409, title: expect.stringContaining("124") });
  expect((await add("Admin", first.id)).status).toBe(200);
});

test("[TRACKER-1] [TRACKER-2] a purchase alert is added as the contract has it, listed by its words and ended", async () => {
  const asked = { brands: ["volvo"], carTypes: ["kombi"], modelYearFrom: 2019, priceTo: 250_000 };
  const { status, json } = await call("/api/leads/purchase-tracker/", "Purchaser", asked);
  expect([status, (json as { words: string }).words]).toEqual([200, expect.stringMatching(/Volvo.*Kombi/)]);
  expect(await call("/api/leads/purchase-tracker/", "Purchaser", {})).toMatchObject({
    status: 422,
    title: "Välj minst ett filter",
  });
  const { id } = json as { id: number };
  expect((await call("/api/staff/trackers", "Purchaser")).json).toMatchObject({
    purchaseAlerts: [{ id }],
    matches: [],
  });
  expect((await call("/api/staff/trackers/end", "Admin", { id })).status).toBe(404);
  expect((await call("/api/staff/trackers/end", "Purchaser", { id })).status).toBe(200);
});

test("[API-18] every staff call is in the document, under its own tag and with bearer security; the page lists it with its roles", async () => {
  const document = (await (await site.request("/api/openapi.json")).json()) as {
    paths: Record<string, Record<string, object>>;
  };
  const { html } = await site.get("/api/");
  for (const call of staffCalls) {
    const operation = document.paths[staffPath(call)]?.[call.method.toLowerCase()];
    expect(operation, call.path).toMatchObject({ tags: ["Personal"], security: [{ staff: [] }] });
    expect(html).toContain(`${call.method} ${staffPath(call)}`);
  }
  // The contract's own, by their addresses.
  for (const path of [
    "/api/tradeins/info/{a}/{b}",
    "/api/tradein/bidlog/add",
    "/api/leads/purchase-tracker/",
  ])
    expect(staffCalls.map(staffPath)).toContain(path);
});
