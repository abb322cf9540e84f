import PDFDocument from "pdfkit";
import { company } from "#core/company/company.ts";
import { formatDate } from "#core/dates/dates.ts";
import { formatMoment } from "#core/dates/moments.ts";
import { formatKronor, formatMonthly } from "#core/money/kronor.ts";
import { displayPlate } from "#core/plate/display-plate.ts";
import { formatMil } from "#core/text/mileage.ts";
import { formatPercent } from "#core/text/percent.ts";
import { creditRoleAt } from "#features/credit/rules/credit-role.ts";
import { creditWarningAt } from "#features/credit/rules/credit-warning.ts";
import { representativeExample, residualText } from "#features/credit/rules/representative-example.ts";
import { displayHash } from "#features/reservations/rules/frozen-advert.ts";
import type { ProposalContent } from "../rules/proposal-content.ts";
import { type ProposalTotals, proposalTotals } from "../rules/proposal-totals.ts";
import fonts from "./fonts/hanken-grotesk.json" with { type: "json" };

type Pdf = PDFKit.PDFDocument;

const ink = "#16211c";
const soft = "#56645c";
const line = "#d3dad6";
const margin = 56;
const width = 595.28 - 2 * margin;

const bytesOf = (font: string) => Buffer.from(font, "base64");

/**
 * A version on paper, with the hash of its content at the foot of every page. The same content is the same file, byte for byte:
 * nothing in it comes from the clock or from chance.
 */
export function proposalPdf(content: ProposalContent, hash: string): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: "A4",
    margins: { top: margin, left: margin, right: margin, bottom: margin + 36 },
    bufferPages: true,
    lang: "sv",
    info: {
      Title: `Offert ${content.number}, version ${content.version}`,
      Author: company.legalName,
      Subject: hash,
      CreationDate: new Date(content.sentAt),
    },
  });
  const chunks: Buffer[] = [];
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
  const bytes = new Promise<Buffer>((resolve, reject) => {
    pdf.on("end", () => resolve(Buffer.concat(chunks)));
    pdf.on("error", reject);
  });
  pdf.registerFont("regular", bytesOf(fonts.regular)).registerFont("bold", bytesOf(fonts.bold));
  write(pdf, content);
  sign(pdf, content, hash);
  pdf.end();
  return bytes;
}

function write(pdf: Pdf, content: ProposalContent): void {
  const totals = proposalTotals(content);
  pdf.font("bold").fontSize(22).fillColor(ink).text(`Offert från ${company.name}`);
  paragraph(
    pdf,
    `${content.number}, version ${content.version}, till ${content.customer}. Skickad ${formatMoment(new Date(content.sentAt))}, gäller till och med ${formatDate(new Date(content.validUntil))}.`,
  );
  paragraph(pdf, `${content.signature}, ${content.phone}`);
  if (content.greeting !== "") {
    pdf.moveDown(0.6).font("regular").fontSize(10.5).fillColor(ink).text(plain(content.greeting));
  }
  heading(pdf, "Det här ingår");
  if (totals.car)
    row(
      pdf,
      `${totals.car.title}, ${displayPlate(totals.car.licenseplate)}`,
      formatKronor(totals.car.price),
      totals.car.line,
    );
  for (const { label, note, price } of content.extras) row(pdf, label, formatKronor(price), note);
  if (content.discount)
    row(pdf, "Rabatt", `−${formatKronor(content.discount.kronor)}`, content.discount.note);
  row(pdf, "Summa", formatKronor(totals.total), "", true);
  writeTradeIn(pdf, content, totals);
  if (content.cars.length > 1) {
    heading(pdf, "Alternativ, räknas inte in");
    for (const { title, licenseplate, price, line: facts } of content.cars.slice(1))
      row(pdf, `${title}, ${displayPlate(licenseplate)}`, formatKronor(price), facts);
  }
  writeLoan(pdf, content, totals);
  heading(pdf, "Att godkänna är inte ett köp");
  paragraph(
    pdf,
    "Offerten binder dig inte, och bilen är inte reserverad om det inte står där. Köpet görs först när vi har skrivit avtalet, i butik eller på distans. Köper du på distans har du 14 dagars ångerrätt. Du har alltid tre års reklamationsrätt enligt lag.",
  );
}

