import { stepLabels } from "#core/text/step-labels.ts";
import type { MailBlock, MailCar } from "./email.ts";
import { escaped, escapedLines } from "./escape.ts";
import { displayFont, edge, font, ground, groundClass, hex, ink, inkClass } from "./mail-style.ts";

export const table = `role="presentation" cellpadding="0" cellspacing="0" border="0"`;

/** A path of ours becomes a whole address; nothing else is changed. */
export type AbsoluteUrl = (path: string) => string;

const paragraph = (text: string, top = 10) =>
  `<p class="${inkClass("dim")}" style="margin:${top}px 0 0;${font(16, 24)};${ink("dim")}">${escapedLines(text)}</p>`;

const link = (text: string, href: string) =>
  `<a class="${inkClass("brandText")}" href="${escaped(href)}" style="${ink("brandText")};text-decoration:underline">${escaped(text)}</a>`;

/** One row a kind: a new block is a new row here and in block-text.ts. Everything is a table, because of Outlook. */
export function blockHtml(block: MailBlock, absoluteUrl: AbsoluteUrl): string {
  if ("picture" in block) return picture(block.picture, absoluteUrl);
  if ("number" in block) return number(block.label, block.number);
  if ("heading" in block)
    return `<h1 class="${inkClass("text")}" style="margin:22px 0 0;hyphens:auto;${displayFont(28, 32)};${ink("text")}">${escaped(block.heading)}</h1>`;
  if ("text" in block) return paragraph(block.text);
  if ("facts" in block) return facts(block.facts);
  if ("button" in block) return button(block.button, absoluteUrl(block.href));
  if ("quote" in block) return quote(block, absoluteUrl);
  if ("link" in block)
    return `<p style="margin:14px 0 0;text-align:center;${font(16, 24)}">${link(block.link, absoluteUrl(block.href))}</p>`;
  if ("steps" in block) return steps(block.steps);
  return car(block.car, absoluteUrl);
}

/** Many mail programs load pictures only when they are told to: until then their words stand in the place. */
const unseenClass = `${groundClass("sunken")} ${inkClass("dim")}`;
const unseen = `${font(15, 22)};${ground("sunken")};${ink("dim")}`;

function picture({ src, alt }: { src: string; alt: string }, absoluteUrl: AbsoluteUrl): string {
  return `<img src="${escaped(absoluteUrl(src))}" width="600" height="300" alt="${escaped(alt)}" class="${unseenClass}" style="display:block;width:100%;height:auto;aspect-ratio:2/1;object-fit:cover;border:0;${unseen}">`;
}

function number(label: string, text: string): string {
  return `<p class="${inkClass("dim")}" style="margin:22px 0 0;${font(16, 24)};${ink("dim")}">${escaped(label)}</p><p class="${inkClass("text")}" style="margin:0;${displayFont(40, 44)};${ink("text")};white-space:nowrap">${escaped(text)}</p>`;
}

/**
 * A table in earnest, unlike the others: names and values, and read out as such. On a telephone the value stands below its
 * name; where a program knows no widths it breaks an address before it pushes the table out.
 */
function facts(rows: readonly (readonly [string, string])[]): string {
  const cell = (tag: "th" | "td", role: "dim" | "text", style: string, text: string) =>
    `<${tag}${tag === "th" ? ' scope="row" width="42%"' : ""} class="line fact ${inkClass(role)}" valign="top" style="padding:11px 0;${font(16, 24)};${ink(role)};${edge("bottom")};${style}">${escapedLines(text)}</${tag}>`;
  const row = ([name, value]: readonly [string, string]) =>
    `<tr>${cell("th", "dim", "padding-right:16px;text-align:left;font-weight:400;hyphens:auto", name)}${cell("td", "text", "text-align:right;font-weight:600", value)}</tr>`;
  return `<table cellpadding="0" cellspacing="0" border="0" width="100%" style="margin-top:20px;table-layout:fixed">${rows.map(row).join("")}</table>`;
}

/** Outlook on Windows drops the padding of a link: the cell has the colour and its own height. */
function button(text: string, href: string): string {
  return `<table ${table} width="100%" style="margin-top:24px"><tr><td class="${groundClass("brand")}" align="center" bgcolor="${hex("brand")}" style="${ground("brand")};border-radius:8px;height:48px"><a class="${inkClass("onBrand")}" href="${escaped(href)}" style="display:block;padding:12px 16px;${font(16, 24)};font-weight:600;${ink("onBrand")};text-decoration:none">${escaped(text)}</a></td></tr></table>`;
}

