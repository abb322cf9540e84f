/** Without the marks that React leaves between pieces of text, and with plain spaces. */
export const plain = (html: string) => html.replaceAll("<!-- -->", "").replaceAll("\u00a0", " ");

/** The page's own part. */
export const mainIn = (html: string) => html.slice(html.indexOf("<main"), html.indexOf("</main>"));

/** What a reader sees, without tags and with plain spaces. */
export const readable = (html: string) =>
  plain(html)
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, " ")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

/** The choices of a field in a plain page: what they are called, the number beside, and whether they are or can be chosen. */
export function choicesIn(main: string, name: string) {
  const labels = [...main.matchAll(/<label[\s\S]*?<\/label>/g)].map(([label]) => label);
  return labels
    .filter((label) => label.includes(`name="${name}"`))
    .map((label) => ({
      value: first(label, /value="([^"]*)"/),
      label: first(label, /<span[^>]*>([^<]+)/),
      count: Number(/>([\d ]+)<\/span>/.exec(label)?.[1]?.replaceAll(" ", "") ?? Number.NaN),
      isChosen: label.includes('checked=""'),
      isOff: label.includes('disabled=""'),
    }));
}

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
