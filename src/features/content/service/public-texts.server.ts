import type { ContentPage } from "../rules/content-page.ts";
import { contentLibrary } from "./content-library.server.ts";

type Where = { isProduction: boolean };

/** The text of a list of texts is called "index", and its page as the folder. */
export function pathOfText(slug: string): string {
  return `/${slug.replace(/\/?index$/, "")}/`;
}

/** What was written for the demo is no page in production. */
export function findPublicText(slug: string, { isProduction }: Where): ContentPage | null {
  const page = contentLibrary.get(slug);
  return page && !(isProduction && page.isDemo) ? page : null;
}

/** Every text with what search engines may know it by. */
export function textsForSearch(where: Where): { path: string; page: ContentPage }[] {
  return [...contentLibrary.keys()].flatMap((slug) => {
    const page = findPublicText(slug, where);
    return page && !page.noindex ? [{ path: pathOfText(slug), page }] : [];
  });
}

/** The news, newest first. */
export function newsNewestFirst(where: Where): { slug: string; page: ContentPage & { date: string } }[] {
  return [...contentLibrary.keys()]
    .flatMap((path) => {
      const page = findPublicText(path, where);
      return path.startsWith("news/") && page && page.date !== null
        ? [{ slug: path.slice("news/".length), page: { ...page, date: page.date } }]
        : [];
    })
    .toSorted((one, other) => other.page.date.localeCompare(one.page.date));
}
