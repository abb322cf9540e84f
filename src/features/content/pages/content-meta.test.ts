import { expect, test } from "vitest";
import { type ContentHead, contentMeta } from "./content-meta.ts";

const head: ContentHead = {
  path: "/kopvillkor/",
  text: { title: "Köpvillkor", description: "Vad som gäller när du köper." },
  isHidden: false,
  crumbs: [{ label: "Start", to: "/" }, { label: "Köpvillkor" }],
  questions: [],
  published: null,
  reviewed: "2026-11-15",
};

const metaOf = (said: Partial<ContentHead> = {}) =>
  contentMeta({ ...head, ...said }, "https://bilar.example");

const thingsIn = (meta: ReturnType<typeof contentMeta>) =>
  meta.flatMap((tag) =>
    tag && "script:ld+json" in tag ? [(tag["script:ld+json"] as { "@type": string })["@type"]] : [],
  );

test("[META-1] the canonical address is the page's own, with its slash", () => {
  expect(metaOf()).toContainEqual({
    tagName: "link",
    rel: "canonical",
    href: "https://bilar.example/kopvillkor/",
  });
});

test("[META-2] what is shared says what it is, with a picture", () => {
  const meta = metaOf();
  for (const [property, content] of [
    ["og:type", "website"],
    ["og:title", "Köpvillkor – Milstolpen"],
    ["og:description", "Vad som gäller när du köper."],
    ["og:url", "https://bilar.example/kopvillkor/"],
    ["og:locale", "sv_SE"],
    ["og:image", "https://bilar.example/sharing-card.png"],
    ["og:image:width", "1200"],
    ["og:image:height", "630"],
  ])
    expect(meta).toContainEqual({ property, content });
});

test("[META-2] news are shared as articles", () => {
  expect(metaOf({ published: "2026-11-10" })).toContainEqual({ property: "og:type", content: "article" });
});

test("[META-3] only a hidden page asks search engines to pass by", () => {
  const passBy = { name: "robots", content: "noindex" };
  expect(metaOf({ isHidden: true })).toContainEqual(passBy);
  expect(metaOf()).not.toContainEqual(passBy);
});

test("[META-4] [META-5] [META-6] machines read the trail always, questions and news where there are any", () => {
  const questions = [{ question: "Kostar det?", answer: "<p>Nej.</p>" }];
  expect(thingsIn(metaOf())).toEqual(["BreadcrumbList"]);
  expect(thingsIn(metaOf({ questions }))).toEqual(["BreadcrumbList", "FAQPage"]);
  expect(thingsIn(metaOf({ published: "2026-11-10" }))).toEqual(["BreadcrumbList", "NewsArticle"]);
});
