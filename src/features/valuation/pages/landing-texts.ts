import { company } from "#core/company/company.ts";
import { sellingTexts } from "#core/company/selling-texts.ts";
import { paths } from "#core/paths.ts";

export type LandingSlug = "salj-din-bil" | "salja-elbil" | "vardera-bil" | "byta-bil";

type Step = { title: string; text: string };
export type Landing = {
  heading: string;
  /** Beside the plate stands an example, or the plate stands alone in the middle. */
  layout: "example" | "centred";
  example: "any" | "electric";
  steps: readonly [Step, Step, Step];
  /** Where all of it is told. */
  more: { to: string; label: string };
};

const seen: Step = {
  title: "Vi tittar på bilen",
  text: "I en butik, eller hemma hos dig om vi når dit. Värderaren går igenom bilen med dig och lämnar ett slutligt bud.",
};
const paid: Step = {
  title: "Pengarna på kontot",
  text: `${sellingTexts.contract} ${sellingTexts.paid} Vi löser ditt lån och anmäler ägarbytet.`,
};
const allOfIt = { to: paths.howToSell(), label: "Hela vägen, steg för steg" };

/** The words of the four pages that begin with a plate. */
export const landings: Record<LandingSlug, Landing> = {
  "salj-din-bil": {
    heading: "Sälj bilen, utan att pruta.",
    layout: "example",
    example: "any",
    steps: [
      {
        title: "Skriv registreringsnumret",
        text: "Svara på några frågor om miltal, skick och service. Du ser direkt vad vi ungefär kan betala.",
      },
      seen,
      paid,
    ],
    more: allOfIt,
  },
  "salja-elbil": {
    heading: "Sälj elbilen, med batteriet mätt.",
    layout: "example",
    example: "electric",
    steps: [
      {
        title: "Skriv registreringsnumret",
        text: "Svara på frågor om miltal, skick, batteri och laddkabel. Du ser direkt vad vi ungefär kan betala.",
      },
      {
        title: "Vi mäter batteriet",
        text: "Det kostar inget, och du får veta resultatet även om du inte säljer.",
      },
      paid,
    ],
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
