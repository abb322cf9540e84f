import { company } from "#core/company/company.ts";
import { paths } from "#core/paths.ts";
import type { Letter, MailBlock } from "#platform/mail/letter.ts";
import { formatClock } from "../rules/hold-moments.ts";
import { headStartWords, lineRules } from "../rules/line-rules.ts";

/** Who waits, for what, and where their own page is. */
export type Waiting = {
  id: number;
  email: string;
  car: { name: string; title: string; plate: string; path: string };
  page: string;
};

function letter(
  { id, email, car, page }: Waiting,
  kind: string,
  parts: Pick<Letter, "subject" | "preheader"> & { text: string; action: MailBlock[]; round?: string },
): Letter {
  const { subject, preheader, text, action, round } = parts;
  return {
    to: email,
    kind,
    messageKey: [kind, id, ...(round ? [round] : [])].join(":"),
    bound: "transaction",
    subject,
    preheader,
    blocks: [
      { heading: subject },
      { text },
      { facts: [["Bil", `${car.title}, ${car.plate}`]] },
      ...action,
      { link: "Din plats i kön", href: page },
    ],
    reason: `Du får mejlet för att din adress angavs i kön till en reserverad bil hos ${company.name}. Du lämnar kön på sidan ovan.`,
  };
}

export function waitReceipt(waiting: Waiting, place: number): Letter {
  return letter(waiting, "wait-receipt", {
    subject: `Du är nummer ${place} i kön till ${waiting.car.name}`,
    preheader: "Vi mejlar när bilen blir ledig.",
    text: lineRules,
    action: [{ button: "Visa bilen", href: waiting.car.path }],
  });
}

/** The car is free, and for two hours for this one alone. */
export function turnLetter(waiting: Waiting, until: Date, reserve: string): Letter {
  return letter(waiting, "wait-turn", {
    subject: `${waiting.car.name} är ledig, och du är först`,
    preheader: `Ditt försprång gäller till ${formatClock(until)}.`,
    text: `Du har ${headStartWords}: till ${formatClock(until)} kan bara du reservera bilen på webben, med knappen här. Sedan får de andra i kön veta att den är ledig.`,
    action: [{ button: `Reservera gratis i ${company.reservationHours} timmar`, href: reserve }],
    round: until.toISOString(),
  });
}

export function freeLetter(waiting: Waiting): Letter {
  return letter(waiting, "wait-free", {
    subject: `${waiting.car.name} är ledig igen`,
    preheader: "Först till kvarn gäller.",
    text: "Bilen är ledig nu. Fler kan ha fått samma mejl, så först till kvarn gäller. Du står inte längre i kön.",
    action: [
      {
        button: `Reservera gratis i ${company.reservationHours} timmar`,
        href: paths.reserve(waiting.car.plate),
      },
    ],
  });
}

export function soldLetter({ id, email, title }: { id: number; email: string; title: string }): Letter {
  return {
    to: email,
    kind: "wait-sold",
    messageKey: `wait-sold:${id}`,
    subject: "Bilen du väntade på är såld",
    preheader: "Du står inte längre i kön.",
    blocks: [
      { heading: "Bilen du väntade på är såld" },
      { text: `${title} blev såld. Du står inte längre i kön, och vi mejlar inte mer om den.` },
      { button: "Se bilar till salu", href: paths.buy() },
    ],
    reason: `Du får mejlet för att din adress angavs i kön till en reserverad bil hos ${company.name}.`,
  };
}
