import { contentFacts } from "./content-facts.ts";
import type { ContentPage } from "./content-page.ts";
import { readContent } from "./read-content.ts";

const files = import.meta.glob<string>("/content/**/*.md", { query: "?raw", import: "default", eager: true });

/** Every text of content/, by its path without slashes at the ends: "kopvillkor", "mobile-app/policy", "news/index". */
export const contentLibrary: ReadonlyMap<string, ContentPage> = new Map(
  Object.entries(files).map(([file, text]) => [
    file.replace(/^\/content\/|\.md$/g, ""),
    readContent(text, contentFacts),
  ]),
);

export function findContent(slug: string): ContentPage | null {
  return contentLibrary.get(slug) ?? null;
}

/** The news, newest first. [NEWS-1] */
export function newsNewestFirst(): { slug: string; page: ContentPage & { date: string } }[] {
  return [...contentLibrary]
    .flatMap(([path, page]) =>
      path.startsWith("news/") && page.date !== null
        ? [{ slug: path.slice("news/".length), page: { ...page, date: page.date } }]
        : [],
    )
    .toSorted((one, other) => other.page.date.localeCompare(one.page.date));
}
