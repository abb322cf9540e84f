import type { BannerLength } from "#domain/visitor/screen.ts";

/** A campaign takes the place of the opening hours in the top banner while it is on, and leads to /kampanj/. [SHELL-5] */
export const bannerCampaign: { isOn: boolean; texts: Record<BannerLength, string> } = {
  isOn: false,
  texts: {
    long: "Vi värderar din bil gratis och svarar inom 60 sekunder. Läs om kampanjen",
    medium: "Gratis värdering på 60 sekunder. Läs mer",
    short: "Gratis värdering på 60 sekunder",
  },
};
