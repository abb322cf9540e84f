import { campaign } from "#brand/campaign.ts";
import type { BannerLength } from "../screen.ts";

export type BannerCampaign = { isOn: boolean; texts: Record<BannerLength, string> };

/** A campaign takes the place of the opening hours in the top banner while it is on, and leads to /kampanj/. */
export const bannerCampaign: BannerCampaign = campaign;
