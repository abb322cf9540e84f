import { formatDate } from "#core/dates/dates.ts";
import { capitalized } from "#core/text/capitalized.ts";
import { type ConditionFinding, conditionParts } from "./condition.ts";

export type DamageFact = { label: string; value: string };

const size = /(?<!\d)\d+(?:,\d+)?(?:\s?[×x]\s?\d+(?:,\d+)?)?\s?(?:mm|cm|dm)\b/;
const treatment = /^(?:åtgärd|lag|repar|byts|bytt|poler|lackera)/i;

/**
 * What a finding says, row by row. Technicians write sentences: what and where ("Repa, vänster bakdörr."), how large, and
 * what is done about it; what a note does not say has no row.
 */
export function damageFacts(
  { part, note }: Pick<ConditionFinding, "part" | "note">,
  inspectedOn: string | null,
): DamageFact[] {
  const [first = "", ...rest] = (note ?? "")
    .split(/(?<=\.)\s+/)
    .map((sentence) => sentence.replace(/\.$/, ""));
  const [, place] = first.split(/,\s*(?=\p{L})/u);
  const rows = {
    Typ: conditionParts[part],
    Plats: place,
    Storlek: size.exec(note ?? "")?.[0],
    Åtgärd: rest.find((sentence) => treatment.test(sentence)),
    Kontrollerad: inspectedOn === null ? undefined : formatDate(new Date(inspectedOn)),
  };
  return Object.entries(rows).flatMap(([label, value]) =>
    value ? [{ label, value: capitalized(value) }] : [],
  );
}
