import { type RefObject, useState } from "react";
import type { StaffEvent, WholeCase } from "../answers.ts";

type AnswerFormProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  row: WholeCase;
  seen: number;
  send: (to: "tell", body: object, done: string) => Promise<boolean>;
};

const ways = [
  { event: "answered", label: "Skicka svar" },
  { event: "askedCustomer", label: "Skicka och vänta på kunden" },
  { event: "decided", label: "Skicka som beslut" },
] as const satisfies { event: StaffEvent; label: string }[];

/** A draft outlives a reload and a new sign-in, in this tab. */
const draftOf = (number: string) => `staff-draft:${number}`;

/** What is written here goes to the customer by mail and stands on the page of the case. [DESK-4] */
export function AnswerForm({ field, row: { number, email, may }, seen, send }: AnswerFormProps) {
  const [text, setText] = useState(() => sessionStorage.getItem(draftOf(number)) ?? "");
  const [problem, setProblem] = useState("");
  const write = (next: string) => {
    setText(next);
    setProblem("");
    if (next === "") sessionStorage.removeItem(draftOf(number));
    else sessionStorage.setItem(draftOf(number), next);
  };
  const tell = async (event: StaffEvent) => {
    if (text.trim() === "") {
      setProblem("Skriv ett svar");
      field.current?.focus();
      return;
    }
    if (await send("tell", { event, text, seen }, "Svaret är skickat.")) write("");
  };
  return (
    <form
      className="st-panel sc-answer"
      onSubmit={(event) => {
        event.preventDefault();
        void tell("answered");
      }}
    >
      <label className="h4" htmlFor="answer">
        Svar till {email ?? "kunden, som inte har lämnat någon e-post"} <kbd className="kbd">R</kbd>
      </label>
      <textarea
        ref={field}
        id="answer"
        className="textarea"
        rows={7}
        maxLength={5_000}
        value={text}
        aria-invalid={problem !== ""}
        aria-describedby={problem === "" ? undefined : "answer-problem"}
        onChange={({ target }) => write(target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void tell("answered");
        }}
      />
      {problem !== "" && (
        <p id="answer-problem" role="alert" className="st-late">
          {problem}
        </p>
      )}
      <div className="row">
        {ways
          .filter(({ event }) => may.includes(event))
          .map(({ event, label }) => (
            <button
              key={event}
              type={event === "answered" ? "submit" : "button"}
              className={event === "answered" ? "btn primary d" : "btn secondary d"}
              onClick={event === "answered" ? undefined : () => void tell(event)}
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
      </div>
    </form>
  );
}
