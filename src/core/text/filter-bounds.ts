/**
 * How much one address may ask. Every chosen value is a chip whose link repeats all the others, so without a bound a
 * page grows with the square of what somebody put into the address.
 */
export const maxValues = 30;
const maxNameLength = 40;
/** The longest plate has seven signs; more is room for one that is mistyped. */
const maxPlateLength = 12;
export const maxSearchLength = 200;
/** What could not be read is shown again where it was written, and no box is wider. */
const maxUnreadLength = 60;

/** The whole query of a page's address, or of a call's question. */
export const maxQueryLength = 4_096;

/** "volvo", "land-rover", "id.3", "c5 aircross", "lynk & co" */
const name = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .&+'-]*$/u;

/** Has the form of a name: a chain sells makes and series beside those we list, and stores are rows of its database. */
export function isName(text: string): boolean {
  return text.length <= maxNameLength && name.test(text);
}

export function isPlateLong(text: string): boolean {
  return text.length <= maxPlateLength;
}

export function boundedSearch(text: string): string {
  return prefixOf(text, maxSearchLength).trim();
}

export function boundedUnread(text: string): string {
  return prefixOf(text, maxUnreadLength);
}

/** By whole characters: half of one would be written as another. */
function prefixOf(text: string, length: number): string {
  return text.length <= length ? text : Array.from(text).slice(0, length).join("");
}
