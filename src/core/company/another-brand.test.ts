import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import type { WorkshopTerms } from "#features/bookings/rules/workshop-works.ts";
import type { WarrantyTerm } from "#features/cars/rules/warranty.ts";
import type { AnswerTemplate } from "#features/cases/rules/answer-template.ts";
import type { FinanceDefaults, LoanTerms } from "#features/credit/rules/finance-defaults.ts";
import type { DeliveryRules } from "#features/delivery/rules/delivery.ts";
import type { WarrantyOffer } from "#features/forms/rules/warranty-request-form.ts";
import type { PriceLimits } from "#features/pricing/rules/price-doubts.ts";
import type { ProposalExtras } from "#features/proposals/rules/proposal-extras.ts";
import type { RunningCosts } from "#features/running-costs/rules/running-costs.ts";
import type { StorePlaceRow } from "#features/store-pages/rules/store-places.ts";
import type { Market } from "#features/trade-in/rules/similar-adverts.ts";
import type { BuyingTerms } from "#features/valuation/rules/buying-price.ts";
import type { ExitPopupMode } from "#features/visitors/rules/exit-popup.ts";
import { answerTemplates } from "#tests/another-brand/answer-templates.ts";
import { buying } from "#tests/another-brand/buying.ts";
import { campaign } from "#tests/another-brand/campaign.ts";
import { company } from "#tests/another-brand/company.ts";
import { delivery } from "#tests/another-brand/delivery.ts";
import { exitPopup } from "#tests/another-brand/exit-popup.ts";
import { finance, loanTerms } from "#tests/another-brand/finance.ts";
import { market } from "#tests/another-brand/market.ts";
import { priceLimits } from "#tests/another-brand/price-limits.ts";
import { proposalExtras } from "#tests/another-brand/proposal-extras.ts";
import { runningCosts } from "#tests/another-brand/running-costs.ts";
import { storePlaces } from "#tests/another-brand/store-places.ts";
import { warrantyOffer, warrantyTerms } from "#tests/another-brand/warranty.ts";
import { workshop } from "#tests/another-brand/workshop.ts";
import type { BannerCampaign } from "./campaign.ts";
import type { Company } from "./company-facts.ts";

/** Who reads a value of brand/ gives it its type; the compiler holds those of another chain to the same types here. */
const values: Record<string, object> = {
  answerTemplates: answerTemplates satisfies readonly AnswerTemplate[],
  buying: buying satisfies BuyingTerms,
  campaign: campaign satisfies BannerCampaign,
  company: company satisfies Company,
  delivery: delivery satisfies DeliveryRules,
  exitPopup: exitPopup satisfies { mode: ExitPopupMode },
  finance: finance satisfies FinanceDefaults,
  loanTerms: loanTerms satisfies LoanTerms,
  market: market satisfies Market,
  priceLimits: priceLimits satisfies PriceLimits,
  proposalExtras: proposalExtras satisfies ProposalExtras,
  runningCosts: runningCosts satisfies RunningCosts,
  storePlaces: storePlaces satisfies Readonly<Record<string, StorePlaceRow>>,
  warrantyOffer: warrantyOffer satisfies WarrantyOffer,
  warrantyTerms: warrantyTerms satisfies readonly WarrantyTerm[],
  workshop: workshop satisfies WorkshopTerms,
};
/** What is shown alone is held to nothing but its use. */
const looks = ["logo", "logoInverse", "mailTheme", "themeColours"];

const sources = (folder: string) => globSync(`${folder}/*.ts`).filter((file) => !file.endsWith(".test.ts"));
const exportsIn = (folder: string) =>
  Object.fromEntries(
    sources(folder).map((file) => [
      basename(file),
      [...readFileSync(file, "utf8").matchAll(/^export const (\w+)/gm)].map(([, name]) => name),
    ]),
  );

test("[BRAND-1] another chain's folder has the same files and values, each of the type that its readers give it", () => {
  expect(exportsIn("tests/another-brand")).toEqual(exportsIn("brand"));
  expect(Object.values(exportsIn("brand")).flat().sort()).toEqual([...Object.keys(values), ...looks].sort());
});

test("[BRAND-1] brand/ is data: it imports nothing but its own files", () => {
  const imports = [...sources("brand"), ...sources("tests/another-brand")].flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\bfrom "([^"]+)"/g)].map(([, name = ""]) => name),
  );
  expect(imports.filter((name) => !/^\.\/[\w-]+\.svg\?no-inline$/.test(name))).toEqual([]);
});
