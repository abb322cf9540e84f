import { expect, test } from "vitest";
import { breadcrumbData, newsData, questionData } from "./structured-data.ts";

const here = { origin: "https://bilar.example", path: "/news/mil-linjalen/" };

test("[META-4] the trail is numbered and absolute, and ends with the page itself", () => {
  const crumbs = [{ label: "Start", to: "/" }, { label: "Nyheter", to: "/news/" }, { label: "Mil-linjalen" }];
  expect(breadcrumbData(crumbs, here)).toEqual({
    "script:ld+json": {
      "@context": "https://schema.org",
      "@type": "BreadcrumbList",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Start", item: "https://bilar.example/" },
        { "@type": "ListItem", position: 2, name: "Nyheter", item: "https://bilar.example/news/" },
        {
          "@type": "ListItem",
          position: 3,
          name: "Mil-linjalen",
          item: "https://bilar.example/news/mil-linjalen/",
        },
      ],
    },
  });
});

test("[META-5] questions come with their answers", () => {
  expect(questionData([{ question: "Kostar det?", answer: "<p>Nej.</p>\n" }])).toEqual({
    "script:ld+json": {
      "@context": "https://schema.org",
      "@type": "FAQPage",
      mainEntity: [
        {
          "@type": "Question",
          name: "Kostar det?",
          acceptedAnswer: { "@type": "Answer", text: "<p>Nej.</p>" },
        },
      ],
    },
  });
});

test("[META-6] news say when they were published and by whom", () => {
  const news = { title: "Linjalen", description: "Ny.", published: "2026-09-08", reviewed: "2026-11-15" };
  expect(newsData(news, here)).toEqual({
    "script:ld+json": expect.objectContaining({
      "@type": "NewsArticle",
      headline: "Linjalen",
      description: "Ny.",
      datePublished: "2026-09-08",
      dateModified: "2026-11-15",
      inLanguage: "sv-SE",
      mainEntityOfPage: "https://bilar.example/news/mil-linjalen/",
      publisher: { "@type": "Organization", name: "Milstolpen", url: "https://bilar.example/" },
    }),
  });
});
