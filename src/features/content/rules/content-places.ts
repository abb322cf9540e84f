import { paths } from "#core/paths.ts";
import { type Destination, type DestinationName, destinations } from "./destinations.ts";

type Place = {
  /** The page it lies under, in the trail from the start page. */
  under?: DestinationName;
  /** Where the reader goes next: no text is a dead end. */
  next: readonly DestinationName[];
};

/** The texts that need nothing but the text: one route module shows them all. */
export const plainPages = {
  "checklista-bilkop": { under: "advice", next: ["buy", "howToBuy", "ride"] },
  "cookies-policy": { next: ["privacy", "appPolicy", "accessibility"] },
  garantivillkor: { under: "warranty", next: ["warranty", "complaint", "purchaseTerms"] },
  "hallbar-verksamhet": { under: "about", next: ["about", "news", "accessibility"] },
  integritetspolicy: { next: ["cookies", "customerService", "appPolicy"] },
  karriar: { under: "about", next: ["jobs", "about", "stores"] },
  "kontakt/huvudkontor": { under: "contact", next: ["contact", "about", "jobs"] },
  "kontakt/privatinkop": { under: "contact", next: ["valuation", "howToSell", "stores"] },
  kopvillkor: { next: ["howToBuy", "withdrawal", "complaint"] },
  "mobile-app/policy": { under: "appSupport", next: ["privacy", "cookies", "appSupport"] },
  "mobile-app/support": { under: "customerService", next: ["customerService", "appPolicy", "accessibility"] },
  offertforslag: { under: "buy", next: ["howToBuy", "financing", "purchaseTerms"] },
  "om-oss": { next: ["buy", "stores", "careers"] },
  reklamationsnamnd: { under: "complaint", next: ["complaint", "customerService", "purchaseTerms"] },
  "sa-gar-kopet-till": { under: "advice", next: ["buy", "checklist", "purchaseTerms"] },
  "sa-saljer-du-din-bil": { under: "advice", next: ["valuation", "sell", "tradeIn"] },
  "sociala-medier": { under: "about", next: ["contact", "news", "jobs"] },
  takeover: { next: ["buy", "stores", "valuation"] },
  tillganglighet: { next: ["customerService", "contact", "privacy"] },
} as const satisfies Record<string, Place>;

/** The texts around which a page of its own is built. */
export const builtPages = {
  angerrattsblankett: { under: "customerService", next: ["complaint", "purchaseTerms", "complaintsBoard"] },
  bilar: { under: "buy", next: ["buy", "checklist", "valuation"] },
  bilfinansiering: { next: ["buy", "tradeIn", "insurance"] },
  bilforsakring: { next: ["howToBuy", "warranty", "buy"] },
  bilgaranti: { next: ["warrantyTerms", "complaint", "service"] },
  bilservice: { next: ["warranty", "complaint", "contact"] },
  blogg: { next: ["buy", "valuation", "customerService"] },
  butik: { next: ["buy", "ride", "friends"] },
  "byta-bil": { next: ["buy", "howToSell", "financing"] },
  "covid-19-info": { next: ["stores", "howToBuy", "customerService"] },
  "customer-uploads": { under: "valuation", next: ["valuation", "privatePurchasing", "privacy"] },
  "external-adverts": { next: ["buy", "sold", "valuation"] },
  friends: { next: ["buy", "valuation", "advice"] },
  "jamfora-bilar": { under: "buy", next: ["buy", "checklist", "ride"] },
  "jamfora-lager": { under: "buy", next: ["buy", "sold", "valuation"] },
  kampanj: { next: ["buy", "customerService", "purchaseTerms"] },
  kontakt: { next: ["customerService", "stores", "accessibility"] },
  kundservice: { under: "contact", next: ["complaint", "stores", "appSupport"] },
  "lediga-tjanster": { under: "careers", next: ["careers", "about", "stores"] },
  "news/index": { next: ["campaign", "advice", "buy"] },
  nyhetsbrev: { next: ["news", "buy", "privacy"] },
  reklamation: { under: "customerService", next: ["warranty", "complaintsBoard", "contact"] },
  remarketing: { next: ["contact", "buy", "about"] },
  "reservera-bil": { under: "buy", next: ["buy", "ride", "howToBuy"] },
  ride: { under: "buy", next: ["buy", "checklist", "stores"] },
  "salda-bilar": { next: ["buy", "valuation", "sell"] },
  "salj-din-bil": { next: ["howToSell", "tradeIn", "stores"] },
  "salja-elbil": { under: "sell", next: ["sell", "tradeIn", "howToSell"] },
  "sphere-viewer": { under: "buy", next: ["buy", "ride", "stores"] },
  "vardera-bil": { next: ["howToSell", "tradeIn", "privatePurchasing"] },
  verkstad: { under: "complaint", next: ["complaint", "service", "contact"] },
  "video-viewer": { under: "buy", next: ["buy", "ride", "stores"] },
} as const satisfies Record<string, Place>;

/** What every news item lies under and leads on to. */
export const newsPlace = { under: "news", next: ["news", "advice", "buy"] } as const satisfies Place;

const places: Record<string, Place> = { ...plainPages, ...builtPages };

export function placeOf(slug: string): Place {
  const place = slug.startsWith("news/") && slug !== "news/index" ? newsPlace : places[slug];
  if (!place) throw new Error(`No place on the site for the text ${slug}`);
  return place;
}

export function nextPlaces({ next }: Place): Destination[] {
  return next.map((name) => destinations[name]);
}

/** From the start page down to the page itself, which has no address. */
export function breadcrumbsOf({ under }: Place, title: string): { label: string; to?: string }[] {
  return [{ label: "Start", to: paths.home() }, ...parents(under), { label: title }];
}

function parents(under: DestinationName | undefined): { label: string; to: string }[] {
  if (!under) return [];
  const { label, to } = destinations[under];
  const slug = to.slice(1, -1);
  return [...parents(places[slug]?.under), { label, to }];
}

/** Where a form, a list or a count stands before the text. */
export const toolPages: ReadonlySet<string> = new Set([
  ...["angerrattsblankett", "bilar", "bilfinansiering", "bilforsakring", "bilgaranti", "bilservice", "blogg"],
  ...["butik", "customer-uploads", "friends", "jamfora-bilar", "jamfora-lager", "kampanj", "kontakt"],
  ...["kundservice", "lediga-tjanster", "news/index", "nyhetsbrev", "reklamation", "remarketing"],
  ...["reservera-bil", "ride", "verkstad"],
]);
