import { useEffect, useId, useRef, useState } from "react";
import { may } from "#platform/auth/permissions.ts";
import { Dialog } from "#platform/staff/dialog.tsx";
import type { Me } from "#platform/staff/me.ts";
import { callStaff, StaffCallFailed } from "#platform/staff/staff-api.ts";
import { asProblem } from "#platform/staff/use-staff-data.ts";
import { type TemplateFacts, templateFrom } from "../rules/answer-template.ts";
import { type CaseKind, caseKinds } from "../rules/case-kinds.ts";
import type { CaseDetails } from "./case-responses.ts";

type SaveTemplateProps = {
  me: Me;
  kind: CaseKind;
  text: string;
  facts: TemplateFacts;
  saved: CaseDetails["templates"];
  /** Something was saved or removed, in words. */
  onChange: (done: string) => void;
  onClose: () => void;
};

const unnamed = { field: "title", message: "Ge mallen ett namn" };

/** What is written becomes a template under a name; what it says of the customer becomes what is filled in. */
export function SaveTemplate({ me, kind, text, facts, saved, onChange, onClose }: SaveTemplateProps) {
  const [title, setTitle] = useState("");
  const [draft, setDraft] = useState(() => templateFrom(text, facts));
  const [isOfKind, setOfKind] = useState(true);
  const [isShared, setShared] = useState(false);
  const [problem, setProblem] = useState<StaffCallFailed | null>(null);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when something was refused, to the first field that is wrong.
  useEffect(() => form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus(), [problem]);
  const mayShare = may(me.roles, "shareTemplates");
  const removable = saved.filter((one) => mayShare || !one.isShared);
  const send = async (path: string, body: object, done: string) => {
    setProblem(null);
    try {
      await callStaff(path, { body });
      onChange(done);
      return true;
    } catch (error) {
      setProblem(asProblem(error));
      return false;
    }
  };
  const save = async () => {
    if (title.trim() === "") return setProblem(new StaffCallFailed({ status: 422, errors: [unnamed] }));
    const body = { title, text: draft, kind: isOfKind ? kind : null, isShared };
    if (await send("/api/staff/templates", body, `Mallen ${title.trim()} är sparad.`)) onClose();
  };
  const wrong = (field: string) => problem?.errors.find((one) => one.field === field)?.message;
  return (
    <Dialog label="Spara som mall" className="st-palbox st-help" onClose={onClose}>
      <form
        ref={form}
        className="sb-ask"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <h2 className="t">Spara som mall</h2>
        <p className="t2">
          Kundens namn, ärendet och bilen fylls i av sig själva där det står {"{namn}"}, {"{ärende}"} och{" "}
          {"{bil}"}. Läs igenom att inget annat om kunden står kvar. Det som ska skrivas varje gång sätter du
          inom [hakparentes].
        </p>
        <Field id={`${id}-title`} label="Mallens namn" wrong={wrong("title")}>
          {(described) => (
            <input
              {...described}
              className="input"
              maxLength={60}
              value={title}
              onChange={({ target }) => setTitle(target.value)}
            />
          )}
        </Field>
        <Field id={`${id}-text`} label="Text" wrong={wrong("text")}>
          {(described) => (
            <textarea
              {...described}
              className="textarea"
              rows={8}
              maxLength={5_000}
              value={draft}
              onChange={({ target }) => setDraft(target.value)}
            />
          )}
        </Field>
        <label className="st-check">
          <input
            type="checkbox"
            className="st-tick"
            checked={isOfKind}
            onChange={({ target }) => setOfKind(target.checked)}
          />
          Visa den först i ärenden av slaget {caseKinds[kind].label.toLowerCase()}
        </label>
        {mayShare && (
          <label className="st-check">
            <input
              type="checkbox"
              className="st-tick"
              checked={isShared}
              onChange={({ target }) => setShared(target.checked)}
            />
            Alla kollegor får mallen
          </label>
        )}
        {problem !== null && problem.errors.length === 0 && (
          <p role="alert" className="st-late">
            {problem.message}
          </p>
        )}
        <div className="row">
          <button type="submit" className="btn primary d">
            Spara mallen
          </button>
          <button type="button" className="btn secondary d" onClick={onClose}>
            Låt bli
          </button>
        </div>
      </form>
      {removable.length > 0 && (
        <section className="sn-saved" aria-labelledby={`${id}-saved`}>
          <h3 id={`${id}-saved`}>Sparade mallar</h3>
          <ul>
            {removable.map((one) => (
              <li key={one.id}>
                <span>
                  {one.title} {one.isShared && <span className="t2">för alla</span>}
                </span>
                <button
                  type="button"
                  className="btn ghost d"
                  aria-label={`Ta bort mallen ${one.title}`}
                  onClick={() =>
                    void send(
                      "/api/staff/templates/remove",
                      { id: one.id },
                      `Mallen ${one.title} är borttagen.`,
                    )
                  }
                >
                  Ta bort
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  );
}

type Described = { id: string; "aria-invalid": boolean; "aria-describedby"?: string };
type FieldProps = {
  id: string;
  label: string;
  wrong: string | undefined;
  children: (described: Described) => React.ReactNode;
};

function Field({ id, label, wrong, children }: FieldProps) {
  const problem = `${id}-problem`;
  return (
    <>
      <label htmlFor={id}>{label}</label>
      {children({ id, "aria-invalid": wrong !== undefined, ...(wrong && { "aria-describedby": problem }) })}
      {wrong !== undefined && (
        <p id={problem} role="alert" className="st-late">
          {wrong}
        </p>
      )}
    </>
  );
}
