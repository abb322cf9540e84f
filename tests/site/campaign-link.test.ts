import { afterAll, expect, test } from "vitest";
import { asHtml, postingTo } from "./posting.ts";

const site = await postingTo();
afterAll(() => site.close());

const link = "/kampanj/batteritest-pa-alla-elbilar/";
const campaign = "Batteritest på alla elbilar";

test("[CAMPAIGN-2] news of a campaign have a link to the form that is about it, and so is the case", async () => {
  expect((await site.get("/news/batteritest-pa-alla-elbilar/")).html).toContain(`href="${link}"`);
  const { status, html } = await site.get(link);
  expect([status, html.includes(`Be oss ringa om: ${campaign}`)]).toEqual([200, true]);
  expect(html).toContain(`name="campaign" value="${asHtml(campaign)}"`);
  // The text is one page, whatever link leads to it.
  expect(html).toMatch(/<link[^>]*rel="canonical"[^>]*\/kampanj\/"/);
  const wrong = await site.post("/kampanj/", { phoneNumber: "", comment: "Ring", campaign });
  expect([wrong.status, wrong.html.includes(`name="campaign" value="${asHtml(campaign)}"`)]).toEqual([
    422,
    true,
  ]);
  await site.post("/kampanj/", { phoneNumber: "070-174 06 12", comment: "Ring", campaign });
  const row = await site.lastCase();
  expect(row).toMatchObject({ kind: "campaign", subject: `Kampanj: ${campaign}` });
});

test("[CAMPAIGN-2] other news, and what is no news, have no such link", async () => {
  for (const token of ["mil-linjalen", "finns-inte", "index"])
    expect([token, (await site.get(`/kampanj/${token}/`)).status]).toEqual([token, 404]);
  expect((await site.get("/news/mil-linjalen/")).html).not.toContain("/kampanj/mil-linjalen/");
  expect((await site.get("/kampanj/")).html).toContain('name="campaign" value=""');
});
