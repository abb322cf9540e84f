import { SiteLink } from "#ui/site-link.tsx";

export type NewsTeaser = {
  to: string;
  title: string;
  lead: string;
  /** "2026-11-10", for machines. */
  publishedOn: string;
  /** "november 10, 2026" */
  published: string;
};

/** News in the order they are given. */
export function NewsList({ news, heading: Heading = "h2" }: { news: NewsTeaser[]; heading?: "h2" | "h3" }) {
  return (
    <ul className="max-w-text">
      {news.map(({ to, title, lead, publishedOn, published }) => (
        <li key={to} className="border-t border-line-2 py-5 last:border-b">
          <p className="text-xs text-ink-3">
            <time dateTime={publishedOn}>{published}</time>
          </p>
          <Heading className="mt-1 text-h3">
            <SiteLink
              to={to}
              className="inline-flex min-h-11 items-center underline-offset-4 hover:text-link hover:underline lg:min-h-0"
            >
              {title}
            </SiteLink>
          </Heading>
          <p className="mt-1 text-pretty text-ink-2">{lead}</p>
        </li>
      ))}
    </ul>
  );
}
