import { company } from "#core/company/company.ts";
import { paths } from "#core/paths.ts";
import type { NavigationLink } from "./navigation.ts";

export type FooterSection = { heading: string; links: NavigationLink[]; withJobs?: boolean };

/** The columns beside the store hours. */
export const footerSections: FooterSection[] = [
  {
    heading: "Garanti och villkor",
    links: [
      { label: "Garantivillkor", to: paths.warrantyTerms() },
      { label: "Köpvillkor", to: paths.purchaseTerms() },
      { label: "Ångra avtalet här", to: paths.withdrawal() },
      { label: "Integritetspolicy", to: paths.privacy() },
      { label: "Cookies", to: paths.cookies() },
    ],
  },
  {
    heading: `Om ${company.name}`,
    links: [
      { label: "Om oss", to: paths.about() },
      { label: "Våra butiker", to: paths.stores() },
      { label: "Hållbar verksamhet", to: paths.sustainability() },
      { label: "Karriär", to: paths.careers() },
      { label: "Nyheter", to: paths.news() },
      { label: "Sociala medier", to: paths.socialMedia() },
    ],
    withJobs: true,
  },
  {
    heading: "Tjänster",
    links: [
      { label: "Bilfinansiering", to: paths.financing() },
      { label: "Bilförsäkring", to: paths.insurance() },
      { label: "Bilgaranti", to: paths.warranty() },
      { label: "Bilservice", to: paths.service() },
      { label: "Byta bil", to: paths.tradeIn() },
      { label: "Sälja elbil", to: paths.sellElectric() },
    ],
  },
  {
    heading: "Bra att veta",
    links: [
      { label: "Så går köpet till", to: paths.howToBuy() },
      { label: "Så säljer du din bil", to: paths.howToSell() },
      { label: "Checklista för bilköp", to: paths.checklist() },
      { label: "Så sorterar vi bilarna", to: paths.newsItem("sa-sorterar-vi-bilarna") },
      { label: "Alla märken", to: paths.makes() },
      { label: "Tillgänglighet", to: paths.accessibility() },
    ],
  },
];

/** Shown only outside production: there each of them is reached from the page where people look for it. */
export const trialLinks: NavigationLink[] = [
  { label: "Reklamation", to: paths.complaint() },
  { label: "Reklamationsnämnden", to: paths.complaintsBoard() },
  { label: "Verkstad", to: paths.workshop() },
  { label: "Provkörning", to: paths.ride() },
  { label: "Kampanj", to: paths.campaign() },
  { label: "Tipsa en vän", to: paths.friends() },
  { label: "Nyhetsbrev", to: paths.newsletter() },
  { label: "Skicka in bilder", to: paths.customerUploads() },
  { label: "Mina sidor", to: paths.myPages() },
  { label: "Bilar till handlare", to: paths.remarketing() },
  { label: "Integritet i appen", to: paths.appPolicy() },
  { label: "Hjälp med appen", to: paths.appSupport() },
];

/** The two buttons under the store hours. */
export const footerButtons = [
  { label: "Jag vill köpa en bil", to: paths.buy() },
  { label: "Jag vill sälja en bil", to: paths.sell() },
] as const satisfies NavigationLink[];
