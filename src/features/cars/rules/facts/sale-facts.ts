import { carTypes } from "../vocabulary.ts";
import { fact } from "./car-fact.ts";

/** How it is sold; what no file says is the site's own. */
export const saleFacts = {
  carType: fact("choice", "Biltyp", "flags", { options: carTypes, default: "default", api: true }),
  vatDeductible: fact("yesNo", "Avdragsgill moms", "flags", {
    importLabel: "moms",
    api: "Null när det inte är känt",
    advert: { label: "Moms", yes: "Avdragsgill", no: "Momsfri (VMB)" },
    filter: { label: "Avdragbar moms", yes: "Avdragbar moms", no: "Utan avdragbar moms" },
  }),
  isPremium: fact("yesNo", "Premium", "flags", { isOfSite: true, default: false, api: true }),
  isLoweredPriceCampaign: fact("yesNo", "Kampanj med sänkt pris", "flags", {
    isOfSite: true,
    default: false,
    api: true,
  }),
  hasInterestPromotion: fact("yesNo", "Räntekampanj", "flags", { isOfSite: true, default: false, api: true }),
};
