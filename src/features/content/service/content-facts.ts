import { company } from "#core/company/company.ts";
import { formatNumber } from "#core/text/number.ts";
import { sellingWords } from "#features/bookings/rules/selling-words.ts";
import { inspectionPointCount } from "#features/cars/rules/condition.ts";
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
  leastCars: formatNumber(company.leastCarsInStock),
  employees: formatNumber(company.employees),
  customers: formatNumber(company.customers),
  activeSince: String(company.activeSince),
  goodDealDays: String(company.goodDealDays),
  minimumAge: String(company.minimumPurchaseAge),
  inspectionPoints: String(inspectionPointCount),
  sellingOrder: sellingWords.all,
  paidFirst: sellingWords.paid,
  paidWhen: sellingWords.paidWhen,
};

/** What stands between {{ and }} in the texts: facts about the chain are never typed into them. [CONTENT-3] [CONTENT-10] */
export const contentFacts: ContentFacts = {
  plain,
  inText: {
    ...plain,
    phone: `[${plain.phone}](tel:${company.phone.international})`,
    email: `[${plain.email}](mailto:${plain.email})`,
  },
};
