import type { MetaDescriptor } from "react-router";
import { company } from "#core/company/company.ts";

/** What machines may read off a page, in the words of schema.org. */
type Thing = { "@type": string; [property: string]: unknown };

export function structuredData(thing: Thing): MetaDescriptor {
  return { "script:ld+json": { "@context": "https://schema.org", ...thing } };
}

type Address = { origin: string; path: string };

/** The trail as the page shows it; its last step is the page itself. */
export function breadcrumbData(
  crumbs: readonly { label: string; to?: string }[],
  { origin, path }: Address,
): MetaDescriptor {
  return structuredData({
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ label, to = path }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name: label,
      item: `${origin}${to}`,
    })),
  });
}

/** Questions and answers that stand on the page. */
export function questionData(questions: readonly { question: string; answer: string }[]): MetaDescriptor {
  return structuredData({
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer.trim() },
    })),
  });
}

type News = { title: string; description: string; published: string; reviewed: string };

export function newsData(news: News, { origin, path }: Address): MetaDescriptor {
  const publisher = { "@type": "Organization", name: company.name, url: `${origin}/` };
  return structuredData({
    "@type": "NewsArticle",
    headline: news.title,
    description: news.description,
    datePublished: news.published,
    dateModified: news.reviewed,
    inLanguage: "sv-SE",
    mainEntityOfPage: `${origin}${path}`,
    author: publisher,
    publisher,
  });
}
