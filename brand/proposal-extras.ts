import type { ProposalExtras } from "#features/proposals/rules/proposal-extras.ts";

/** What a salesman can add to a proposal: what the customer pays, and what it costs us. Whole kronor with VAT. */
export const proposalExtras: ProposalExtras = {
  asOf: "2026-11-01",
  extras: [
    {
      key: "winter-wheels",
      label: "Vinterhjul, monterade",
      note: "Dubbfria, på fälg",
      price: 8_900,
      cost: 6_600,
    },
    {
      key: "summer-wheels",
      label: "Sommarhjul, monterade",
      note: "På aluminiumfälg",
      price: 9_900,
      cost: 7_400,
    },
    {
      key: "warranty-12",
      label: "Garanti 12 månader",
      note: "Utöver dina tre års reklamationsrätt enligt lag",
      price: 4_900,
      cost: 3_000,
    },
    {
      key: "warranty-24",
      label: "Garanti 24 månader",
      note: "Utöver dina tre års reklamationsrätt enligt lag",
      price: 7_900,
      cost: 4_800,
    },
    {
      key: "warranty-36",
      label: "Garanti 36 månader",
      note: "Utöver dina tre års reklamationsrätt enligt lag",
      price: 10_900,
      cost: 6_700,
    },
    {
      key: "towbar",
      label: "Dragkrok, monterad",
      note: "Avtagbar, med 13-polig kontakt",
      price: 11_900,
      cost: 9_100,
    },
    { key: "delivery", label: "Hemleverans", note: "Bilen körs hem till dig", price: 2_490, cost: 1_900 },
    {
      key: "service-plan",
      label: "Serviceavtal 36 månader",
      note: "Enligt tillverkarens intervall",
      price: 9_900,
      cost: 7_800,
    },
    {
      key: "insurance",
      label: "Försäkring, första månaden",
      note: "Halvförsäkring, sedan väljer du själv",
      price: 0,
      cost: 0,
    },
    {
      key: "car-care",
      label: "Lackskydd och rekond",
      note: "Keramiskt skydd, två år",
      price: 5_900,
      cost: 3_400,
    },
  ],
};
