import { afterAll, beforeAll, expect, test } from "vitest";
import type { StaffRole } from "#domain/sign-in/permissions.ts";
import { siteWithHolds } from "./site-with-holds.ts";
import { staffTokens } from "./staff-tokens.ts";

let site: Awaited<ReturnType<typeof siteWithHolds>>;
let tokens: Awaited<ReturnType<typeof staffTokens>>;

beforeAll(async () => {
  tokens = await staffTokens();
  site = await siteWithHolds(
    [
      { licenseplate: "abc123", price: 289_900 },
      { licenseplate: "def456", price: 269_900 },
    ],
    undefined,
    { signIn: tokens.signIn },
  );
});
afterAll(() => site.close());

async function call(path: string, role: StaffRole, body?: object) {
  const answer = await site.request(path, {
    method: body ? "POST" : "GET",
    headers: { authorization: `Bearer ${await tokens.tokenOf([role])}`, "content-type": "application/json" },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const { data, ...problem } = (await answer.json()) as { data?: { json: unknown } } & { title?: string };
  return { ...problem, status: answer.status, json: data?.json as never };
}

test("[PROPOSE-1] a proposal begins with a plate; the same plate again is the same car, and a plate is removed", async () => {
  const added = await call("/api/staff/proposals", "Salesman", { licenseplate: "ABC 123" });
  expect(added.status).toBe(200);
  const { id } = added.json as { id: number };
  expect(await call(`/api/staff/proposals/${id}/cars`, "Salesman", { licenseplate: "DEF456" })).toMatchObject(
    { status: 200 },
  );
  expect(
    await call(`/api/staff/proposals/${id}/cars`, "Salesman", { licenseplate: "abc 123" }),
  ).toMatchObject({ status: 200 });
  const read = await call(`/api/staff/proposals/${id}`, "Salesman");
  expect(read.json).toMatchObject({
    number: "O-0001",
    state: "draft",
    draft: { cars: [{ licenseplate: "abc123" }, { licenseplate: "def456" }] },
  });
  expect(await call("/api/staff/proposals", "Salesman", { licenseplate: "xyz999" })).toMatchObject({
    status: 409,
  });
});
