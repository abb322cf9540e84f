import { type Random, randomFrom } from "#demo/random.ts";

/** What visitors ask for, in hundredths. */
export const mix = { listing: 45, advert: 30, call: 15, form: 5, picture: 5 } as const;
export type Kind = keyof typeof mix;
const kinds = Object.keys(mix) as Kind[];

/** Of lists and adverts so many are what everybody looks at, and so come from the cache; the others nobody has asked for lately. */
export const popularShare = 0.3;
const popularPages = 12;

/** What the site has to ask for, found on it before. */
export type Addresses = { adverts: readonly string[]; pictures: readonly string[]; words: readonly string[] };
export type Sent = { kind: Kind; method: "GET" | "POST"; path: string; body?: string };

/** The n-th request of a seed; what differs by number is asked for once in a run. */
export function trafficFrom(seed: string, { adverts, pictures, words }: Addresses) {
  const random = randomFrom(seed);
  const make: Record<Kind, (number: number) => Omit<Sent, "kind">> = {
    listing: (number) => ({ method: "GET", path: listing(random, number) }),
    advert: () => {
      const of = random.chance(popularShare) ? adverts.slice(0, popularPages) : adverts.slice(popularPages);
      return { method: "GET", path: random.pick(of) };
    },
    call: (number) => ({ method: "GET", path: call(random, number, words) }),
    form: (number) => ({ method: "POST", path: "/kontakt/", body: contactForm(`${seed} ${number}`) }),
    picture: () => ({ method: "GET", path: random.pick(pictures) }),
  };
  return (number: number): Sent => {
    const kind = random.weighted(kinds, (one) => mix[one]);
    return { kind, ...make[kind](number) };
  };
}

const types = ["suv", "kombi", "halvkombi", "sedan"];

/** A bound that shuts nobody out makes another address, and so another page, of every number. */
function listing(random: Random, number: number): string {
  if (random.chance(popularShare)) return `/kopa-bil/?page=${random.int(1, popularPages)}`;
  const type = random.chance(0.5) ? `&types=${random.pick(types)}` : "";
  return `/kopa-bil/?page=${random.int(1, 20)}&priceFrom=${1 + number}${type}`;
}

function call(random: Random, number: number, words: readonly string[]): string {
  const word = encodeURIComponent(random.pick(words));
  return random.chance(0.7)
    ? `/api/cars/brand-count?priceFrom=${1 + number}`
    : `/api/cars?q=${word}&priceFrom=${1 + number}`;
}

function contactForm(mark: string): string {
  return new URLSearchParams({
    contactReason: "Något annat",
    name: "Karin Exempel",
    phoneNumber: "070-174 06 12",
    email: "karin@example.com",
    message: `Följer båda nycklarna med? (${mark})`,
  }).toString();
}
