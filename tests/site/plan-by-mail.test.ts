import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { honeypotField, timeField } from "#features/forms/rules/robot.ts";
import { mails } from "#platform/mail/mails.table.ts";
import { ownPage, postingTo } from "./posting.ts";

const site = await postingTo();
afterAll(() => site.close());

const path = "/bilfinansiering/?pris=200000&manader=36";
const ask = (email: string, to = path, headers = ownPage) =>
  site.post(to, { email, [honeypotField]: "", [timeField]: "9000" }, headers);
const letters = () => site.db.select().from(mails).where(eq(mails.kind, "loan-plan"));

test("[FINPAGE-11] the loan that the address counts comes by mail, once, with example, warning and plan, and no case", async () => {
  const wrong = await ask("karin");
  expect(wrong.status).toBe(422);
  expect(wrong.html).toContain("E-post saknas/felaktig");
  expect(wrong.html).toContain('value="karin"');
  expect((await ask("karin@example.com", "/bilfinansiering/?pris=1")).status).toBe(422);
  expect((await ask("karin@example.com", path, { origin: "https://elsewhere.example" })).status).toBe(403);
  expect(await letters()).toEqual([]);

  const sent = await ask("karin@example.com");
  expect([sent.status, sent.headers.get("location")]).toEqual([303, `${path}&kvitto=kalkyl#mejla`]);
  expect((await ask("karin@example.com")).status).toBe(303);
  const [letter, ...others] = await letters();
  expect(others).toEqual([]);
  expect(letter?.subject.replaceAll("\u00a0", " ")).toBe(
    "Din lånekalkyl: 2 652 kr/mån, effektiv ränta 9,33 %",
  );
  const text = JSON.stringify(letter?.blocks).replaceAll("\u00a0", " ");
  for (const words of ["Räkneexempel: kontantpris 200 000 kr", "Att låna kostar pengar!", "Månad 36", path])
    expect(text).toContain(words);
  expect((await site.get(`/inkorg/${letter?.id}/bilaga/0/`)).html).toContain("Månad;Att betala");
  expect((await site.get(`${path}&kvitto=kalkyl`)).html).toContain("Kalkylen är på väg");
  expect(await site.count()).toBe(0);
});
