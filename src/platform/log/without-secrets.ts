import { secretAddresses } from "#core/secret-addresses.ts";

const hidden = "[secret]";
const places: string[] = [];
const parameters = new Set<string>();
for (const { under, key } of secretAddresses) {
  if (key === "segment") places.push(under);
  else if (key !== null) parameters.add(key.parameter);
}
const toItsEnd = "[^/?#\\s\"'<>]+";
const inPath = new RegExp(`((?:^|[\\s"'(]|://[^/\\s"']+)(?:${places.join("|")}))${toItsEnd}`, "gi");
const inQuery = new RegExp(`([?&](?:${[...parameters].join("|")})=)[^&#\\s"'<>]+`, "gi");
/** A signed link in a place of which the table knows nothing: key, time, subject and seal. */
const signed = /(?<![\w-])[\w-]+\.[\da-z]+\.[\w-]+\.[\w-]{22}(?![\w-])/gi;

/** A path, or a text with addresses in it, without the keys of those that open something. */
export function withoutSecrets(text: string): string {
  return text.replace(inPath, `$1${hidden}`).replace(inQuery, `$1${hidden}`).replace(signed, hidden);
}
