import { messages } from "#domain/text/messages.ts";

/** What a visitor reads when there is no page to show. [PAGE-3] */
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
  store: {
    heading: "Butiken finns inte",
    explanation:
      "Adressen kan vara felskriven, eller så har butiken flyttat. Alla butiker hittar du under Våra butiker.",
  },
  failure: {
    heading: messages.default,
    explanation: "Felet ligger hos oss. Ladda om sidan om en stund.",
  },
} as const;
export type ErrorText = keyof typeof errorTexts;

/** A loader that throws 404 may say what was missing: `data("car", 404)`. [PAGE-4] [PAGE-5] */
export function errorTextFor({ status, data }: { status: number; data: unknown }) {
  if (status !== 404) return errorTexts.failure;
  return data === "car" || data === "store" ? errorTexts[data] : errorTexts.page;
}
