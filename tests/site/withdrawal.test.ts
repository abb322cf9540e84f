import { afterAll, expect, test } from "vitest";
import { one } from "#tests/test-site.ts";
import { formsUnderTest } from "./forms-under-test.ts";
import { asHtml, fresh, postingTo } from "./posting.ts";

const site = await postingTo();
afterAll(() => site.close());

test("[WITHDRAW-2] [WITHDRAW-3] [MAIL-15] nothing is withdrawn before it is confirmed; then the receipt tells when", async () => {
  const form = one(formsUnderTest.filter(({ name }) => name === "withdrawal"));
  const sent = fresh(form.right, form.text);
  const before = await site.count();
  const second = await site.post(form.path, sent);
  expect([second.status, await site.count()]).toEqual([200, before]);
  expect(second.headers.get("cache-control")).toBe("private, no-store");
  expect(second.html).toContain("Bekräfta ånger");
  expect(second.html).toContain("20 november 2026");
  for (const value of Object.values(sent)) expect(second.html).toContain(asHtml(value));
  const back = await site.post(form.path, { ...sent, steg: "andra" });
  expect([back.status, back.html.includes("Fortsätt till bekräftelse")]).toEqual([200, true]);
  expect(back.html).toContain(asHtml(sent.reference ?? ""));
  expect(await site.count()).toBe(before);

  const done = await site.send(form, sent);
  expect([done.status, await site.count()]).toEqual([303, before + 1]);
  const page = await site.get(done.headers.get("location") ?? "");
  expect(page.html).toContain("Pengarna tillbaka");
  const row = await site.lastCase();
  const receipt = await site.letterOf(`case-receipt:${row?.number}`);
  expect(receipt?.subject).toContain("Din ånger är mottagen");
  expect(JSON.stringify(receipt?.blocks)).toMatch(/kl\.\u00a0\d\d\.\d\d/);
  // The address has proved nothing: what was typed stands on the page, and in the receipt that is saved there.
  expect(JSON.stringify(receipt?.blocks)).not.toContain(sent[form.text]);
  expect(page.html).toContain("Kvittot mejlas till");
  const saved = await site.get(/href="([^"]+\/kvitto\/)"/.exec(page.html)?.[1] ?? "");
  expect(saved.headers.get("content-disposition")).toContain("attachment");
  for (const part of ["Ångrat avtal", asHtml(sent.reference ?? ""), sent[form.text]])
    expect(saved.html).toContain(part);
});
