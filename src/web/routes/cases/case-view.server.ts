import type { WholeCase } from "#data/queries/cases.ts";
import { stockholmDay } from "#domain/calendar/stockholm-day.ts";
import { caseKinds } from "#domain/case/case-kinds.ts";
import { displayCaseNumber, spokenCaseNumber } from "#domain/case/case-number.ts";
import { caseSteps } from "#domain/case/case-progress.ts";
import { caseEvents, caseStates } from "#domain/case/case-states.ts";
import { clockEnd } from "#domain/case/legal-clocks.ts";
import { displayPlate } from "#domain/plate/display-plate.ts";
import { formatDate } from "#domain/text/dates.ts";
import { formatMoment, formatUntil } from "#domain/text/moments.ts";
import { formatNumber } from "#domain/text/number.ts";
import { paths } from "#paths";
import type { CaseView } from "#web/features/case/case-view.ts";

/** All that the page of a case says, in words. [ERRAND-5] [POST-9] */
export function caseView(one: WholeCase, token: string, isReceipt: boolean): CaseView {
  const answerBy = one.answerBy && formatUntil(one.answerBy);
  const opened = formatMoment(one.openedAt);
  return {
    subject: one.subject,
    kind: caseKinds[one.kind].label,
    number: displayCaseNumber(one.number),
    spoken: spokenCaseNumber(one.number),
    state: caseStates[one.state],
    opened,
    email: one.email,
    isReceipt,
    steps: caseSteps({ kind: one.kind, state: one.state, answerBy, openedAt: opened }),
    facts: [
      ...(one.licenseplate ? [{ label: "Bil", text: displayPlate(one.licenseplate) }] : []),
      ...lawOf(one),
    ],
    lines: one.log.map(({ place, at, by, event, message }) => ({
      key: place,
      at: formatMoment(at),
      isOurs: by !== "customer",
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

/** What the law gives from the day we were told. [CLOCK-2] */
function lawOf({ kind, openedAt }: WholeCase): { label: string; text: string }[] {
  const repaid = kind === "withdrawal" ? clockEnd("repayment", stockholmDay(openedAt)) : null;
  return repaid
    ? [{ label: "Pengarna tillbaka", text: `senast ${formatDate(new Date(repaid.lastDay))}` }]
    : [];
}
