import type { MetaDescriptor } from "react-router";
import { hiddenFromSearch, type PageText, pageMeta } from "#platform/pages/page-meta.ts";
import { breadcrumbData, newsData, questionData } from "#platform/pages/structured-data.ts";

/** Meta tags for search engines and for sharing. */
export type ContentHead = {
  path: string;
  text: PageText;
  isHidden: boolean;
  crumbs: { label: string; to?: string }[];
  questions: { question: string; answer: string }[];
  /** News only. */
  published: string | null;
  reviewed: string;
};

/** … */
export function contentMeta(head: ContentHead, origin: string): MetaDescriptor[] {
  const { path, text, crumbs, questions, published, reviewed } = head;
  const address = { origin, path };
  return [
    ...pageMeta(text, address, published ? "article" : "website"),
    ...(head.isHidden ? [hiddenFromSearch] : []),
    breadcrumbData(crumbs, address),
    ...(questions.length > 0 ? [questionData(questions)] : []),
    ...(published ? [newsData({ ...text, published, reviewed }, address)] : []),
  ];
}
