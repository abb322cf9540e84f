import { expect, test } from "vitest";
import { bannerCampaign } from "#core/company/campaign.ts";
import { company } from "#core/company/company.ts";
import { bannerContent, hasBanner } from "./banner.ts";

test("[SHELL-5] the banner says when we answer, in three lengths, and rings", () => {
  const { texts, to, phone } = bannerContent(bannerCampaign);
  expect(texts.long.length).toBeGreaterThan(texts.medium.length);
  expect(texts.medium.length).toBeGreaterThan(texts.short.length);
  for (const text of Object.values(texts)) expect(text).toMatch(/08–24.*alla dagar/);
  expect([to, phone]).toEqual([`tel:${company.phone.international}`, company.phone.national]);
});

test("[SHELL-5] a campaign is there, switched off; switched on it takes the place of the hours and links", () => {
  expect(bannerCampaign.isOn).toBe(false);
  const { texts, to, phone } = bannerContent({ ...bannerCampaign, isOn: true });
  expect(texts).toEqual(bannerCampaign.texts);
  expect([to, phone]).toEqual(["/kampanj/", null]);
});

test.each([
  ["/", true],
  ["/kopa-bil/", true],
  ["/offertforslag/", false],
  ["/offertforslag/abc/", false],
])("[SHELL-6] the banner on %s: %s", (path, shown) => {
  expect(hasBanner(path)).toBe(shown);
});
