import { formatMoment } from "#core/dates/moments.ts";
import { paths } from "#core/paths.ts";
import { displayPlate } from "#core/plate/display-plate.ts";
import { initialsOf } from "#core/text/initials.ts";
import { caseKinds } from "../rules/case-kinds.ts";
import { displayCaseNumber } from "../rules/case-number.ts";
import { dueText } from "../rules/due-text.ts";
import type { ListedCase } from "./case-responses.ts";

export const caseAddress = (number: string, search = "") =>
  paths.staff(`arenden/${number.toLowerCase()}/`) + search;

const looks = { late: "st-late", soon: "st-soon", later: undefined, none: "t3" } as const;

export function DueTime({ answerBy }: Pick<ListedCase, "answerBy">) {
  const { text, urgency } = dueText(answerBy === null ? null : new Date(answerBy), new Date());
  return <span className={looks[urgency]}>{text}</span>;
}

/** What a list says of a case beside its subject. */
export function caseFacts({ number, kind, email, name, licenseplate }: ListedCase): string {
  const plate = licenseplate && displayPlate(licenseplate);
  return [displayCaseNumber(number), caseKinds[kind].label, name ?? email, plate].filter(Boolean).join(" · ");
}

/** By whom and until when, wherever a case stands. */
export function snoozeText({ snoozedUntil, snoozedBy }: Pick<ListedCase, "snoozedUntil" | "snoozedBy">) {
  return snoozedUntil && `Uppskjutet av ${snoozedBy} till ${formatMoment(new Date(snoozedUntil))}`;
}

type CaseRowProps = {
  row: ListedCase;
  isCurrent: boolean;
  meId: string;
  onFocus: () => void;
  /** What can be done to it from the list; undefined where the list has no such column. */
  action?: React.ReactNode;
};

/** A row of the day's queue: what it is about is one link. */
export function CaseRow({ row, isCurrent, meId, onFocus, action }: CaseRowProps) {
  const { number, subject, assigneeName, assigneeId } = row;
  return (
    <tr className={isCurrent ? "cur" : undefined} data-case={number}>
      <td className="sp-what">
        <a href={caseAddress(number)} onFocus={onFocus}>
          <b>{subject}</b>
          <small>{[caseFacts(row), snoozeText(row)].filter(Boolean).join(" · ")}</small>
        </a>
      </td>
      <td className="sp-who">
        {assigneeName === null ? (
          <span className="st-av none" title="Utan ansvarig">
            –
          </span>
        ) : (
          <span className={assigneeId === meId ? "st-av me" : "st-av"} title={assigneeName}>
            {initialsOf(assigneeName)}
          </span>
        )}
      </td>
      <td className="sp-time">
        <DueTime answerBy={row.answerBy} />
      </td>
      {action !== undefined && <td className="sp-act">{action}</td>}
    </tr>
  );
}
