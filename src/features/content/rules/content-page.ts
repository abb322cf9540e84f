import type { CalendarDay } from "#core/dates/stockholm-day.ts";
import type { ContentParts } from "./front-matter.ts";

/** A text that editors own, ready to be shown. */
export type ContentPage = {
  title: string;
  metaTitle: string;
  description: string;
  lead: string;
  /** When somebody last read it through, yyyy-mm-dd. */
  reviewed: string;
  /** News only. */
  date: string | null;
  noindex: boolean;
  /** Written for the demo: tells of a chain that does not exist, and is not shown in production. */
  isDemo: boolean;
  /** News of something that one can be called up about: it has a link of its own to the form. */
  isCampaign: boolean;
  html: string;
  sections: { id: string; text: string }[];
  questions: { question: string; answer: string }[];
  /** What its body becomes on a day, oldest first. */
  later: ({ from: CalendarDay } & ContentBody)[];
  /** The facts that must be asked for each time it is shown. */
  liveFacts: LiveFact[];
  parts: ContentParts;
};

export type ContentBody = Pick<ContentPage, "html" | "sections" | "questions">;

/** What changes by the minute, and so is filled in when the page is shown. */
export const liveFacts = ["carsInStock", "storeCount", "ourStores", "ourStoresFirst", "storeHours"] as const;
export type LiveFact = (typeof liveFacts)[number];
