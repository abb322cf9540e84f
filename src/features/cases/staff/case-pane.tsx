import { AlarmClock } from "lucide-react";
import { useMemo, useState } from "react";
import { formatMoment } from "#core/dates/moments.ts";
import type { Me } from "#platform/staff/me.ts";
import { Loading, PageProblem } from "#platform/staff/page-states.tsx";
import { useShortcuts } from "#platform/staff/shortcuts.ts";
import { callStaff } from "#platform/staff/staff-api.ts";
import { asProblem, useStaffData } from "#platform/staff/use-staff-data.ts";
import { caseKinds } from "../rules/case-kinds.ts";
import { displayCaseNumber } from "../rules/case-number.ts";
import { caseStates } from "../rules/case-states.ts";
import { CaseClock } from "./case-clock.tsx";
import { CaseConversation } from "./case-conversation.tsx";
import type { CaseDetails } from "./case-responses.ts";
import { snoozeText } from "./case-row.tsx";
import { CaseSide } from "./case-side.tsx";
import { CloseDialog } from "./close-dialog.tsx";
import { SnoozeDialog } from "./snooze-dialog.tsx";
import { WriteForm, type WriteTab } from "./write-form.tsx";

/** Resolves to true when it succeeded. */
export type SendCaseAction = (
  to: "assign" | "tell" | "note" | "snooze",
  body: object,
  done: string,
) => Promise<boolean>;
type CasePaneProps = { me: Me; number: string; back: string; onChange: () => void };

/** One case: its messages, assignee and deadline, and what can be done with it. */
export function CasePane({ me, number, back, onChange }: CasePaneProps) {
  const path = `/api/staff/cases/${number}`;
  const { data, problem, reload } = useStaffData<CaseDetails>(path);
  const [failure, setRefused] = useState<ReturnType<typeof asProblem> | null>(null);
  const [message, setMessage] = useState("");

  const changed = (done: string) => {
    setMessage(done);
    reload();
    onChange();
  };

  const send: SendCaseAction = async (to, body, done) => {
    setRefused(null);
    try {
      await callStaff(`${path}/${to}`, { body });
      setMessage(done);
      return true;
    } catch (error) {
      setRefused(asProblem(error));
      return false;
    } finally {
      reload();
      onChange();
    }
  };

  return (
    <section className="sc-case" aria-label="Ärendet">
      <p className="sc-back">
        <a className="link" href={back}>
          Till listan
        </a>
      </p>
      <p className="sr" role="status">
        {message}
      </p>
      {problem && <PageProblem problem={problem} />}
      {failure && <PageProblem problem={failure} />}
      {data === null ? !problem && <Loading /> : <Case me={me} row={data} send={send} onChange={changed} />}
    </section>
  );
}

type CaseProps = {
  me: Me;
  row: CaseDetails;
  send: SendCaseAction;
  /** Something else was done; `done` is the text to show. */
  onChange: (done: string) => void;
};

function Case({ me, row, send, onChange }: CaseProps) {
  const [writing, setWriting] = useState<WriteTab | null>(null);
  const [isSnoozing, setSnoozing] = useState(false);
  const [isClosing, setClosing] = useState(false);
  const seen = row.log.at(-1)?.place ?? 0;
  const { may, assigneeId, closingConcern } = row;
  const isAssignedToMe = assigneeId === me.id && row.state !== "closed";
  const shortcuts = useMemo(() => {
    const close = () => {
      if (closingConcern !== null) return setClosing(true);
      void send("tell", { event: "closed", text: "", seen }, "Ärendet är stängt.");
    };
    return {
      a: () => void send("assign", { to: me.id }, "Ärendet är ditt."),
      r: () => setWriting("answer"),
      i: () => setWriting("note"),
      h: () => isAssignedToMe && setSnoozing(true),
      e: () => may.includes("closed") && close(),
    };
  }, [send, me.id, seen, may, isAssignedToMe, closingConcern]);
  useShortcuts(shortcuts);
  const isOpen = row.state !== "closed";
  return (
    <div className="sc-cols">
      <div className="sc-main">
        <header>
          <p className="sc-facts">
            <span className="tag inf">{caseKinds[row.kind].label}</span>
            <span>{displayCaseNumber(row.number)}</span>
            <span>kom in {formatMoment(new Date(row.openedAt))}</span>
          </p>
          <h1 className="sc-title">{row.subject}</h1>
          <div className="row">
            {isOpen && (
              <label className="sc-who">
                <span className="sr">Ansvarig</span>
                <select
                  className="select"
                  value={assigneeId ?? ""}
                  onChange={({ target }) => void send("assign", { to: target.value }, "Ansvarig är bytt.")}
                >
                  <option value="">Utan ansvarig</option>
                  {withMe(row.colleagues, me, row).map(({ id, name }) => (
                    <option key={id} value={id}>
                      {id === me.id ? `${name} (du)` : name}
                    </option>
                  ))}
                </select>
              </label>
            )}
            {isOpen && assigneeId !== me.id && (
              <button type="button" className="btn secondary d" onClick={shortcuts.a}>
                Ta ärendet <kbd className="kbd">A</kbd>
              </button>
            )}
            {isAssignedToMe && (
              <button type="button" className="btn secondary d" onClick={shortcuts.h}>
                <AlarmClock aria-hidden className="i s18" />
                Skjut upp <kbd className="kbd">H</kbd>
              </button>
            )}
            <span className="tag brand">{caseStates[row.state]}</span>
            {may.includes("closed") && (
              <button type="button" className="btn secondary d end" onClick={shortcuts.e}>
                Stäng <kbd className="kbd">E</kbd>
              </button>
            )}
            {may.includes("reopened") && (
              <button
                type="button"
                className="btn secondary d end"
                onClick={() =>
                  void send("tell", { event: "reopened", text: "", seen }, "Ärendet är öppet igen.")
                }
              >
                Öppna igen
              </button>
            )}
          </div>
        </header>
        {row.snoozedUntil && (
          <p className="sc-asleep">
            <span className="tag warn">{snoozeText(row)}</span>
            {isAssignedToMe && (
              <button
                type="button"
                className="btn ghost d"
                onClick={() => void send("snooze", { choice: "now" }, "Ärendet är tillbaka i kön.")}
              >
                Ta tillbaka nu
              </button>
            )}
          </p>
        )}
        {isSnoozing && (
          <SnoozeDialog
            row={row}
            onDone={() => onChange("Ärendet är uppskjutet.")}
            onClose={() => setSnoozing(false)}
          />
        )}
        {isClosing && <CloseDialog row={row} seen={seen} send={send} onClose={() => setClosing(false)} />}
        <CaseClock row={row} />
        <CaseConversation row={row} />
        <WriteForm
          me={me}
          row={row}
          seen={seen}
          send={send}
          onChange={onChange}
          writing={writing}
          onWrite={setWriting}
        />
      </div>
      <CaseSide row={row} />
    </div>
  );
}

/** The assignee and oneself can always be chosen, also when they are not in the list. */
function withMe(colleagues: CaseDetails["colleagues"], me: Me, { assigneeId, assigneeName }: CaseDetails) {
  const people = [...colleagues, { id: me.id, name: me.name }];
  if (assigneeId !== null && assigneeName !== null) people.push({ id: assigneeId, name: assigneeName });
  return [...new Map(people.map((one) => [one.id, one])).values()];
}
