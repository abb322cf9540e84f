/** Where a dot in the name is none, and several names are one host. */
const dotless = new Map([
  ["gmail.com", "gmail.com"],
  ["googlemail.com", "gmail.com"],
]);

/**
 * What lies behind an address, so that nobody has many: without case and without what follows a plus. To count by, never to
 * write to: at some host "anna+bil" may be somebody else than "anna".
 */
export function mailboxOf(address: string): string {
  const text = address.trim().toLowerCase();
  const at = text.lastIndexOf("@");
  const host = text.slice(at + 1);
  const name = withoutTag(text.slice(0, Math.max(at, 0)));
  const same = dotless.get(host);
  return same ? `${name.replaceAll(".", "")}@${same}` : `${name}@${host}`;
}

function withoutTag(name: string): string {
  const plus = name.indexOf("+", 1);
  return plus === -1 ? name : name.slice(0, plus);
}
