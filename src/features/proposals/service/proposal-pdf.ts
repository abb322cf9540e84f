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
import { type ProposalSums, proposalSums } from "../rules/proposal-sums.ts";
import fonts from "./fonts/hanken-grotesk.json" with { type: "json" };

type Paper = PDFKit.PDFDocument;

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
  const paper = new PDFDocument({
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
  paper.on("data", (chunk: Buffer) => chunks.push(chunk));
  const whole = new Promise<Buffer>((resolve, reject) => {
    paper.on("end", () => resolve(Buffer.concat(chunks)));
    paper.on("error", reject);
  });
  paper.registerFont("regular", bytesOf(fonts.regular)).registerFont("bold", bytesOf(fonts.bold));
  write(paper, content);
  sign(paper, content, hash);
  paper.end();
  return whole;
}

function write(paper: Paper, content: ProposalContent): void {
  const sums = proposalSums(content);
  paper.font("bold").fontSize(22).fillColor(ink).text(`Offert från ${company.name}`);
  said(
    paper,
    `${content.number}, version ${content.version}, till ${content.customer}. Skickad ${formatMoment(new Date(content.sentAt))}, gäller till och med ${formatDate(new Date(content.validUntil))}.`,
  );
  said(paper, `${content.signature}, ${content.phone}`);
  if (content.greeting !== "") {
    paper.moveDown(0.6).font("regular").fontSize(10.5).fillColor(ink).text(plain(content.greeting));
  }
  heading(paper, "Det här ingår");
  if (sums.car)
    row(
      paper,
      `${sums.car.title}, ${displayPlate(sums.car.licenseplate)}`,
      formatKronor(sums.car.price),
      sums.car.line,
    );
  for (const { label, note, price } of content.extras) row(paper, label, formatKronor(price), note);
  if (content.discount)
    row(paper, "Rabatt", `−${formatKronor(content.discount.kronor)}`, content.discount.note);
  row(paper, "Summa", formatKronor(sums.total), "", true);
  writeTradeIn(paper, content, sums);
  if (content.cars.length > 1) {
    heading(paper, "Alternativ, räknas inte in");
    for (const { title, licenseplate, price, line: facts } of content.cars.slice(1))
      row(paper, `${title}, ${displayPlate(licenseplate)}`, formatKronor(price), facts);
  }
  writeLoan(paper, content, sums);
  heading(paper, "Att godkänna är inte ett köp");
  said(
    paper,
    "Offerten binder dig inte, och bilen är inte reserverad om det inte står där. Köpet görs först när vi har skrivit avtalet, i butik eller på distans. Köper du på distans har du 14 dagars ångerrätt. Du har alltid tre års reklamationsrätt enligt lag.",
  );
}

function writeTradeIn(
  paper: Paper,
  { tradeIn }: ProposalContent,
  { tradeInLeft, afterTradeIn }: ProposalSums,
): void {
  if (tradeIn === null) return;
  heading(paper, "Din inbytesbil");
  const mileage = tradeIn.mileage === null ? "" : `${formatMil(tradeIn.mileage)}. `;
  row(
    paper,
    `${tradeIn.title || "Din bil"}, ${displayPlate(tradeIn.licenseplate)}`,
    formatKronor(tradeIn.value),
    `${mileage}Priset gäller om mätare och skick stämmer.`,
  );
  if (tradeIn.debt > 0) row(paper, "Vi löser ditt billån", `−${formatKronor(tradeIn.debt)}`, "");
  const left = tradeInLeft >= 0 ? "Räknas av" : "Kvar att betala på ditt lån";
  row(paper, left, formatKronor(Math.abs(tradeInLeft)), "");
  const after = afterTradeIn >= 0 ? "Att betala efter inbyte" : "Du får tillbaka";
  row(paper, after, formatKronor(Math.abs(afterTradeIn)), "", true);
}

/** Never a monthly cost without its effective rate, example and warning. */
function writeLoan(paper: Paper, content: ProposalContent, { loan }: ProposalSums): void {
  const warning = creditWarningAt(new Date(content.sentAt));
  if (loan === null || content.loan === null || warning === null) return;
  heading(paper, "Lån");
  row(paper, `Per månad i ${loan.months} månader`, formatMonthly(loan.monthly), "");
  row(paper, "Effektiv ränta", formatPercent(loan.effectiveRatePercent), "");
  row(paper, "Insats, med inbytet inräknat", formatKronor(loan.deposit), "");
  row(paper, "Att låna", formatKronor(loan.credit), residualText(loan), true);
  said(paper, representativeExample(loan));
  paper.moveDown(0.5).font("bold").fontSize(10.5).fillColor(ink).text(warning.heading);
  said(paper, `${warning.risk} ${warning.support}`);
  said(paper, creditRoleAt(new Date(content.sentAt), { company: company.name, lender: content.loan.lender }));
}

function heading(paper: Paper, text: string): void {
  makeRoom(paper, 70);
  paper.moveDown(1).font("bold").fontSize(13).fillColor(ink).text(text);
  paper.moveDown(0.3);
}

function said(paper: Paper, text: string): void {
  paper.font("regular").fontSize(9.5).fillColor(soft).text(plain(text), { lineGap: 1.5 });
}

function row(paper: Paper, label: string, amount: string, note: string, isSum = false): void {
  makeRoom(paper, 44);
  const top = paper.y + 4;
  paper
    .moveTo(margin, top - 4)
    .lineTo(margin + width, top - 4)
    .lineWidth(0.5)
    .strokeColor(line)
    .stroke();
  paper
    .font(isSum ? "bold" : "regular")
    .fontSize(isSum ? 12 : 10.5)
    .fillColor(ink);
  paper.text(plain(amount), margin + width - 130, top, { width: 130, align: "right", lineBreak: false });
  paper.text(plain(label), margin, top, { width: width - 150 });
  if (note !== "")
    paper
      .font("regular")
      .fontSize(9)
      .fillColor(soft)
      .text(plain(note), { width: width - 150 });
  paper.x = margin;
  paper.moveDown(0.35);
}

function makeRoom(paper: Paper, points: number): void {
  if (paper.y + points > paper.page.height - paper.page.margins.bottom) paper.addPage();
}

/** At the foot of each page: who, which version, and the hash of its content. */
function sign(paper: Paper, { number, version }: ProposalContent, hash: string): void {
  const { start, count } = paper.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    paper.switchToPage(page);
    // What stands below the margin would begin another page.
    paper.page.margins.bottom = 0;
    const at = paper.page.height - margin - 22;
    paper.font("regular").fontSize(8).fillColor(soft);
    paper.text(
      `${company.legalName}, ${company.organisationNumber}. Offert ${number}, version ${version}, sida ${page - start + 1} av ${count}.`,
      margin,
      at,
      { width, lineBreak: false },
    );
    paper.text(`SHA-256 ${displayHash(hash)}`, margin, at + 12, { width, lineBreak: false });
  }
}

/** The font has one kind of space, and no signs of other scripts: what it lacks is left out rather than shown as a box. */
function plain(text: string): string {
  return text
    .replaceAll(/[\u00a0\u202f]/g, " ")
    .replaceAll(/[^\n\u0020-\u017f\u2011-\u2026\u20ac\u2212]/g, "");
}
