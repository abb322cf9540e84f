import { stepLabels } from "#core/text/step-labels.ts";
import type { AbsoluteUrl } from "./block-html.ts";
import type { MailBlock } from "./email.ts";

/** The same in plain text, in the same order, with whole addresses. A picture alone says nothing. */
export function blockText(block: MailBlock, absoluteUrl: AbsoluteUrl): string | null {
  if ("picture" in block) return null;
  if ("number" in block) return `${block.label}\n${block.number}`;
  if ("heading" in block) return `${block.heading}\n${"=".repeat([...block.heading].length)}`;
  if ("text" in block) return block.text;
  if ("facts" in block)
    return block.facts.map(([name, value]) => `${name}${name.endsWith("?") ? "" : ":"} ${value}`).join("\n");
  if ("button" in block) return `${block.button}:\n${absoluteUrl(block.href)}`;
  if ("quote" in block) return quote(block, absoluteUrl);
  if ("link" in block) return `${block.link}:\n${absoluteUrl(block.href)}`;
  if ("steps" in block)
    return block.steps
      .map(({ title, note, state }) => `${stepLabels[state]}: ${title}\n  ${note}`)
      .join("\n");
  const { title, line, price, lowestBefore, reason, href } = block.car;
  const prices = lowestBefore ? `${price} (lägst 30 dagar före: ${lowestBefore})` : price;
  return [...(reason ? [reason.text] : []), title, line, prices, absoluteUrl(href)].join("\n");
}

function quote(
  { title, quote: said, note, link }: Extract<MailBlock, { quote: string }>,
  absoluteUrl: AbsoluteUrl,
): string {
  const lines = [...(title === undefined ? [] : [title]), ...said.split("\n")].map((line) => `> ${line}`);
  if (link) lines.push(`${link.text}: ${absoluteUrl(link.href)}`);
  if (note !== undefined) lines.push(note);
  return lines.join("\n");
}
