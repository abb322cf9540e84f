import { company } from "#core/company/company.ts";
import type { CaseView } from "./case-view.ts";

const line = (label: string, text: string) => `${label}: ${text}`;

/** The whole case as a text that anybody can save: the receipt itself, whatever became of its e-mail. */
export function receiptFile(page: CaseView): string {
  const { number, kind, subject, opened, state, law } = page;
  const blocks = [
    `${page.receiptTitle ?? "Kvitto"}, ärende ${number}`,
    [line("Ärende", `${kind}: ${subject}`), line("Mottaget", opened), line("Läge", state)].join("\n"),
    page.facts.map(({ label, text }) => line(label, text)).join("\n"),
    page.answers.map(({ label, text }) => line(label, text)).join("\n"),
    page.lines
      .map(({ at, heading, text }) => [`${at} ${heading}`, ...(text ? [text] : [])].join("\n"))
      .join("\n\n"),
    page.steps.map(({ title, note }) => line(title, note)).join("\n"),
    (law?.rows ?? []).map(({ label, text }) => line(label, text)).join("\n"),
    `${company.legalName}, org.nr ${company.organisationNumber}\n${company.phone.national}, ${company.email}`,
  ];
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`;
}
