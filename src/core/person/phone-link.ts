import { formatPhone } from "./phone.ts";

export type PhoneLink = { text: string; href: string };

/** A number to read and to press: "070-174 06 11", tel:+46701740611. One we cannot read is shown as it is. */
export function phoneLink(number: string): PhoneLink {
  const dialled = formatPhone(number, "international") ?? number;
  return { text: formatPhone(number) ?? number, href: `tel:${dialled.replace(/[^+\d]/g, "")}` };
}
