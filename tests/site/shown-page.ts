/** What a test reads off a page without a browser. */
export type ShownPage = {
  status: number;
  title: string;
  description: string;
  canonical: string;
  isHidden: boolean;
  headings: string[];
  /** The addresses on this site that it links to or sends one on to, without places on a page. */
  links: string[];
  /** The kinds of things that machines are told of. */
  things: string[];
  html: string;
};

type Answer = { status: number; headers: Headers; html: string };

export function shownPage({ status, headers, html }: Answer): ShownPage {
  const sentOnTo = headers.get("location");
  return {
    status,
    title: unescaped(first(html, /<title[^>]*>([^<]*)<\/title>/)),
    description: unescaped(first(html, /<meta name="description" content="([^"]*)"/)),
    canonical: first(html, /<link rel="canonical" href="([^"]*)"/),
    isHidden: /<meta name="robots" content="noindex"/.test(html),
    headings: [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, text = ""]) => text),
    links: sentOnTo ? [sentOnTo] : linksIn(html),
    things: [...html.matchAll(/"@context":"https:\/\/schema\.org","@type":"(\w+)"/g)].map(
      ([, type = ""]) => type,
    ),
    html,
  };
}

function linksIn(html: string): string[] {
  const links = [...html.matchAll(/<a\b[^>]*?\bhref="(\/[^"#]*)/g)].map(([, to = ""]) => unescaped(to));
  return [...new Set(links)];
}

function first(html: string, pattern: RegExp): string {
  return pattern.exec(html)?.[1] ?? "";
}

function unescaped(text: string): string {
  return text.replaceAll("&amp;", "&").replaceAll("&quot;", '"').replaceAll("&#x27;", "'");
}
