import { company } from "#core/company/company.ts";
import { type AbsoluteUrl, blockHtml, table } from "./block-html.ts";
import { blockText } from "./block-text.ts";
import type { Email } from "./email.ts";
import { escaped } from "./escape.ts";
import {
  breakable,
  edge,
  font,
  ground,
  groundClass,
  hex,
  ink,
  inkClass,
  logoSize,
  styleSheet,
} from "./mail-style.ts";

type Rendered = { html: string; text: string };
type MailParts = Pick<Email, "subject" | "preheader" | "blocks" | "reason">;
type Surroundings = {
  publicOrigin: string;
  /** Where one click ends these e-mails; null for e-mails that belong to a task. */
  unsubscribeUrl: string | null;
};

const { name, legalName, organisationNumber, address, phone, phoneHours, email } = company;
const companyLines = [
  `${legalName}, org.nr ${organisationNumber}`,
  `${address.street}, ${address.zipCode} ${address.town}`,
];
const phoneLine = `${phone.national}, ${phoneHours.opens}–${phoneHours.closes} alla dagar`;
const leaveText = "Avsluta utskicken";

/** An e-mail as HTML and as text, from the same blocks: neither can forget what the other says. */
export function renderMail(mail: MailParts, { publicOrigin, unsubscribeUrl }: Surroundings): Rendered {
  const absoluteUrl: AbsoluteUrl = (path) => (path.startsWith("/") ? `${publicOrigin}${path}` : path);
  return { html: htmlOf(mail, absoluteUrl, unsubscribeUrl), text: textOf(mail, absoluteUrl, unsubscribeUrl) };
}

function textOf(
  { blocks, reason }: MailParts,
  absoluteUrl: AbsoluteUrl,
  unsubscribeUrl: string | null,
): string {
  const parts = blocks.map((block) => blockText(block, absoluteUrl)).filter((part) => part !== null);
  const leave = unsubscribeUrl === null ? [] : [`${leaveText}: ${unsubscribeUrl}`];
  const foot = ["--", reason, ...leave, ...companyLines, phoneLine, email].join("\n");
  return `${[...parts, foot].join("\n\n")}\n`;
}

/** Fills the line that a list of mails shows, so that the beginning of the e-mail does not come after it. */
const filler = "&#847;&zwnj;&nbsp;".repeat(40);

function htmlOf(mail: MailParts, absoluteUrl: AbsoluteUrl, unsubscribeUrl: string | null): string {
  const { subject, preheader, blocks, reason } = mail;
  const isPicture = (block: MailParts["blocks"][number]) => "picture" in block;
  const pictures = blocks.filter(isPicture).map((block) => blockHtml(block, absoluteUrl));
  const others = blocks.filter((block) => !isPicture(block)).map((block) => blockHtml(block, absoluteUrl));
  const foot = [
    escaped(reason),
    ...companyLines.map(escaped),
    `${escaped(phoneLine)} · ${footLink(email, `mailto:${email}`)}`,
  ];
  if (unsubscribeUrl !== null) foot.splice(1, 0, footLink(leaveText, unsubscribeUrl));
  return `<!doctype html>
<html lang="sv" dir="ltr" xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="x-apple-disable-message-reformatting"><meta name="format-detection" content="telephone=no,date=no,address=no"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escaped(subject)}</title>
<!--[if mso]><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><style>td,p,a,h1,span{font-family:Arial,sans-serif!important}</style><![endif]-->
<style>${styleSheet}</style></head>
<body class="${groundClass("page")}" style="margin:0;padding:0;${ground("page")}"><div style="display:none;max-height:0;overflow:hidden">${escaped(preheader)}${filler}</div>
<table ${table} width="100%" class="${groundClass("page")}" bgcolor="${hex("page")}" style="${ground("page")}"><tr><td align="center"><!--[if mso]><table ${table} width="600"><tr><td><![endif]--><table ${table} width="100%" style="max-width:600px">
<tr><td class="pad logo" style="padding:26px 32px 22px">${logo(absoluteUrl)}</td></tr>
<tr><td class="line ${groundClass("card")}" bgcolor="${hex("card")}" style="${ground("card")};${edge("top")};${edge("bottom")}">${pictures.join("")}<table ${table} width="100%"><tr><td class="pad" style="padding:6px 32px 32px;${breakable}">${others.join("\n")}</td></tr></table></td></tr>
<tr><td class="pad ${inkClass("dim")}" style="padding:22px 32px 32px;${breakable};${font(13, 21)};${ink("dim")}">${foot.join("<br>")}</td></tr>
</table><!--[if mso]></td></tr></table><![endif]--></td></tr></table></body></html>`;
}

function footLink(text: string, href: string): string {
  return `<a class="${inkClass("dim")}" href="${escaped(href)}" style="${ink("dim")};text-decoration:underline">${escaped(text)}</a>`;
}

/** Two pictures, of which one is shown: where the night is not known it is the one of the day. */
function logo(absoluteUrl: AbsoluteUrl): string {
  const { width, height } = logoSize;
  const picture = (file: string) =>
    `<img src="${escaped(absoluteUrl(`/mail/${file}`))}" width="${width}" height="${height}" alt="${escaped(name)}" style="display:block;border:0">`;
  return `<div class="by-day">${picture("logo.png")}</div><!--[if !mso]><!--><div class="by-night" style="display:none;max-height:0;overflow:hidden">${picture("logo-dark.png")}</div><!--<![endif]-->`;
}