function writeTradeIn(
  pdf: Pdf,
  { tradeIn }: ProposalContent,
  { tradeInLeft, afterTradeIn }: ProposalTotals,
): void {
  if (tradeIn === null) return;
  heading(pdf, "Din inbytesbil");
  const mileage = tradeIn.mileage === null ? "" : `${formatMil(tradeIn.mileage)}. `;
  row(
    pdf,
    `${tradeIn.title || "Din bil"}, ${displayPlate(tradeIn.licenseplate)}`,
    formatKronor(tradeIn.value),
    `${mileage}Priset gäller om mätare och skick stämmer.`,
  );
  if (tradeIn.debt > 0) row(pdf, "Vi löser ditt billån", `−${formatKronor(tradeIn.debt)}`, "");
  const left = tradeInLeft >= 0 ? "Räknas av" : "Kvar att betala på ditt lån";
  row(pdf, left, formatKronor(Math.abs(tradeInLeft)), "");
  const after = afterTradeIn >= 0 ? "Att betala efter inbyte" : "Du får tillbaka";
  row(pdf, after, formatKronor(Math.abs(afterTradeIn)), "", true);
}

/** Never a monthly cost without its effective rate, example and warning. */
function writeLoan(pdf: Pdf, content: ProposalContent, { loan }: ProposalTotals): void {
  const warning = creditWarningAt(new Date(content.sentAt));
  if (loan === null || content.loan === null || warning === null) return;
  heading(pdf, "Lån");
  row(pdf, `Per månad i ${loan.months} månader`, formatMonthly(loan.monthly), "");
  row(pdf, "Effektiv ränta", formatPercent(loan.effectiveRatePercent), "");
  row(pdf, "Insats, med inbytet inräknat", formatKronor(loan.deposit), "");
  row(pdf, "Att låna", formatKronor(loan.credit), residualText(loan), true);
  paragraph(pdf, representativeExample(loan));
  pdf.moveDown(0.5).font("bold").fontSize(10.5).fillColor(ink).text(warning.heading);
  paragraph(pdf, `${warning.risk} ${warning.support}`);
  paragraph(
    pdf,
    creditRoleAt(new Date(content.sentAt), { company: company.name, lender: content.loan.lender }),
  );
}

function heading(pdf: Pdf, text: string): void {
  ensureSpace(pdf, 70);
  pdf.moveDown(1).font("bold").fontSize(13).fillColor(ink).text(text);
  pdf.moveDown(0.3);
}

function paragraph(pdf: Pdf, text: string): void {
  pdf.font("regular").fontSize(9.5).fillColor(soft).text(plain(text), { lineGap: 1.5 });
}

function row(pdf: Pdf, label: string, amount: string, note: string, isSum = false): void {
  ensureSpace(pdf, 44);
  const top = pdf.y + 4;
  pdf
    .moveTo(margin, top - 4)
    .lineTo(margin + width, top - 4)
    .lineWidth(0.5)
    .strokeColor(line)
    .stroke();
  pdf
    .font(isSum ? "bold" : "regular")
    .fontSize(isSum ? 12 : 10.5)
    .fillColor(ink);
  pdf.text(plain(amount), margin + width - 130, top, { width: 130, align: "right", lineBreak: false });
  pdf.text(plain(label), margin, top, { width: width - 150 });
  if (note !== "")
    pdf
      .font("regular")
      .fontSize(9)
      .fillColor(soft)
      .text(plain(note), { width: width - 150 });
  pdf.x = margin;
  pdf.moveDown(0.35);
}

function ensureSpace(pdf: Pdf, points: number): void {
  if (pdf.y + points > pdf.page.height - pdf.page.margins.bottom) pdf.addPage();
}

/** At the foot of each page: who, which version, and the hash of its content. */
function sign(pdf: Pdf, { number, version }: ProposalContent, hash: string): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    pdf.switchToPage(page);
    // What stands below the margin would begin another page.
    pdf.page.margins.bottom = 0;
    const at = pdf.page.height - margin - 22;
    pdf.font("regular").fontSize(8).fillColor(soft);
    pdf.text(
      `${company.legalName}, ${company.organisationNumber}. Offert ${number}, version ${version}, sida ${page - start + 1} av ${count}.`,
      margin,
      at,
      { width, lineBreak: false },
    );
    pdf.text(`SHA-256 ${displayHash(hash)}`, margin, at + 12, { width, lineBreak: false });
  }
}

/** The font has one kind of space, and no signs of other scripts: what it lacks is left out rather than shown as a box. */
function plain(text: string): string {
  return text
    .replaceAll(/[\u00a0\u202f]/g, " ")
    .replaceAll(/[^\n\u0020-\u017f\u2011-\u2026\u20ac\u2212]/g, "");
}
