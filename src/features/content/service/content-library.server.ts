import type { ContentPage } from "../rules/content-page.ts";
import { readContent } from "../rules/read-content.ts";
import { contentFacts } from "./content-facts.ts";

const files = import.meta.glob<string>(["/content/**/*.md", "/brand/news/*.md"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/**
 * Every text of content/ and the chain's own news of brand/, by its path without slashes at the ends: "kopvillkor",
 * "mobile-app/policy", "news/index".
 */
export const contentLibrary: ReadonlyMap<string, ContentPage> = new Map(
  Object.entries(files).map(([file, text]) => [
    file.replace(/^\/(?:content|brand)\/|\.md$/g, ""),
    readContent(text, contentFacts),
  ]),
);
