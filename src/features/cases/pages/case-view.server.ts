import { formatDate } from "#core/dates/dates.ts";
import { formatMoment, formatUntil } from "#core/dates/moments.ts";
import { paths } from "#core/paths.ts";
import { displayPlate } from "#core/plate/display-plate.ts";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { formatNumber } from "#core/text/number.ts";
import { canCustomerClose } from "../rules/case-closing.ts";
import { caseKinds } from "../rules/case-kinds.ts";
import { caseLaw, isLateWithdrawal } from "../rules/case-law.ts";
import { displayCaseNumber, spokenCaseNumber } from "../rules/case-number.ts";
import { caseSteps } from "../rules/case-progress.ts";
import { caseStages, closesOn, hasAnswered } from "../rules/case-stages.ts";
import { caseEvents, caseStates } from "../rules/case-states.ts";
import { receiptKey } from "../rules/receipt-key.ts";
import type { CaseDetails } from "../storage/cases.ts";
import type { CaseView } from "./case-view.ts";

type Seen = {
  token: string;
  uploadTo: string;
  isReceipt: boolean;
  isCopy: boolean;
  now: Date;
  /** The advert of a car of ours. */
  advertOf: (plate: LicensePlate) => { title: string; to: string } | null;
};

/** The page about the customer's legal rights. */
const lawPages = {
  withdrawal: { text: "Läs om ångerrätten", to: paths.withdrawal() },
  other: { text: "Läs om reklamation", to: paths.complaint() },
} as const;

/** All that the page of a case says, in words. */
export function caseView(
  one: CaseDetails,
  { token, uploadTo, isReceipt, isCopy, now, advertOf }: Seen,
): CaseView {
  const answerBy = one.answerBy && formatUntil(one.answerBy);
  const opened = formatMoment(one.openedAt);
  const law = caseLaw(one, now);
  const questionPlace = one.log.findLast(({ event }) => event === "askedCustomer")?.place;
  const plate = one.licenseplate;
  const advert = plate && advertOf(plate);
  return {
    subject: one.subject,
    kind: caseKinds[one.kind].label,
    number: displayCaseNumber(one.number),
    plainNumber: one.number,
    spoken: spokenCaseNumber(one.number),
    state: caseStates[one.state],
    opened,
    email: one.email,
    isReceipt,
    emailKeys: [receiptKey(one)],
    sent: null,
    receiptTo: paths.caseReceipt(token),
    answers: (one.answers ?? []).map(({ label, text }) => ({ label, text })),
    isCopy,
    closeTo: canCustomerClose(one) ? paths.caseClose(token) : null,
    uploadTo,
    caseTo: paths.case(token),
    copyTo: `${paths.case(token)}?kopia=1`,
    stages: caseStages(one),
    steps: caseSteps({
      kind: one.kind,
      state: one.state,
      answerBy,
      openedAt: opened,
      closesOn: formatDate(closesOn(one)),
      isAnswered: hasAnswered(one.log),
      isLate: isLateWithdrawal(one),
    }),
    law: law && { ...law, more: lawPages[one.kind === "withdrawal" ? "withdrawal" : "other"] },
    car: plate && { plate: displayPlate(plate), title: advert?.title ?? null, to: advert?.to ?? null },
    facts: [],
    lines: one.log.map(({ place, at, by, event, message }) => ({
      key: place,
      at: formatMoment(at),
      isOurs: by !== "customer",
      isToAnswer: one.state === "waitingForCustomer" && place === questionPlace,
      heading: message?.text ? (by === "customer" ? "Du" : message.author) : caseEvents[event],
      text: message && message.text !== "" ? message.text : null,
      files: (message?.attachments ?? []).map((file) => ({
        name: file.name,
        size: `${file.type === "image/jpeg" ? "bild" : "PDF"}, ${formatNumber(Math.ceil(file.bytes / 1_000))} kB`,
        isPicture: file.type === "image/jpeg",
        to: paths.caseFile(token, place, file.at),
      })),
    })),
  };
}
