/** No mail system takes a longer address. */
const maxLength = 254;

/** What would turn one address into several, or into another line of the mail's head. */
const notInOneAddress = /[\s\p{Cc},;<>()"]/u;

/** The contract asks for an at-sign and a dot; we also make sure that it is one address. */
export function isEmail(text: string): boolean {
  return text.includes("@") && text.includes(".") && text.length <= maxLength && !notInOneAddress.test(text);
}
