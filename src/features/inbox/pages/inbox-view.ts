export type MailState = "waiting" | "sent" | "dead" | "held";

const heldTexts: Record<string, string> = {
  limit: "Stoppat: adressen är obekräftad och har fått tre mejl det senaste dygnet",
  bounced: "Stoppat: adressen finns inte enligt mottagarens server",
  left: "Stoppat: mottagaren har avslutat utskicken",
};

/** What has become of an e-mail, in words. */
export function stateText(state: MailState, problem: string | null): string {
  if (state === "sent") return "Skickat";
  if (state === "waiting") return "Väntar på att skickas";
  if (state === "held") return heldTexts[problem ?? ""] ?? "Stoppat";
  return `Gick inte att skicka: ${problem ?? "okänt fel"}`;
}

export type ListedEmail = {
  id: string;
  from: string;
  to: string;
  subject: string;
  preheader: string;
  moment: string;
  /** Only where something else than "sent" is to be told. */
  state: string | null;
  attachments: number;
};

export type InboxView = {
  /** What was searched for. */
  address: string;
  emails: ListedEmail[];
  newerPath: string | null;
  olderPath: string | null;
};

export type EmailView = {
  subject: string;
  /** From, to, date and what became of it. */
  facts: { label: string; value: string }[];
  /** The e-mail as a document of its own, which may show pictures and nothing else. */
  document: string;
  text: string;
  headers: string;
  attachments: { name: string; size: string; path: string }[];
  sourcePath: string;
};
