import { createHash } from "node:crypto";
import { company } from "#core/company/company.ts";
import { roleLabels, staffRoles } from "../permissions.ts";

const fewest = 12;
const fewestDifferent = 5;
const fewestOwnLetters = 4;

/** What somebody who knows where they are tries first. */
const contextWords = [
  ...[company.name, company.legalName, company.address.town].flatMap((name) => name.split(" ")),
  ...[...staffRoles, ...Object.values(roleLabels)],
  ..."personal lösenord losenord password admin inlogg välkommen welcome hemlig secret".split(" "),
  ..."bilar bilen begagnat verkstad butik sälj salj köp kop sommar vinter höst vår".split(" "),
]
  .map((word) => word.toLowerCase())
  .filter((word) => word.length > 2)
  .toSorted((a, b) => b.length - a.length);

/** Why nobody should have it; null for one that may be. Any signs will do. */
export function passwordProblem(password: string): string | null {
  if ([...password].length < fewest) return `a password has at least ${fewest} signs`;
  const text = password.normalize().toLowerCase();
  if (new Set(text).size < fewestDifferent) return "it is the same few signs again and again";
  const own = contextWords.reduce((left, word) => left.replaceAll(word, ""), text);
  const hasWord = own.length < text.length;
  return hasWord && own.replaceAll(/\P{L}/gu, "").length < fewestOwnLetters
    ? "it is made of words of the chain or the trade, which are tried first"
    : null;
}

const breached = "https://api.pwnedpasswords.com/range/";

/**
 * Whether it is among the passwords that have been stolen somewhere; null where that cannot be asked. Only the first five signs of
 * its hash leave this machine, which hundreds of others share.
 */
export async function isBreached(
  password: string,
  ask: (address: string, init: RequestInit) => Promise<Response> = fetch,
): Promise<boolean | null> {
  const hash = createHash("sha1").update(password.normalize()).digest("hex").toUpperCase();
  try {
    const answer = await ask(breached + hash.slice(0, 5), {
      headers: { "add-padding": "true" },
      redirect: "error",
      signal: AbortSignal.timeout(5_000),
    });
    if (!answer.ok) return null;
    const lines = (await answer.text()).split(/\r?\n/).map((line) => line.split(":"));
    return lines.some(([ending, times]) => ending === hash.slice(5) && Number(times) > 0);
  } catch {
    return null;
  }
}
