import type { bannerCampaign } from "#core/company/campaign.ts";
import { company } from "#core/company/company.ts";
import { paths } from "#core/paths.ts";
import type { BannerLength } from "#core/screen.ts";

const { opens, closes } = company.phoneHours;

const hours: Record<BannerLength, string> = {
  long: `Vi svarar i telefon ${opens}–${closes}, alla dagar i veckan`,
  medium: `Öppet ${opens}–${closes}, alla dagar i veckan`,
  short: `Ring oss, ${opens}–${closes} alla dagar`,
};

/** When we answer and the number to ring, or the campaign while one is on. */
export function bannerContent(campaign: typeof bannerCampaign) {
  return campaign.isOn
    ? { texts: campaign.texts, to: paths.campaign(), phone: null }
    : { texts: hours, to: `tel:${company.phone.international}`, phone: company.phone.national };
}

/** A customer who reads a proposal is left in peace. */
export function hasBanner(pathname: string): boolean {
  return pathname.toLowerCase().split("/")[1] !== "offertforslag";
}
