import type { Email } from "#platform/mail/email.ts";

/** A receipt, unless the test says otherwise. */
export const anEmail = (messageKey: string, changes: Partial<Email> = {}): Email => ({
  to: "asa@example.se",
  kind: "case-receipt",
  messageKey,
  subject: "Ärende 48 29 71 K: vi har fått din fråga",
  preheader: "Svar senast måndag 16 november kl. 18.00.",
  blocks: [
    { label: "Ditt ärende", number: "48 29 71 K" },
    { heading: "Vi har fått din fråga" },
    { text: "Milstolpen Uppsala svarar senast måndag 16 november kl. 18.00." },
    {
      quote: "Kan dragkroken ta två elcyklar?\n<b>Och ingår vinterhjulen?</b>",
      title: "Om Volvo V60, MLB 84A",
    },
    {
      steps: [
        { title: "Mottaget", note: "15 november 2026 kl. 10.42", state: "now" },
        { title: "Svar från butiken", note: "senast 16 november kl. 18.00", state: "next" },
      ],
    },
    { button: "Följ ärendet", href: "/arende/?t=abc" },
  ],
  reason: "Du får mejlet för att du skickade ett meddelande till oss.",
  ...changes,
});
