import { carTypes } from "../vocabulary.ts";
import type { CarFactRows } from "./car-fact.ts";

/** How it is sold; what no file says is the site's own. */
export const saleFacts = {
  carType: {
    kind: "choice",
    options: carTypes,
    label: "Biltyp",
    group: "flags",
    noun: "ingen känd biltyp",
    default: "default",
    importLabel: "biltyp",
    api: true,
  },
  vatDeductible: {
    kind: "yesNo",
    label: "Avdragsgill moms",
    group: "flags",
    default: null,
    importLabel: "moms",
    api: "Null när det inte är känt",
    advert: { label: "Moms", yes: "Avdragsgill", no: "Momsfri (VMB)" },
    filter: { label: "Avdragbar moms", yes: "Avdragbar moms", no: "Utan avdragbar moms" },
  },
  isPremium: { kind: "yesNo", label: "Premium", group: "flags", default: false, api: true },
  isLoweredPriceCampaign: {
    kind: "yesNo",
    label: "Kampanj med sänkt pris",
    group: "flags",
    default: false,
    api: true,
  },
  hasInterestPromotion: { kind: "yesNo", label: "Räntekampanj", group: "flags", default: false, api: true },
} as const satisfies CarFactRows;
