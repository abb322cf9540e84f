import { Marked, type Token, type Tokens } from "marked";
import { slugFrom } from "#core/text/slug.ts";

type Inline = { parser: { parseInline: (tokens: Token[]) => string } };

type Block = { parser: { parse: (tokens: Token[]) => string } };

const callout = /^\[(?<kind>\w+)(?: (?<name>[^\]]+))?\]/;
const calloutNames = { info: "Bra att veta", warn: "Tänk på", law: "Enligt lag" } as const;

function isCalloutKind(kind: string): kind is keyof typeof calloutNames {
  return kind in calloutNames;
}

const allowedLink = /^(?:\/|#|https:\/\/|mailto:|tel:)/;

/** Markdown → HTML, the same for every text. */
export const markdown = new Marked({
  renderer: {
    /** Sections can be linked to: the table of contents does. */
    heading(this: Inline, { tokens, depth, text }: Tokens.Heading): string {
      const id = depth === 2 ? ` id="${slugFrom(text)}"` : "";
      return `<h${depth}${id}>${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },

    /** Texts are ours, but nobody should need to trust that: HTML in them is shown, never run. */
    html({ text }: Tokens.HTML | Tokens.Tag): string {
      return escaped(text);
    },

    /**
     * > [info] Good to know. > [warn] Limits a right. > [law Konsumentköplagen] The law in so many words.
     * The word tells which it is to those who do not see the colour.
     */
    blockquote(this: Block, { tokens, text }: Tokens.Blockquote): string {
      const { kind = "", name } = callout.exec(text)?.groups ?? {};
      if (!isCalloutKind(kind)) throw new Error(`Not a callout: ${text.slice(0, 40)}`);
      const html = this.parser.parse(tokens).replace(/^<p>\[[^\]]*\]\s*/, "<p>");
      return `<div class="callout callout-${kind}"><p class="callout-name">${escaped(name ?? calloutNames[kind])}</p>${html}</div>\n`;
    },

    /** A link that leaves the site opens beside it, and says so. Other kinds are a slip of the pen. */
    link(this: Inline, { href, tokens }: Tokens.Link): string {
      if (!allowedLink.test(href)) throw new Error(`Not an address a text may link to: ${href}`);
      const text = this.parser.parseInline(tokens);
      if (!href.startsWith("https:")) return `<a href="${escaped(href)}">${text}</a>`;
      const mark = `<span aria-hidden="true"> ↗</span><span class="sr-only"> (öppnas i ny flik)</span>`;
      return `<a href="${escaped(href)}" target="_blank" rel="noopener">${text}${mark}</a>`;
    },

    /** A picture of our own, with its size as its title: "595×842". */
    image({ href, text, title }: Tokens.Image): string {
      const [, width, height] = /^(\d+)×(\d+)$/.exec(title ?? "") ?? [];
      if (!href.startsWith("/") || width === undefined || height === undefined)
        throw new Error(`Not a picture a text may show: ${href}`);
      return `<img src="${escaped(href)}" alt="${escaped(text)}" width="${width}" height="${height}">`;
    },

    /**
     * On narrow screens each row becomes a block where a cell says its column, so the name of the column goes
     * with the cell; the roles keep it a table for those who hear it.
     */
    table(this: Inline, { header, rows }: Tokens.Table): string {
      const inline = (cell: Tokens.TableCell) => this.parser.parseInline(cell.tokens);
      const heads = header.map((cell) =>
        cell.text === ""
          ? `<td role="cell"></td>`
          : `<th scope="col" role="columnheader">${inline(cell)}</th>`,
      );
      const lines = rows.map(([first, ...rest]) => {
        const cells = rest.map((cell, at) => {
          // With two columns the heading of the row says enough.
          const label = header.length > 2 ? ` data-label="${escaped(header[at + 1]?.text ?? "")}"` : "";
          return `<td role="cell"${label}>${inline(cell)}</td>`;
        });
        const name = first ? `<th scope="row" role="rowheader">${inline(first)}</th>` : "";
        return `<tr role="row">${name}${cells.join("")}</tr>`;
      });
      return `<table role="table"><thead role="rowgroup"><tr role="row">${heads.join("")}</tr></thead><tbody role="rowgroup">${lines.join("")}</tbody></table>\n`;
    },
  },
});

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
