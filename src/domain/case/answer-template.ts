import { answerTemplates as templates } from "#brand/answer-templates.ts";
import type { CaseKind } from "./case-kinds.ts";

/** What one of us writes often; `text` with names in braces that are filled in, and what has to be written in brackets. */
export type AnswerTemplate = { title: string; kinds: readonly CaseKind[]; text: string };

/** What a template is filled in with; null where it is not known. */
export type TemplateFacts = Record<"namn" | "ärende" | "bil" | "avsändare", string | null>;

/** What stands where a fact is not known: a greeting goes without a name, a car is "bilen". */
const without: Record<keyof TemplateFacts, string> = { namn: "", ärende: "", bil: "bilen", avsändare: "" };

/** The templates, those for this kind of case first. [DESK-13] */
export function templatesFor(kind: CaseKind): AnswerTemplate[] {
  const isOf = ({ kinds }: AnswerTemplate) => kinds.includes(kind);
  return [...templates.filter(isOf), ...templates.filter((one) => !isOf(one))];
}

/** A name that no fact has stays as it stands, so that somebody sees it. [DESK-13] */
export function filledTemplate({ text }: Pick<AnswerTemplate, "text">, facts: TemplateFacts): string {
  return text
    .replaceAll(/ ?\{([\p{L}]+)\}/gu, (whole, name: string) => {
      if (!(name in without)) return whole;
      const known = name as keyof TemplateFacts;
      const said = facts[known] ?? without[known];
      return said === "" ? "" : `${whole.startsWith(" ") ? " " : ""}${said}`;
    })
    .trim();
}

/** What is left to write, in the order of the text: nobody is sent a template with a gap. [DESK-13] */
export function gapsIn(text: string): string[] {
  return text.match(/\[[^\][\n]{2,60}\]/g) ?? [];
}
