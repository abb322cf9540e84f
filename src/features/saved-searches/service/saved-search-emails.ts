import { company } from "#core/company/company.ts";
import { formatDate } from "#core/dates/dates.ts";
import { paths } from "#core/paths.ts";
import type { Email } from "#platform/mail/email.ts";
import { savedSearchTerms } from "../rules/saved-search-terms.ts";

type About = {
  to: string;
  messageKey: string;
  /** What is watched, in words. */
  summary: string;
  isCar: boolean;
};

/** The double opt-in: the link in it has to be opened before anything else is sent. */
export function confirmSavedSearchEmail(
  { summary, isCar, ...about }: About,
  { href, newsletter }: { href: string; newsletter: boolean },
): Email {
  const what = isCar ? "bilen" : "sökningen";
  return {
    ...about,
    kind: "watch-confirm",
    subject: `Bekräfta att du vill bevaka ${what}`,
    preheader: `Ett klick till. ${summary}.`,
    blocks: [
      { heading: `Vill du bevaka ${what}?` },
      {
        text: `Någon, förmodligen du, har bett ${company.name} att mejla hit när något händer med: ${summary}.`,
      },
      ...(newsletter ? [{ text: "Du bad också om nyhetsbrevet. Det får du när du bekräftar." }] : []),
      { button: "Bekräfta", href },
      {
        text: `Länken gäller i ${savedSearchTerms.confirmDays} dagar. Var det inte du behöver du inte göra något: då skickar vi inget mer och tar bort adressen.`,
      },
    ],
    reason: `Du får mejlet för att din adress angavs när en sökning hos ${company.name} skulle bevakas.`,
  };
}

/** For an address that is subscribed already. The page says the same either way, so only the owner learns it. */
export function knownSavedSearchEmail({ summary, isCar, ...about }: About, manage: string): Email {
  return {
    ...about,
    kind: "watch-known",
    subject: `Du bevakar redan ${isCar ? "bilen" : "sökningen"}`,
    preheader: `${summary}.`,
    blocks: [
      { heading: `Du bevakar redan ${isCar ? "bilen" : "sökningen"}` },
      { text: `${summary}. Du behöver inte göra något mer.` },
      { button: "Ändra bevakningen", href: manage },
    ],
    reason: "Du får mejlet för att du har en bevakning hos oss.",
    unsubscribe: "saved-searches",
  };
}

/** Whoever asks to end all that an address watches gets the link there, and nowhere else. */
export function endSavedSearchesEmail(
  about: Pick<Email, "to" | "messageKey">,
  { savedSearches, end }: { savedSearches: readonly { summary: string; href: string }[]; end: string },
): Email {
  return {
    ...about,
    kind: "watch-end",
    subject: "Avsluta dina bevakningar",
    preheader: "Ett klick till, så slutar vi mejla.",
    blocks: [
      { heading: "Vill du avsluta dina bevakningar?" },
      {
        text: "Någon, förmodligen du, har bett oss att avsluta allt som bevakas från den här adressen. Vill du behålla någon ändrar du den för sig.",
      },
      { button: "Avsluta alla", href: end },
      ...savedSearches.map(({ summary, href }) => ({ link: `Ändra: ${summary}`, href })),
    ],
    reason: "Du får mejlet för att någon bad om att avsluta bevakningarna för din adress.",
  };
}

/** A saved search has an end, so that nobody is mailed for ever about a car they have long bought. */
export function endingSavedSearchEmail(
  { summary, isCar, ...about }: About,
  until: Date,
  manage: string,
): Email {
  return {
    ...about,
    kind: "watch-ending",
    subject: "Din bevakning går snart ut",
    preheader: `${summary}. Förläng med ett klick.`,
    blocks: [
      { heading: "Vill du fortsätta bevaka?" },
      {
        text: `${summary}. Bevakningen slutar ${formatDate(until)}. Förläng den om du vill ha fler mejl, annars tar vi bort den och din adress.`,
      },
      { button: "Förläng eller avsluta", href: manage },
      { link: isCar ? "Visa bilar" : "Visa sökningen", href: paths.buy() },
    ],
    reason: "Du får mejlet för att du har en bevakning hos oss.",
    unsubscribe: "saved-searches",
  };
}
