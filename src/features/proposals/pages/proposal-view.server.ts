import { company } from "#core/company/company.ts";
import { formatDate } from "#core/dates/dates.ts";
import { formatMoment } from "#core/dates/moments.ts";
import { formatKronor } from "#core/money/kronor.ts";
import { displayPlate } from "#core/plate/display-plate.ts";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { formatNumber } from "#core/text/number.ts";
import { isSold } from "#features/cars/rules/status.ts";
import type { CaseDetails } from "#features/cases/storage/cases.ts";
import { loanExampleView } from "#features/credit/pages/loan-example-view.ts";
import { creditWarningAt } from "#features/credit/rules/credit-warning.ts";
import { loanMonths } from "#features/credit/rules/loan-input.ts";
import { ofAgeField } from "#features/forms/rules/person-fields.ts";
import { displayHash } from "#features/reservations/rules/frozen-advert.ts";
import type { SubmittedForm } from "#platform/http/site-variables.ts";
import { type CarOfOffer, offerTrouble } from "../rules/offer-car.ts";
import { choiceFields } from "../rules/proposal-choice.ts";
import type { ProposalContent } from "../rules/proposal-content.ts";
import { proposalPaths } from "../rules/proposal-paths.ts";
import { type ProposalState, proposalState } from "../rules/proposal-terms.ts";
import { type ProposalChoice, type ProposalTotals, proposalTotals } from "../rules/proposal-totals.ts";
import { versionChanges } from "../rules/version-changes.ts";
import type { ProposalDetails, VersionRow } from "../storage/proposals.ts";
import { carChanges, stoppedTexts } from "./offer-car-texts.server.ts";
import { depositText, payOf, rowsOf, tradeInOf } from "./proposal-rows.server.ts";
import type { ProposalView } from "./proposal-view.ts";

type Asked = {
  proposal: ProposalDetails;
  /** The one that is read. */
  shown: VersionRow;
  token: string;
  isPreview: boolean;
  submission: SubmittedForm | null;
  conversation: CaseDetails | null;
  /** Its cars as they are now. */
  carsNow: ReadonlyMap<LicensePlate, CarOfOffer>;
  now: Date;
};

/** The page in words. An older version is read as it was sent; the last as the customer has moved it. */
export function proposalView(request: Asked): ProposalView {
  const { proposal, shown, token, isPreview, submission, now } = request;
  const content = JSON.parse(shown.content) as ProposalContent;
  const [last = shown] = proposal.versions;
  const isLast = shown.version === last.version;
  const state = proposalState({ withdrawnAt: proposal.withdrawnAt, last }, now);
  const choice = isLast ? (shown.acceptedChoice ?? (shown.acceptedAt ? null : proposal.choice)) : null;
  const totals = proposalTotals(content, choice);
  const warning = creditWarningAt(now);
  const firstName = content.signature.split(/[\s,]/)[0] ?? content.signature;
  const car = totals.car && (request.carsNow.get(totals.car.licenseplate) ?? null);
  const trouble = totals.car && state === "sent" ? offerTrouble(totals.car, car) : null;
  const closed = closedTexts({ state, shown, last, token, firstName, totals, car });
  return {
    number: content.number,
    version: content.version,
    hash: displayHash(shown.hash),
    until: formatDate(shown.validUntil),
    signature: content.signature,
    firstName,
    phone: { text: company.phone.national, href: `tel:${company.phone.international}` },
    page: proposalPaths.page(token),
    pdf: proposalPaths.pdf(token, shown.version),
    live: isLast ? proposalPaths.live(token) : null,
    closed,
    isPreview,
    news: newsOf(proposal, shown, content, token),
    stopped:
      closed === null && trouble !== null && totals.car ? stoppedTexts(trouble, totals.car, firstName) : null,
    warnings: closed ? [] : carChanges(content, totals, request.carsNow),
    cars:
      content.cars.length < 2
        ? []
        : content.cars.map(({ licenseplate, title, price }) => ({
            licenseplate,
            title,
            price: formatKronor(price),
            isChosen: licenseplate === totals.car?.licenseplate,
          })),
    car: totals.car && {
      title: totals.car.title,
      line: totals.car.line,
      href: totals.car.path,
      picture: totals.car.picture,
      plate: displayPlate(totals.car.licenseplate),
      licenseplate: totals.car.licenseplate,
    },
    rows: rowsOf(content, totals, request.carsNow),
    total: formatKronor(totals.total),
    tradeIn: tradeInOf(content, totals),
    pay: payOf(content, totals),
    loan:
      totals.loan && totals.bounds && warning && content.loan
        ? {
            example: loanExampleView(totals.loan),
            deposit: {
              value: totals.deposit,
              text: formatKronor(totals.deposit),
              min: totals.bounds.min,
              max: totals.bounds.max,
              made: depositText(content, totals),
              input: submission?.values[choiceFields.deposit] ?? formatNumber(totals.deposit),
              error: errorAt(submission, choiceFields.deposit),
            },
            months: loanMonths.map((value) => ({ value, isChosen: value === totals.loan?.months })),
            monthsError: errorAt(submission, choiceFields.months),
            lender: content.loan.lender,
            warning,
          }
        : null,
    isMoved: isLast && isMoved(content, choice),
    accept: {
      name: submission?.values.namn ?? content.customer,
      error: errorAt(submission, "namn"),
      isOfAge: Boolean(submission?.values[ofAgeField.name]),
      ageError: errorAt(submission, ofAgeField.name),
    },
    ask: { text: submission?.values.fraga ?? "", error: errorAt(submission, "fraga") },
    notice: submission?.notice ?? null,
    conversation: conversationOf(content, shown, request.conversation),
  };
}

