/** The error catalogue: every text that the contract fixes, written once. */
export const messages = {
  default: "Något gick fel, försök igen",
  /** For readers that are not visitors: logs and machines. */
  defaultEnglish: "Something went wrong",
  unauthorized: "Unauthorized",
  email: "E-post saknas/felaktig",
  plate: "Regnr saknas/felaktigt",
  bid: "Bud saknas/felaktigt",
  mileage: "Miltal saknas/felaktigt",
  salePrice: "Pris saknas/felaktigt",
  cost: "Kostnad saknas/felaktigt",
} as const;

/** Codes that reach us from below; no visitor is helped by telling them apart. */
const messageByCode: Record<string, string> = {
  unexpected_error: messages.default,
  post_request_failed: messages.default,
};

/** What to show for what the server said: its own words, never a bare code, never nothing. */
export function messageFromServer(message: string | null | undefined): string {
  const text = message?.trim() ?? "";
  if (text === "") return messages.default;
  return messageByCode[text] ?? text;
}
