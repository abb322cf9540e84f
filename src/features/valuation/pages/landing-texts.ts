import { company } from "#core/company/company.ts";
import { sellingTexts } from "#core/company/selling-texts.ts";
import { paths } from "#core/paths.ts";

export type LandingSlug = "salj-din-bil" | "salja-elbil" | "vardera-bil" | "byta-bil";

type Step = { title: string; text: string };
export type SellingDrawing = "plate" | "seen" | "bid" | "contract" | "paid" | "leaves";
export type DrawnStep = Step & { drawing: SellingDrawing };
export type Landing = {
  heading: string;
  /** Beside the plate stands an example, or the plate stands alone in the middle. */
  layout: "example" | "centred";
  example: "any" | "electric";
  /** The steps of selling; empty where `order` shows them. */
  steps: readonly Step[];
  /** From the visit to the money, each with its drawing; none where the car is not sold for money. */
  order: { heading: string; steps: readonly DrawnStep[] } | null;
  /** Where all of it is told. */
  more: { to: string; label: string };
};

/** In the order of core/company/selling-texts.ts, in its words. */
function sellingOrder(seen = ""): readonly DrawnStep[] {
  return [
    {
      drawing: "seen",
      title: "Värderaren kommer",
      text: `Hemma hos dig om vi når dit, annars ses ni i en butik. ${sellingTexts.seen}${seen && ` ${seen}`}`,
    },
    { drawing: "bid", title: "Slutligt bud", text: sellingTexts.bid },
    { drawing: "contract", title: "Avtal", text: sellingTexts.contract },
    { drawing: "paid", title: "Pengarna på kontot", text: "Vi löser ditt lån och anmäler ägarbytet." },
    { drawing: "leaves", title: "Sedan lämnar bilen", text: sellingTexts.paid },
  ];
}

const plateStep = (text: string): DrawnStep => ({
  drawing: "plate",
  title: "Skriv registreringsnumret",
  text,
});
const allOfIt = { to: paths.howToSell(), label: "Hela vägen, steg för steg" };
const wayHeading = "Så går det till";

/** The words of the four pages that begin with a plate. */
export const landings: Record<LandingSlug, Landing> = {
  "salj-din-bil": {
    heading: "Sälj bilen, utan att pruta.",
    layout: "example",
    example: "any",
    steps: [],
    order: {
      heading: wayHeading,
      steps: [
        plateStep(
          "Svara på några frågor om miltal, skick och service. Du ser direkt vad vi ungefär kan betala.",
        ),
        ...sellingOrder(),
      ],
    },
    more: allOfIt,
  },
  "salja-elbil": {
    heading: "Sälj elbilen, med batteriet mätt.",
    layout: "example",
    example: "electric",
    steps: [],
    order: {
      heading: wayHeading,
      steps: [
        plateStep(
          "Svara på frågor om miltal, skick, batteri och laddkabel. Du ser direkt vad vi ungefär kan betala.",
        ),
        ...sellingOrder("Batteriet mäter vi gratis, och du får veta resultatet även om du inte säljer."),
      ],
    },
    more: allOfIt,
  },
  "vardera-bil": {
    heading: "Vad är bilen värd?",
    layout: "centred",
    example: "any",
    steps: [
      {
        title: "Skriv registreringsnumret",
        text: "Med eller utan mellanslag. Hittar vi inte bilen skriver du uppgifterna själv.",
      },
      { title: "Berätta om bilen", text: "Miltal, skador, däck och service. Ungefär räcker i början." },
      {
        title: "Få en uppskattning",
        text: "Du får veta vad vi ungefär kan betala, vilka sålda bilar vi jämför med och varför.",
      },
    ],
    order: { heading: "Om du sedan vill sälja", steps: sellingOrder() },
    more: allOfIt,
  },
  "byta-bil": {
    heading: "Byt bil i en och samma affär.",
    layout: "example",
    example: "any",
    steps: [
      {
        title: "Värdera din bil",
        text: "Skriv registreringsnumret och svara på frågor om miltal och skick. Det tar en minut.",
      },
      {
        title: "Välj en annan",
        text: "Priset på den nya minus värdet på din är det du betalar emellan. Båda står för sig.",
      },
      {
        title: "Byt vid samma besök",
        text: "Du lämnar den ena och hämtar den andra. Vi löser lånet och anmäler båda ägarbytena.",
      },
    ],
    order: null,
    more: { to: paths.howToBuy(), label: "Så går köpet till" },
  },
};

export type Option = {
  title: string;
  facts: readonly (readonly [string, string])[];
  to: string;
  label: string;
};

/** What differs between the three ways to part with a car. */
export const options: readonly Option[] = [
  {
    title: "Sälj till oss",
    facts: [
      ["Pengar", sellingTexts.paidWhen],
      ["Lån", "löser vi"],
      ["Värdering", "0 kr"],
    ],
    to: paths.valuation(),
    label: "Börja med värdering",
  },
  {
    title: "Byt in mot en annan",
    facts: [
      ["Pengar", "dras från priset"],
      ["Räknas som", "kontantinsats"],
      ["Avtal", "ett för båda bilarna"],
    ],
    to: paths.tradeIn(),
    label: "Byta bil",
  },
  {
    title: "Sälj elbil",
    facts: [
      ["Vi mäter", "batteriets hälsa, gratis"],
      ["Påverkar priset", "batteri, kablar, värmepump"],
      ["Pengar", sellingTexts.paidWhen],
    ],
    to: paths.sellElectric(),
    label: "Sälja elbil",
  },
];

/** What the company promises whoever sells; the stores are counted now. */
export function claimsOf(stores: number): { number: string; text: string }[] {
  return [
    { number: `${company.valuationAnswerSeconds} s`, text: "till svar på en värdering" },
    { number: "Betalt", text: sellingTexts.paidWhen },
    { number: String(stores), text: stores === 1 ? "butik i Sverige" : "butiker i Sverige" },
    { number: "0 kr", text: "för värderingen, även den personliga" },
  ];
}
