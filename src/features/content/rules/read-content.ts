import type { Token, Tokens } from "marked";
import type { CalendarDay } from "#core/dates/stockholm-day.ts";
import { slugFrom } from "#core/text/slug.ts";
import { withUnbrokenNumbers } from "#core/text/unbroken-numbers.ts";
import { markdown } from "./content-html.ts";
import type { ContentBody, ContentPage } from "./content-page.ts";
import { textOfDay, turningDays } from "./dated-passages.ts";
import { readFrontMatter } from "./front-matter.ts";
import { liveFactsIn, withFacts } from "./placeholders.ts";

const form = /^---\n(?<head>[\s\S]*?)\n---\n(?<body>[\s\S]*)$/;

/** `inText` are the facts as they stand in running text, where a phone number is a link. */
export type ContentFacts = { plain: Record<string, string>; inText: Record<string, string> };

/** Markdown with a head → a page. A {{placeholder}} without a fact stops the build. */
export function readContent(text: string, facts: ContentFacts): ContentPage {
  const { head = "", body = "" } = form.exec(text.replaceAll("\r\n", "\n"))?.groups ?? {};
  const filledHead = withUnbrokenNumbers(withFacts(head, facts.plain));
  const { parts, ...fields } = readFrontMatter(filledHead);
  const filledBody = withUnbrokenNumbers(withFacts(body, facts.inText));
  const bodyOn = (day: CalendarDay) => readBody(textOfDay(filledBody, day), fields.faq === "true");
  return {
    title: fields.title,
    metaTitle: fields.metaTitle ?? fields.title,
    description: fields.description,
    lead: fields.lead,
    reviewed: fields.reviewed,
    date: fields.date ?? null,
    noindex: fields.noindex === "true",
    isDemo: fields.demo === "true",
    isCampaign: fields.campaign === "true",
    ...bodyOn(beforeAll),
    later: turningDays(body).map((from) => ({ from, ...bodyOn(from) })),
    liveFacts: liveFactsIn(text),
    parts,
  };
}

/** Before any day that a text names. */
const beforeAll: CalendarDay = "0000-01-01";

function readBody(text: string, hasQuestions: boolean): ContentBody {
  const tokens = markdown.lexer(text);
  return {
    html: markdown.parser(tokens),
    sections: tokens.filter(isSection).map(({ text: heading }) => ({ id: slugFrom(heading), text: heading })),
    questions: hasQuestions ? questionsIn(tokens) : [],
  };
}

/** The page as it reads on a day. */
export function contentOn(page: ContentPage, day: CalendarDay): ContentPage {
  const body = page.later.findLast(({ from }) => from <= day);
  return body ? { ...page, html: body.html, sections: body.sections, questions: body.questions } : page;
}

const isHeading = (token: Token): token is Tokens.Heading => token.type === "heading";
const isSection = (token: Token): token is Tokens.Heading => isHeading(token) && token.depth === 2;

/** Under "Vanliga frågor" every third-level heading is a question, and what follows is its answer. */
function questionsIn(tokens: readonly Token[]): ContentPage["questions"] {
  const begins = tokens.findIndex((token) => isSection(token) && token.text === "Vanliga frågor");
  if (begins < 0) throw new Error('A text with "faq: true" needs the section "Vanliga frågor"');
  const section = untilNext(tokens.slice(begins + 1), isSection);
  return section.flatMap((token, at) =>
    isHeading(token)
      ? [{ question: token.text, answer: markdown.parser(untilNext(section.slice(at + 1), isHeading)) }]
      : [],
  );
}

function untilNext(tokens: readonly Token[], isEnd: (token: Token) => boolean): Token[] {
  const end = tokens.findIndex(isEnd);
  return tokens.slice(0, end < 0 ? undefined : end);
}
