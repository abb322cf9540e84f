import { company } from "#core/company/company.ts";
import { sellingTexts } from "#core/company/selling-texts.ts";
import { deliveryClaim } from "#features/delivery/rules/delivery-claim.ts";
import type { HomeTab } from "../../rules/home-tab.ts";

/** What each tab promises. Credit is never called cheap, and law is called law. */
export const benefits = {
  buy: [
    "Skick och prishistorik i varje annons",
    `Hämta i butik eller få hem bilen ${deliveryClaim}`,
    "Tre års reklamationsrätt, enligt lag",
  ],
  tradeIn: [
    "Auktoriserad värderare går igenom din bil",
    "Inbytet kan räknas som kontantinsats",
    "Vi löser ditt lån och sköter ägarbytet",
  ],
  sell: [
    `Svar inom ${company.valuationAnswerSeconds} sekunder, gratis`,
    "Personlig värdering i butik eller hemma hos dig",
    `Pengarna på kontot ${sellingTexts.paidWhen}`,
  ],
} as const satisfies Record<HomeTab, readonly string[]>;