const errorAt = (submission: SubmittedForm | null, field: string) =>
  submission?.errors.find((error) => error.field === field)?.message ?? null;

function isMoved(content: ProposalContent, choice: ProposalChoice | null): boolean {
  if (choice === null) return false;
  const [asSent, moved] = [proposalTotals(content), proposalTotals(content, choice)];
  return (
    asSent.car?.licenseplate !== moved.car?.licenseplate ||
    asSent.deposit !== moved.deposit ||
    asSent.loan?.months !== moved.loan?.months
  );
}

type Closing = {
  state: ProposalState;
  shown: VersionRow;
  last: VersionRow;
  token: string;
  firstName: string;
  totals: ProposalTotals;
  car: CarOfOffer;
};

function closedTexts({ state, shown, last, token, firstName, totals, car }: Closing): ProposalView["closed"] {
  if (shown.version !== last.version)
    return {
      title: `Version ${shown.version} är ersatt`,
      text: `Den gäller inte längre. ${firstName} har skickat version ${last.version}.`,
      renew: false,
      newest: proposalPaths.page(token),
    };
  if (state === "accepted" && last.acceptedAt)
    return {
      title: `Du har godkänt version ${last.version}`,
      text: `${formatMoment(last.acceptedAt)}, av ${last.acceptedBy}. Det är inte ett köp. ${firstName} hör av sig, och köpet görs först när ni har skrivit avtalet. Kvittot finns i din e-post.`,
      renew: false,
      newest: null,
    };
  if (state === "withdrawn")
    return {
      title: "Offerten är återkallad",
      text: `${firstName} har dragit tillbaka den. Du kan läsa den men inte godkänna den.`,
      renew: true,
      newest: null,
    };
  if (state !== "expired") return null;
  const isLeft = car && !isSold(car.status) && car.price !== null;
  const rest = isLeft
    ? ` ${totals.car?.title} finns kvar för ${formatKronor(car.price ?? 0)}.`
    : ` ${car && isSold(car.status) ? "Bilen är såld." : "Bilen är inte längre till salu."}`;
  return {
    title: "Offerten har gått ut",
    text: `Den gällde till och med ${formatDate(last.validUntil)}.${rest}`,
    renew: true,
    newest: null,
  };
}

function newsOf(
  { versions }: ProposalDetails,
  shown: VersionRow,
  content: ProposalContent,
  token: string,
): ProposalView["news"] {
  const before = versions.find(({ version }) => version === shown.version - 1);
  if (!before) return null;
  const news = versionChanges(JSON.parse(before.content) as ProposalContent, content);
  const text = news.length === 0 ? "inga andra villkor" : news.join(", ");
  return { before: before.version, text, href: proposalPaths.version(token, before.version) };
}

function conversationOf(
  content: ProposalContent,
  shown: VersionRow,
  conversation: CaseDetails | null,
): ProposalView["conversation"] {
  const greeting =
    content.greeting === ""
      ? []
      : [{ who: content.signature, text: content.greeting, at: formatMoment(shown.sentAt), isMine: false }];
  const messages = (conversation?.log ?? []).flatMap(({ at, by, message }) =>
    message === null || message.text === ""
      ? []
      : [
          {
            who: by === "customer" ? "Du" : message.author,
            text: message.text,
            at: formatMoment(at),
            isMine: by === "customer",
          },
        ],
  );
  return [...greeting, ...messages];
}
