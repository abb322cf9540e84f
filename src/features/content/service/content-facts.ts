import { company } from "#core/company/company.ts";
import { type LegalGuaranteeNotice, legalGuarantee } from "#core/company/legal-guarantee.ts";
import { sellingTexts } from "#core/company/selling-texts.ts";
import { formatMil } from "#core/text/mileage.ts";
import { formatNumber } from "#core/text/number.ts";
import { inspectionPointCount } from "#features/cars/rules/condition.ts";
import { type WarrantyTerm, warrantyTerms } from "#features/cars/rules/warranty.ts";
import { loanTerms } from "#features/credit/rules/finance-defaults.ts";
import { claimedMil, deliveryClaim } from "#features/delivery/rules/delivery-claim.ts";
import { mailRetentionDays } from "#platform/mail/email.ts";
import { logMonths } from "#platform/staff/log-retention.ts";
import type { ContentFacts } from "../rules/read-content.ts";

const plain = {
  name: company.name,
  legalName: company.legalName,
  organisationNumber: company.organisationNumber,
  phone: company.phone.national,
  email: company.email,
  address: `${company.address.street}, ${company.address.zipCode.replace(" ", "\u00a0")} ${company.address.town}`,
  phoneHours: `${company.phoneHours.opens}–${company.phoneHours.closes} alla dagar`,
  appVersion: company.appVersion,
  leastCars: formatNumber(company.minCarsInStock),
  employees: formatNumber(company.employees),
  customers: formatNumber(company.customers),
  activeSince: String(company.activeSince),
  goodDealDays: String(company.goodDealDays),
  reservationHours: String(company.reservationHours),
  lender: loanTerms.lender,
  deliveryHours: String(company.deliveryHours),
  deliveryMil: String(claimedMil()),
  deliveryClaim,
  minimumAge: String(company.minimumPurchaseAge),
  inspectionPoints: String(inspectionPointCount),
  auditLogYears: String(logMonths.auditLog / 12),
  bidLogYears: String(logMonths.bidLog / 12),
  registerLogYears: String(logMonths.registerAccesses / 12),
  mailKeptDays: String(mailRetentionDays.usually),
  sellingOrder: sellingTexts.all,
  paidFirst: sellingTexts.paid,
  paidWhen: sellingTexts.paidWhen,
  warrantyMonths: warrantyTerms.map(({ months }) => months).join(" eller "),
};

/** Rows of a table about what the warranty gives. */
const rowsOf = (cells: (term: WarrantyTerm) => string[]) =>
  warrantyTerms.map((term) => `| ${cells(term).join(" | ")} |`).join("\n");

/** The Commission's file as it is where we have it; its size goes with it, or the text would jump. */
export function noticeInText({ text, portal, picture }: LegalGuaranteeNotice): string {
  if (picture === null) return `${text} [Läs mer på Ditt Europa](${portal}).`;
  return `[![${picture.alt}](${picture.path} "${picture.width}×${picture.height}")](${portal})`;
}

/** What stands between {{ and }} in the texts: facts about the chain are never typed into them. */
export const contentFacts: ContentFacts = {
  plain,
  inText: {
    ...plain,
    warrantyRows: rowsOf(({ maxYears, maxMil, months, mil }) => [
      `Högst ${maxYears} år gammal och högst ${formatMil(maxMil)}`,
      `${months} månader`,
      formatMil(mil),
    ]),
    warrantyShortRows: rowsOf(({ maxYears, maxMil, months, mil }) => [
      `Högst ${maxYears} år och högst ${formatMil(maxMil)}`,
      `${months} månader eller ${formatMil(mil)}`,
    ]),
    legalGuaranteeHeading: legalGuarantee.heading,
    legalGuarantee: noticeInText(legalGuarantee),
    phone: `[${plain.phone}](tel:${company.phone.international})`,
    email: `[${plain.email}](mailto:${plain.email})`,
  },
};
