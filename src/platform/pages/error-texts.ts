import { messages } from "#core/text/messages.ts";

/** What a visitor reads when there is no page to show. */
export const errorTexts = {
  page: {
    heading: "Sidan finns inte",
    explanation: "Adressen kan vara felskriven, eller så har sidan flyttat. Bilarna hittar du under Köp bil.",
  },
  car: {
    heading: "Bilen finns inte",
    explanation:
      "Registreringsnumret kan vara felskrivet, eller så har annonsen tagits bort. Se gärna vad vi har inne.",
  },
  gone: {
    heading: "Annonsen är borttagen",
    explanation: "Bilen såldes för länge sedan, och annonsen finns inte kvar. Se gärna vad vi har inne nu.",
  },
  advert: {
    heading: "Annonsen finns inte",
    explanation: "Adressen kan vara felskriven, eller så har säljaren tagit bort annonsen.",
  },
  store: {
    heading: "Butiken finns inte",
    explanation:
      "Adressen kan vara felskriven, eller så har butiken flyttat. Alla butiker hittar du under Våra butiker.",
  },
  outage: {
    heading: "Vi når inte våra uppgifter just nu",
    explanation: "Det är ett tillfälligt fel hos oss. Vänta en stund och ladda om sidan.",
  },
  failure: {
    heading: messages.default,
    explanation: "Felet ligger hos oss. Ladda om sidan om en stund.",
  },
} as const;
export type ErrorText = keyof typeof errorTexts;

/** What a loader says is missing, and where to go instead: `data({ missing: "car", nextLink }, 404)`. */
export type Missing = { missing: ErrorText; nextLink: { label: string; to: string } | null };

/** A loader that throws 404 or 410 may say what was missing. */
export function errorTextFor({ status, data }: { status: number; data: unknown }) {
  if (status === 503) return { ...errorTexts.outage, nextLink: null };
  if (status !== 404 && status !== 410) return { ...errorTexts.failure, nextLink: null };
  if (isMissing(data)) return { ...errorTexts[data.missing], nextLink: data.nextLink };
  return { ...(data === "store" ? errorTexts.store : errorTexts.page), nextLink: null };
}

function isMissing(data: unknown): data is Missing {
  return typeof data === "object" && data !== null && "missing" in data;
}
