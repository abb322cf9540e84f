import type { PageText } from "#platform/pages/page-meta.ts";

/** Here rather than with the texts of all pages: hardly anybody opens these, and everybody loads those. */
export const mailPageTexts = {
  inbox: {
    title: "Inkorg",
    description: "Mejlen som sajten har skrivit, så som mottagaren ser dem. Sidan finns inte i drift.",
  },
  confirmNewsletter: {
    title: "Bekräfta nyhetsbrevet",
    description: "Här bekräftar du att nyhetsbrevet ska till din adress. Först då börjar vi skicka det.",
  },
  unsubscribe: {
    title: "Avsluta utskick",
    description:
      "Här avslutar du ett utskick från oss. Kvitton på det du skickar till oss kommer som vanligt.",
  },
} as const satisfies Record<string, PageText>;
