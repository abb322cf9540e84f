/** Whether a text is one to a database and to a letter: no half a sign of two, and no NUL. */
export function isText(text: string): boolean {
  return text.isWellFormed() && !text.includes("\0");
}

/** Without what they cannot hold, and without signs that steer machines rather than say something. */
export function storable(text: string): string {
  return text
    .toWellFormed()
    .replaceAll("\r\n", "\n")
    .replace(/\p{Cc}/gu, (character) => (character === "\n" || character === "\t" ? character : ""));
}

/** Deeper than anything that is sent to us; whoever nests more wants us to lose our way. */
const maxDepth = 50;

/** The same of all texts in what was read as JSON, names too. */
export function storableJson(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return storable(value);
  if (value === null || typeof value !== "object") return value;
  if (depth > maxDepth) throw new TypeError("nested too deeply");
  if (Array.isArray(value)) return value.map((one) => storableJson(one, depth + 1));
  // A file, for instance.
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [storable(name), storableJson(one, depth + 1)]),
  );
}
