import { company } from "#core/company/company.ts";
import { paths } from "#core/paths.ts";
import type { Email, MailBlock } from "#platform/mail/email.ts";
import { formatClock } from "../rules/format-moments.ts";
import { headStartText, waitingListRules } from "../rules/waiting-list-text.ts";

/** Who waits, for what, and where their own page is. */
export type WaitingVisitor = {
  id: number;
  email: string;
  car: { name: string; title: string; plate: string; path: string };
  page: string;
};

function emailOf(
  { id, email, car, page }: WaitingVisitor,
  kind: string,
  parts: Pick<Email, "subject" | "preheader"> & { text: string; action: MailBlock[]; round?: string },
): Email {
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

export function waitReceipt(waiting: WaitingVisitor, position: number): Email {
  return emailOf(waiting, "wait-receipt", {
    subject: `Du är nummer ${position} i kön till ${waiting.car.name}`,
    preheader: "Vi mejlar när bilen blir ledig.",
    text: waitingListRules,
    action: [{ button: "Visa bilen", href: waiting.car.path }],
  });
}

/** The car is free, and for two hours for this one alone. */
export function headStartEmail(waiting: WaitingVisitor, until: Date, reserve: string): Email {
  return emailOf(waiting, "wait-turn", {
    subject: `${waiting.car.name} är ledig, och du är först`,
    preheader: `Ditt försprång gäller till ${formatClock(until)}.`,
    text: `Du har ${headStartText}: till ${formatClock(until)} kan bara du reservera bilen på webben, med knappen här. Sedan får de andra i kön veta att den är ledig.`,
    action: [{ button: `Reservera gratis i ${company.reservationHours} timmar`, href: reserve }],
    round: until.toISOString(),
  });
}

export function carFreeEmail(waiting: WaitingVisitor): Email {
  return emailOf(waiting, "wait-free", {
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

export function soldEmail({ id, email, title }: { id: number; email: string; title: string }): Email {
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
