import { company } from "#core/company/company.ts";
import { paths } from "#core/paths.ts";
import type { Email } from "#platform/mail/email.ts";

type About = Pick<Email, "to" | "messageKey">;

/** The double opt-in: the link in it has to be opened before anything else is sent. */
export function confirmEmail(about: About, href: string): Email {
  return {
    ...about,
    kind: "newsletter-confirm",
    subject: "Bekräfta att du vill ha nyhetsbrevet",
    preheader: "Ett klick till, så är du anmäld.",
    blocks: [
      { heading: "Vill du ha nyhetsbrevet?" },
      {
        text: `Någon, förmodligen du, har bett om ${company.name}s nyhetsbrev till den här adressen. Bekräfta, så får du nästa brev.`,
      },
      { button: "Bekräfta", href },
      {
        text: "Länken gäller i sju dagar. Var det inte du behöver du inte göra något: då skickar vi inget nyhetsbrev och tar bort adressen.",
      },
    ],
    reason: `Du får mejlet för att din adress angavs på ${company.name}s sida om nyhetsbrevet.`,
  };
}

/** For an address that is subscribed already. The page says the same either way, so only the owner learns it. */
export function knownEmail(about: About): Email {
  return {
    ...about,
    kind: "newsletter-known",
    subject: "Du får redan nyhetsbrevet",
    preheader: "Du behöver inte göra något mer.",
    blocks: [
      { heading: "Du är redan anmäld" },
      {
        text: `Någon, förmodligen du, har bett om ${company.name}s nyhetsbrev till den här adressen. Du får det redan och behöver inte göra något mer.`,
      },
      { button: "Läs nyheterna", href: paths.news() },
    ],
    reason: "Du får mejlet för att du har anmält dig till nyhetsbrevet.",
    unsubscribe: "newsletter",
  };
}
