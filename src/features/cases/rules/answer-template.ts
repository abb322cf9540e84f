import { answerTemplates } from "#brand/answer-templates.ts";
import type { CaseKind } from "./case-kinds.ts";

/** What a member of staff writes often; `text` with names in braces that are filled in, and what has to be written in brackets. */
export type AnswerTemplate = { title: string; kinds: readonly CaseKind[]; text: string };

const templates: readonly AnswerTemplate[] = answerTemplates;

/** What a template is filled in with; null where it is not known. */
export type TemplateFacts = Record<"namn" | "ärende" | "bil" | "avsändare", string | null>;

/** What stands where a fact is not known: a greeting goes without a name, a car is "bilen". */
const without: Record<keyof TemplateFacts, string> = { namn: "", ärende: "", bil: "bilen", avsändare: "" };

/** Those of the brand and those that were saved here, those for this kind of case first. */
export function templatesFor(kind: CaseKind, saved: readonly AnswerTemplate[] = []): AnswerTemplate[] {
  const isOf = ({ kinds }: AnswerTemplate) => kinds.includes(kind);
  const all = [...saved, ...templates];
  return [...all.filter(isOf), ...all.filter((one) => !isOf(one))];
}

/** Whether a name is one of the brand's. */
export function isBrandTemplate(title: string): boolean {
  return templates.some((one) => one.title.toLowerCase() === title.toLowerCase());
}

/**
 * An answer as a template: what it says of this case becomes the names that are filled in, the longest first, so that no
 * customer stands in the answers to others.
 */
export function templateFrom(text: string, facts: TemplateFacts): string {
  const knownFacts = (Object.entries(facts) as [keyof TemplateFacts, string | null][])
    .filter((fact): fact is [keyof TemplateFacts, string] => fact[1] !== null && fact[1].trim() !== "")
    .toSorted(([, one], [, other]) => other.length - one.length);
  return knownFacts.reduce(
    (template, [name, value]) => template.replaceAll(exactWord(value), `{${name}}`),
    text,
  );
}

/** "Karin", not the beginning of "Karinsson". */
function exactWord(value: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(value)}(?![\\p{L}\\p{N}])`, "gu");
}

/** A name that no fact has stays as it stands, so that somebody sees it. */
export function filledTemplate({ text }: Pick<AnswerTemplate, "text">, facts: TemplateFacts): string {
  return text
    .replaceAll(/ ?\{([\p{L}]+)\}/gu, (match, name: string) => {
      if (!(name in without)) return match;
      const knownFacts = name as keyof TemplateFacts;
      const factText = facts[knownFacts] ?? without[knownFacts];
      return factText === "" ? "" : `${match.startsWith(" ") ? " " : ""}${factText}`;
    })
    .trim();
}

/** What is left to write, in the order of the text: nobody is sent a template with a gap. */
export function unfilledPlaceholders(text: string): string[] {
  return text.match(/\[[^\][\n]{2,60}\]/g) ?? [];
}
