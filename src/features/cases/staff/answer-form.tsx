import { useRef, useState } from "react";
import { company } from "#core/company/company.ts";
import { displayPlate } from "#core/plate/display-plate.ts";
import type { Me } from "#platform/staff/me.ts";
import { onCtrlEnter, useDraft } from "#platform/staff/use-draft.ts";
import { filledTemplate, templatesFor, unfilledPlaceholders } from "../rules/answer-template.ts";
import { displayCaseNumber } from "../rules/case-number.ts";
import type { SendCaseAction } from "./case-pane.tsx";
import type { CaseDetails, StaffEvent } from "./case-responses.ts";
import { SaveTemplate } from "./save-template.tsx";

type AnswerFormProps = {
  me: Me;
  row: CaseDetails;
  seen: number;
  send: SendCaseAction;
  onChange: (done: string) => void;
};

const replyOptions = [
  { event: "answered", label: "Skicka svar" },
  { event: "askedCustomer", label: "Skicka och vänta på kunden" },
  { event: "decided", label: "Skicka som beslut" },
] as const satisfies { event: StaffEvent; label: string }[];

/** What a template says of this case. */
function factsOf(me: Me, { name, number, licenseplate, car }: CaseDetails) {
  const plate = licenseplate && displayPlate(licenseplate);
  return {
    namn: name?.trim().split(/\s+/)[0] ?? null,
    ärende: displayCaseNumber(number),
    bil: [car?.title, plate].filter(Boolean).join(", ") || null,
    avsändare: `${me.name}, ${company.name}`,
  };
}

/** What is written here goes to the customer by mail and stands on the page of the case. */
export function AnswerForm({ me, row, seen, send, onChange }: AnswerFormProps) {
  const { number, email, may, kind } = row;
  const [text, setText] = useDraft(number);
  const [problem, setProblem] = useState("");
  const [isSaving, setSaving] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const gaps = unfilledPlaceholders(text);
  const write = (next: string) => {
    setText(next);
    setProblem("");
  };
  const refuse = (why: string, gap?: string) => {
    setProblem(why);
    field.current?.focus();
    const at = gap === undefined ? -1 : text.indexOf(gap);
    if (at >= 0) field.current?.setSelectionRange(at, at + (gap?.length ?? 0));
  };
  const notify = async (event: StaffEvent) => {
    if (text.trim() === "") return refuse("Skriv ett svar");
    if (gaps[0] !== undefined) return refuse(`Fyll i ${gaps[0]} innan du skickar`, gaps[0]);
    if (await send("tell", { event, text, seen }, "Svaret är skickat.")) write("");
  };
  const saved = row.templates.map((one) => ({ ...one, kinds: one.kind === null ? [] : [one.kind] }));
  const templates = templatesFor(kind, saved);
  return (
    <>
      <form
        className="sc-answer"
        onSubmit={(event) => {
          event.preventDefault();
          void notify("answered");
        }}
      >
        <div className="sc-to">
          <label htmlFor="answer">Svar till {email ?? "kunden, som inte har lämnat någon e-post"}</label>
          <select
            className="select"
            aria-label="Mall"
            value=""
            onChange={({ target }) => {
              const template = templates.find(({ title }) => title === target.value);
              if (!template) return;
              const templateText = filledTemplate(template, factsOf(me, row));
              write(text.trim() === "" ? templateText : `${text.trimEnd()}\n\n${templateText}`);
              field.current?.focus();
            }}
          >
            <option value="">Välj mall …</option>
            {templates.map(({ title }) => (
              <option key={title}>{title}</option>
            ))}
          </select>
        </div>
        <textarea
          ref={field}
          id="answer"
          className="textarea"
          rows={8}
          maxLength={5_000}
          value={text}
          aria-invalid={problem !== ""}
          aria-describedby={problem === "" ? undefined : "answer-problem"}
          onChange={({ target }) => write(target.value)}
          onKeyDown={onCtrlEnter(() => void notify("answered"))}
        />
        {problem !== "" && (
          <p id="answer-problem" role="alert" className="st-late">
            {problem}
          </p>
        )}
        <div className="row">
          {replyOptions
            .filter(({ event }) => may.includes(event))
            .map(({ event, label }) => (
              <button
                key={event}
                type={event === "answered" ? "submit" : "button"}
                className={event === "answered" ? "btn primary d" : "btn secondary d"}
                onClick={event === "answered" ? undefined : () => void notify(event)}
              >
                {label}
                {event === "answered" && (
                  <>
                    <kbd className="kbd">Ctrl</kbd>
                    <kbd className="kbd">↵</kbd>
                  </>
                )}
              </button>
            ))}
          <button
            type="button"
            className="btn ghost d"
            onClick={() =>
              text.trim() === "" ? refuse("Skriv svaret som ska bli en mall") : setSaving(true)
            }
          >
            Spara som mall
          </button>
          {gaps.length > 0 && (
            <span className="st-late">{gaps.length === 1 ? "1 fält kvar" : `${gaps.length} fält kvar`}</span>
          )}
        </div>
      </form>
      {isSaving && (
        <SaveTemplate
          me={me}
          kind={kind}
          text={text}
          facts={factsOf(me, row)}
          saved={row.templates}
          onChange={onChange}
          onClose={() => setSaving(false)}
        />
      )}
    </>
  );
}
