import { afterAll, expect, test } from "vitest";
import { openCase } from "./a-contact-case.ts";
import { siteThatProposes } from "./proposing.ts";

let now = new Date("2026-11-16T09:00:00Z");
const site = await siteThatProposes(() => now);
afterAll(() => site.close());

type Listed = { number: string; storeSlug: string | null };
type Day = {
  store: { slug: string; label: string; hours: string } | null;
  counts: Record<string, number>;
  queue: Record<string, Listed[]>;
  proposals: { id: number; state: string; opened: number }[] | null;
};
const day = async (query = "", role: "Salesman" | "Purchaser" = "Salesman") =>
  (await site.staff(`/api/staff/today${query}`, undefined, role)).json as unknown as Day;
const counts = async (query = "") => (await site.staff(`/api/staff/counts${query}`)).json;
const numbersIn = ({ queue }: Day) =>
  Object.values(queue)
    .flat()
    .map(({ number }) => number);

test("[DESK-15] the store's day has what is anybody's and nobody's there, one's own only that; a store that is not there is none", async () => {
  const ofCar = await openCase(site.request, "contact", { licenseplate: "abc123" });
  const elsewhere = await openCase(site.request);
  const { json } = await site.staff(`/api/staff/cases/${ofCar}`);
  const store = String(json.storeSlug);
  expect(numbersIn(await day(`?store=${store}`))).toEqual([]);
  const ours = await day(`?whose=store&store=${store}`);
  expect(numbersIn(ours)).toEqual([ofCar]);
  expect(ours).toMatchObject({
    store: { slug: store, hours: "09.00–19.00" },
    counts: { open: 1, unassigned: 1 },
  });
  expect((await day()).counts).toMatchObject({ open: 2, unassigned: 2 });
  expect(numbersIn(ours)).not.toContain(elsewhere);
  expect((await day("?whose=store&store=constructor")).store).toBeNull();
  const list = await site.staff(`/api/staff/cases?view=open&store=${store}`);
  expect(list.json).toMatchObject({ list: [{ number: ofCar }], counts: { open: 1 } });
});

test("[DESK-16] the navigation counts what is to be answered today, the own cases, and proposals that are out", async () => {
  const before = await counts();
  const number = await openCase(site.request);
  await site.staff(`/api/staff/cases/${number}/assign`, { to: "id-Salesman" });
  await site.sent();
  expect(await counts()).toMatchObject({
    today: Number(before.today),
    cases: Number(before.cases) + 1,
    proposals: Number(before.proposals) + 1,
    purchaseAlerts: 0,
  });
  const { json } = await site.staff(`/api/staff/cases/${number}`);
  now = new Date(String(json.answerBy));
  expect(await counts()).toMatchObject({ today: Number(before.today) + 1 });
});

test("[PROPOSE-16] a proposal is out from when it is sent until it is withdrawn or has run out; what was accepted stays for a week", async () => {
  const { id, page } = await site.sent();
  const isOut = async () => (await day()).proposals?.find((one) => one.id === id);
  expect(await isOut()).toMatchObject({ state: "sent", opened: 0 });
  await site.shown(page);
  expect(await isOut()).toMatchObject({ state: "sent", opened: 1 });
  expect((await day("", "Purchaser")).proposals).toBeNull();
  const other = await site.sent();
  await site.call(`/${other.id}/withdraw`, {});
  expect((await day()).proposals?.some((one) => one.id === other.id)).toBe(false);
  now = new Date(now.getTime() + 7 * 86_400_000);
  expect(await isOut()).toBeUndefined();
});
