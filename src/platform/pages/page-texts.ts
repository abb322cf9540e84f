import type { PageText } from "./page-meta.ts";

/** Title and description of every page whose words depend on nothing. */
export const pageTexts = {
  compare: {
    title: "Jämför bilar sida vid sida",
    description:
      "Bilar bredvid varandra med pris, skick, utrustning och vad de kostar per mil och månad. Alla antaganden går att ändra.",
  },
  favorites: {
    title: "Bilar du har sparat",
    description:
      "Dina sparade bilar med dagens pris, vad som har hänt sedan du sparade dem och dina anteckningar. Utan konto.",
  },
  myPages: {
    title: "Mina sidor",
    description:
      "Dina reservationer, provkörningar, ärenden, bevakningar och favoriter på ett ställe. Du loggar in med en länk som vi mejlar.",
  },
  signIn: {
    title: "Logga in på Mina sidor",
    description: "Skriv din e-post, så mejlar vi en länk som loggar in dig. Inget lösenord och inget konto.",
  },
  offline: {
    title: "Du är utan nät",
    description: "Sidan visas när det inte finns något nät. Härifrån når du de sidor du nyligen har läst.",
  },
} as const satisfies Record<string, PageText>;
