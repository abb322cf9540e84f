import { company } from "#core/company/company.ts";
import { paths } from "#core/paths.ts";
import type { Email } from "#platform/mail/email.ts";
import { myPaths } from "../rules/my-paths.ts";
import { signInTerms } from "../rules/sign-in-terms.ts";

type About = Pick<Email, "to" | "messageKey">;

const onlyOnce = `Länken gäller i ${signInTerms.linkMinutes} minuter och en gång.`;

/** The same e-mail to everybody: there is no account that somebody has or lacks. */
export function signInEmail(about: About, token: string): Email {
  return {
    ...about,
    kind: "sign-in",
    bound: "signIn",
    subject: "Din länk till Mina sidor",
    preheader: onlyOnce,
    blocks: [
      { heading: "Logga in på Mina sidor" },
      {
        text: `${onlyOnce} Öppnar du den på en annan enhet än den du bad om den på skriver du in koden som visas där.`,
      },
      { button: "Logga in", href: myPaths.link(token) },
      {
        text: `Bad du inte om länken? Då behöver du inte göra något. Skicka den inte vidare: ${company.name} ber dig aldrig om den.`,
      },
    ],
    reason: "Du får mejlet för att din adress angavs på inloggningen till Mina sidor.",
  };
}

/** A device that was left open in a shop must not be enough to delete everything. */
export function eraseRequestEmail(about: About, token: string): Email {
  return {
    ...about,
    kind: "erase-confirm",
    bound: "signIn",
    subject: "Bekräfta att dina uppgifter ska raderas",
    preheader: onlyOnce,
    blocks: [
      { heading: "Vill du radera dina uppgifter?" },
      { text: `Någon som är inloggad på Mina sidor har bett om det. ${onlyOnce} Inget är raderat än.` },
      { button: "Visa och bekräfta", href: myPaths.eraseLink(token) },
      { text: "Var det inte du? Öppna Mina sidor och logga ut överallt." },
      { link: "Mina sidor", href: paths.myPages() },
    ],
    reason: "Du får mejlet för att någon bad om att radera det vi har sparat för din adress.",
  };
}

export type RetainedItem = { what: string; until: string; why: string };

/** The receipt: what is gone, and what the law makes us keep until when. */
export function erasedEmail(
  about: About,
  { erased, left }: { erased: string[]; left: RetainedItem[] },
): Email {
  return {
    ...about,
    kind: "erased",
    bound: "transaction",
    subject: "Dina uppgifter är raderade",
    preheader: left.length > 0 ? "Något måste vi spara ett tag till." : "Inget är kvar på Mina sidor.",
    blocks: [
      { heading: "Dina uppgifter är raderade" },
      { text: erased.length > 0 ? `Raderat: ${erased.join(", ")}.` : "Det fanns inget mer att radera." },
      ...(left.length > 0
        ? [
            { text: "Det här måste vi spara, och så länge:" },
            {
              facts: left.map(({ what, until, why }): readonly [string, string] => [
                what,
                `${until} (${why})`,
              ]),
            },
          ]
        : []),
      {
        text: "Det här brevet, och de som just är på väg, försvinner hos oss efter 90 dagar. Våra andra mejl till dig försvinner inom ett dygn. Du är utloggad överallt.",
      },
      { link: "Så hanterar vi uppgifterna", href: paths.privacy() },
    ],
    reason: "Du får mejlet som kvitto på att du raderade dina uppgifter.",
  };
}