function quote(block: Extract<MailBlock, { quote: string }>, absoluteUrl: AbsoluteUrl): string {
  const title = block.title === undefined ? "" : `<b>${escaped(block.title)}</b><br>`;
  const more = block.link ? ` ${link(block.link.text, absoluteUrl(block.link.href))}` : "";
  const note =
    block.note === undefined
      ? ""
      : `<br><span class="${inkClass("dim")}" style="${font(13, 20)};${ink("dim")}">${escaped(block.note)}</span>`;
  return `<table ${table} width="100%" style="margin-top:20px"><tr><td class="${groundClass("sunken")} ${inkClass("text")}" bgcolor="${hex("sunken")}" style="${ground("sunken")};border-radius:8px;padding:14px 18px;${font(15, 23)};${ink("text")}">${title}${escapedLines(block.quote)}${more}${note}</td></tr></table>`;
}

const marks = { done: "✓", now: "●", next: "○" } as const;

function steps(list: Extract<MailBlock, { steps: unknown }>["steps"]): string {
  const row = ({ title, note, state }: (typeof list)[number]) =>
    `<tr><td class="${inkClass("brandText")}" width="28" valign="top" style="padding-top:14px;${font(16, 22)};${ink("brandText")}"><span role="img" aria-label="${stepLabels[state]}">${marks[state]}</span></td><td class="${inkClass("dim")}" style="padding-top:14px;${font(15, 22)};${ink("dim")}"><b class="${inkClass("text")}" style="${ink("text")}">${escaped(title)}</b><br>${escaped(note)}</td></tr>`;
  return `<table ${table} width="100%" style="margin-top:10px">${list.map(row).join("")}</table>`;
}

const tones = {
  new: ["brandSoft", "onBrandSoft"],
  cut: ["accentSoft", "onAccentSoft"],
  free: ["infoSoft", "onInfoSoft"],
} as const;

function car(
  { title, line, price, lowestBefore, reason, href, picture: src }: MailCar,
  absoluteUrl: AbsoluteUrl,
): string {
  const address = escaped(absoluteUrl(href));
  const word = reason ? reasonLabel(reason) : "";
  const small = (text: string) =>
    `<br><span class="${inkClass("dim")}" style="${font(13, 18)};font-weight:400;${ink("dim")}">${text}</span>`;
  // Tables that stand beside each other where there is room for both, and below each other where there is not.
  const amount = (text: string, note: string) =>
    `<table ${table} align="left"><tr><td class="${inkClass("text")}" style="padding:8px 20px 0 0;${displayFont(19, 24)};${ink("text")};white-space:nowrap">${escaped(text)}${note}</td></tr></table>`;
  const prices = lowestBefore
    ? amount(price, small("sänkt pris")) + amount(lowestBefore, small("lägst 30 dagar före"))
    : amount(price, "");
  const cover =
    src === null
      ? ""
      : `<td class="stack cover line" width="42%" valign="top" style="padding:22px 0;${edge("bottom")}"><a href="${address}" style="text-decoration:none"><img src="${escaped(absoluteUrl(src))}" width="224" height="149" alt="${escaped(title)}" class="${unseenClass}" style="display:block;width:100%;max-width:224px;height:auto;border:0;border-radius:8px;${unseen}"></a></td>`;
  const gap = src === null ? "22px 0" : "22px 0 22px 20px";
  return `<table ${table} width="100%"><tr>${cover}<td class="stack ${src === null ? "" : "gap "}line" valign="top" style="padding:${gap};${edge("bottom")}">${word}<a class="${inkClass("text")}" href="${address}" style="display:block;margin-top:8px;${displayFont(19, 24)};${ink("text")};text-decoration:none">${escaped(title)}</a><span class="${inkClass("dim")}" style="${font(15, 22)};${ink("dim")}">${escaped(line)}</span><br>${prices}</td></tr></table>`;
}

function reasonLabel({ text, tone }: NonNullable<MailCar["reason"]>): string {
  const [back, front] = tones[tone];
  return `<span class="${groundClass(back)} ${inkClass(front)}" style="display:inline-block;padding:2px 10px;border-radius:4px;${font(14, 21)};font-weight:600;${ground(back)};${ink(front)}">${escaped(text)}</span>`;
}
