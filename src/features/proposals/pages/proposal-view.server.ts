import { company } from "#core/company/company.ts";
import { formatDate } from "#core/dates/dates.ts";
import { formatMoment } from "#core/dates/moments.ts";
import { formatKronor } from "#core/money/kronor.ts";
import { displayPlate } from "#core/plate/display-plate.ts";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { formatNumber } from "#core/text/number.ts";
import { isSold } from "#features/cars/rules/status.ts";
import type { WholeCase } from "#features/cases/storage/cases.ts";
import { loanExampleView } from "#features/credit/pages/loan-example-view.ts";
import { creditWarningAt } from "#features/credit/rules/credit-warning.ts";
import { loanMonths } from "#features/credit/rules/loan-wish.ts";
import { ofAgeField } from "#features/forms/rules/person-fields.ts";
import { displayHash } from "#features/reservations/rules/frozen-advert.ts";
import type { PostedForm } from "#platform/http/site-variables.ts";
import { type CarOfOffer, offerTrouble } from "../rules/offer-car.ts";
import { choiceFields } from "../rules/proposal-choice.ts";
import type { ProposalContent } from "../rules/proposal-content.ts";
import { proposalPaths } from "../rules/proposal-paths.ts";
import { type ProposalChoice, type ProposalSums, proposalSums } from "../rules/proposal-sums.ts";
import { type ProposalState, proposalState } from "../rules/proposal-terms.ts";
import { versionNews } from "../rules/version-news.ts";
import type { VersionRow, WholeProposal } from "../storage/proposals.ts";
import { carNews, stoppedWords } from "./offer-car-words.server.ts";
import { depositWords, payOf, rowsOf, tradeInOf } from "./proposal-rows.server.ts";
import type { ProposalView } from "./proposal-view.ts";

type Asked = {
  proposal: WholeProposal;
  /** The one that is read. */
  shown: VersionRow;
  token: string;
  isPreview: boolean;
  posted: PostedForm | null;
  talk: WholeCase | null;
  /** Its cars as they are now. */
  carsNow: ReadonlyMap<LicensePlate, CarOfOffer>;
  now: Date;
};

/** The page in words. An older version is read as it was sent; the last as the customer has moved it. */
export function proposalView(asked: Asked): ProposalView {
  const { proposal, shown, token, isPreview, posted, now } = asked;
  const content = JSON.parse(shown.content) as ProposalContent;
  const [last = shown] = proposal.versions;
  const isLast = shown.version === last.version;
  const state = proposalState({ withdrawnAt: proposal.withdrawnAt, last }, now);
  const choice = isLast ? (shown.acceptedChoice ?? (shown.acceptedAt ? null : proposal.choice)) : null;
  const sums = proposalSums(content, choice);
  const warning = creditWarningAt(now);
  const firstName = content.signature.split(/[\s,]/)[0] ?? content.signature;
  const car = sums.car && (asked.carsNow.get(sums.car.licenseplate) ?? null);
  const trouble = sums.car && state === "sent" ? offerTrouble(sums.car, car) : null;
  const closed = closedWords({ state, shown, last, token, firstName, sums, car });
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
      closed === null && trouble !== null && sums.car ? stoppedWords(trouble, sums.car, firstName) : null,
    warnings: closed ? [] : carNews(content, sums, asked.carsNow),
    cars:
      content.cars.length < 2
        ? []
        : content.cars.map(({ licenseplate, title, price }) => ({
            licenseplate,
            title,
            price: formatKronor(price),
            isChosen: licenseplate === sums.car?.licenseplate,
          })),
    car: sums.car && {
      title: sums.car.title,
      line: sums.car.line,
      href: sums.car.path,
      picture: sums.car.picture,
      plate: displayPlate(sums.car.licenseplate),
      licenseplate: sums.car.licenseplate,
    },
    rows: rowsOf(content, sums, asked.carsNow),
    total: formatKronor(sums.total),
    tradeIn: tradeInOf(content, sums),
    pay: payOf(content, sums),
    loan:
      sums.loan && sums.bounds && warning && content.loan
        ? {
            example: loanExampleView(sums.loan),
            deposit: {
              value: sums.deposit,
              text: formatKronor(sums.deposit),
              least: sums.bounds.least,
              most: sums.bounds.most,
              made: depositWords(content, sums),
              typed: posted?.values[choiceFields.deposit] ?? formatNumber(sums.deposit),
              error: errorAt(posted, choiceFields.deposit),
            },
            months: loanMonths.map((value) => ({ value, isChosen: value === sums.loan?.months })),
            monthsError: errorAt(posted, choiceFields.months),
            lender: content.loan.lender,
            warning,
          }
        : null,
    isMoved: isLast && isMoved(content, choice),
    accept: {
      name: posted?.values.namn ?? content.customer,
      error: errorAt(posted, "namn"),
      isOfAge: Boolean(posted?.values[ofAgeField.name]),
      ageError: errorAt(posted, ofAgeField.name),
    },
    ask: { text: posted?.values.fraga ?? "", error: errorAt(posted, "fraga") },
    notice: posted?.notice ?? null,
    talk: talkOf(content, shown, asked.talk),
  };
}

const errorAt = (posted: PostedForm | null, field: string) =>
  posted?.errors.find((error) => error.field === field)?.message ?? null;

function isMoved(content: ProposalContent, choice: ProposalChoice | null): boolean {
  if (choice === null) return false;
  const [asSent, moved] = [proposalSums(content), proposalSums(content, choice)];
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
  sums: ProposalSums;
  car: CarOfOffer;
};

function closedWords({ state, shown, last, token, firstName, sums, car }: Closing): ProposalView["closed"] {
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
    ? ` ${sums.car?.title} finns kvar för ${formatKronor(car.price ?? 0)}.`
    : ` ${car && isSold(car.status) ? "Bilen är såld." : "Bilen är inte längre till salu."}`;
  return {
    title: "Offerten har gått ut",
    text: `Den gällde till och med ${formatDate(last.validUntil)}.${rest}`,
    renew: true,
    newest: null,
  };
}

function newsOf(
  { versions }: WholeProposal,
  shown: VersionRow,
  content: ProposalContent,
  token: string,
): ProposalView["news"] {
  const before = versions.find(({ version }) => version === shown.version - 1);
  if (!before) return null;
  const news = versionNews(JSON.parse(before.content) as ProposalContent, content);
  const text = news.length === 0 ? "inga andra villkor" : news.join(", ");
  return { before: before.version, text, href: proposalPaths.version(token, before.version) };
}

function talkOf(content: ProposalContent, shown: VersionRow, talk: WholeCase | null): ProposalView["talk"] {
  const greeting =
    content.greeting === ""
      ? []
      : [{ who: content.signature, text: content.greeting, at: formatMoment(shown.sentAt), isMine: false }];
  const said = (talk?.log ?? []).flatMap(({ at, by, message }) =>
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
  return [...greeting, ...said];
}
