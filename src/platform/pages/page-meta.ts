import type { MetaDescriptor } from "react-router";
import { company } from "#core/company/company.ts";

export type PageText = { title: string; description: string };

/** The canonical address is always absolute. */
export function pageMeta(
  { title, description }: PageText,
  canonical: { origin: string; path: string; image?: string | null },
  kind: "website" | "article" = "website",
): MetaDescriptor[] {
  const address = `${canonical.origin}${canonical.path}`;
  const fullTitle = `${title} – ${company.name}`;
  return [
    { title: fullTitle },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:type", content: kind },
    { property: "og:title", content: fullTitle },
    { property: "og:description", content: description },
    { property: "og:url", content: address },
    { property: "og:site_name", content: company.name },
    { property: "og:locale", content: "sv_SE" },
    { property: "og:image", content: `${canonical.origin}${canonical.image ?? "/sharing-card.png"}` },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/** For pages that are no use in search results. */
export const hiddenFromSearch: MetaDescriptor = { name: "robots", content: "noindex" };
