import { type ContentPage, type LiveFact, liveFacts } from "./content-page.ts";
import type { ContentParts } from "./front-matter.ts";

const placeholder = /\{\{(\w+)\}\}/g;

/** Puts the facts in; those that are live stay as they are until the page is shown. */
export function withFacts(text: string, facts: Record<string, string>): string {
  return text.replace(placeholder, (match, name: string) => {
    const fact = isLive(name) ? match : facts[name];
    if (fact === undefined) throw new Error(`No fact is called {{${name}}}`);
    return fact;
  });
}

export function liveFactsIn(text: string): LiveFact[] {
  const named = new Set([...text.matchAll(placeholder)].map(([, name = ""]) => name));
  return liveFacts.filter((fact) => named.has(fact));
}

/** The page as it stands at this moment. */
export function withLiveFacts(page: ContentPage, facts: Record<LiveFact, string>): ContentPage {
  const fill = (text: string) =>
    text.replace(placeholder, (match, name: string) => (isLive(name) ? facts[name] : match));
  return {
    ...page,
    description: fill(page.description),
    lead: fill(page.lead),
    html: fill(page.html),
    parts: withLiveParts(page.parts, fill),
    questions: page.questions.map(({ question, answer }) => ({ question, answer: fill(answer) })),
  };
}

function withLiveParts(parts: ContentParts, fill: (text: string) => string): ContentParts {
  const fillRow = <Row extends { term: string; text: string }>(row: Row): Row => ({
    ...row,
    term: fill(row.term),
    text: fill(row.text),
  });
  return {
    ...parts,
    brief: parts.brief.map(fillRow),
    facts: parts.facts && { ...parts.facts, rows: parts.facts.rows.map(fillRow) },
  };
}

function isLive(name: string): name is LiveFact {
  return (liveFacts as readonly string[]).includes(name);
}
