import { company } from "#core/company/company.ts";
import { paths } from "#core/paths.ts";

export type Destination = { to: string; label: string; text: string };

/** Where a text can send its reader on to, and what waits there. */
export const destinations = {
  buy: { to: paths.buy(), label: "Köp bil", text: "Alla bilar med pris, miltal och skick." },
  makes: { to: paths.makes(), label: "Alla märken", text: "Bilarna efter märke och modell, med antal." },
  sold: { to: paths.sold(), label: "Sålda bilar", text: "Därför visar vi vad bilarna kostade." },
  compare: { to: paths.compare(), label: "Jämföra bilar", text: "Det här skiljer två bilar åt." },
  reserve: {
    to: paths.reserve(),
    label: "Reservera bil",
    text: `Vi håller bilen i ${company.reservationHours} timmar, gratis.`,
  },
  ride: { to: paths.ride(), label: "Provkörning", text: "Så bokar du, och det tar du med." },
  sell: { to: paths.sell(), label: "Sälj din bil", text: "Papper, pris, lån och betalning." },
  sellElectric: {
    to: paths.sellElectric(),
    label: "Sälja elbil",
    text: "Så bedömer vi batteri och laddning.",
  },
  valuation: { to: paths.valuation(), label: "Värdera bil", text: "Gratis och inte bindande." },
  tradeIn: { to: paths.tradeIn(), label: "Byta bil", text: "Så räknas mellanskillnaden." },
  financing: { to: paths.financing(), label: "Bilfinansiering", text: "Vad ett lån innebär och kostar." },
  insurance: { to: paths.insurance(), label: "Bilförsäkring", text: "Det ska vara klart när du blir ägare." },
  warranty: { to: paths.warranty(), label: "Bilgaranti", text: "Det du får utöver lagen." },
  service: { to: paths.service(), label: "Bilservice", text: "När bilen behöver det, och hur du bokar." },
  stores: { to: paths.stores(), label: "Våra butiker", text: "Adress, telefon och öppettider." },
  contact: { to: paths.contact(), label: "Kontakt", text: "Tre vägar in till oss." },
  privatePurchasing: {
    to: paths.privatePurchasing(),
    label: "Privatinköp",
    text: "Prata med en värderare om din bil.",
  },
  customerService: {
    to: paths.customerService(),
    label: "Kundservice",
    text: "Svar på vanliga frågor, och hjälp av en människa.",
  },
  checklist: {
    to: paths.checklist(),
    label: "Checklista för bilköp",
    text: "Fungerar var du än köper bilen.",
  },
  howToBuy: {
    to: paths.howToBuy(),
    label: "Så går köpet till",
    text: "Från sökning till nycklar, steg för steg.",
  },
  howToSell: {
    to: paths.howToSell(),
    label: "Så säljer du din bil",
    text: "Från värdering till pengar på kontot.",
  },
  about: { to: paths.about(), label: "Om oss", text: "Vilka vi är och hur vi arbetar." },
  careers: { to: paths.careers(), label: "Karriär", text: "Så är det att arbeta hos oss." },
  jobs: { to: paths.jobs(), label: "Lediga tjänster", text: "Roller vi söker och hur det går till." },
  advice: { to: paths.blog(), label: "Råd om bil", text: "Alla våra guider på ett ställe." },
  news: { to: paths.news(), label: "Nyheter", text: "Det som är nytt hos oss." },
  purchaseTerms: { to: paths.purchaseTerms(), label: "Köpvillkor", text: "Det som gäller när du köper." },
  warrantyTerms: {
    to: paths.warrantyTerms(),
    label: "Garantivillkor",
    text: "Vad garantin täcker, ord för ord.",
  },
  privacy: {
    to: paths.privacy(),
    label: "Integritetspolicy",
    text: "Dina uppgifter, och hur länge de sparas.",
  },
  cookies: { to: paths.cookies(), label: "Cookies", text: "Vad som sparas i webbläsaren." },
  sustainability: {
    to: paths.sustainability(),
    label: "Hållbar verksamhet",
    text: "Vad vi gör och vad vi inte påstår.",
  },
  accessibility: {
    to: paths.accessibility(),
    label: "Tillgänglighet",
    text: "Så säger du till om ett hinder.",
  },
  withdrawal: { to: paths.withdrawal(), label: "Ångra avtalet", text: "14 dagar vid köp på distans." },
  complaint: { to: paths.complaint(), label: "Reklamation", text: "Tre år, enligt lag." },
  complaintsBoard: {
    to: paths.complaintsBoard(),
    label: "Allmänna reklamationsnämnden",
    text: "När vi inte kommer överens.",
  },
  appSupport: { to: paths.appSupport(), label: "Hjälp med appen", text: "De vanligaste problemen." },
  appPolicy: { to: paths.appPolicy(), label: "Integritet i appen", text: "Vad som sparas i telefonen." },
  campaign: { to: paths.campaign(), label: "Kampanj", text: "Be oss ringa om det du har läst." },
  friends: { to: paths.friends(), label: "Tipsa en vän", text: "Skicka en bil till någon du känner." },
  newsletter: { to: paths.newsletter(), label: "Nyhetsbrev", text: "Vad du får, och hur du avslutar." },
  socialMedia: { to: paths.socialMedia(), label: "Sociala medier", text: "Så vet du att det är vi." },
} as const satisfies Record<string, Destination>;

export type DestinationName = keyof typeof destinations;
