import { type RefObject, useId } from "react";
import {
  type ConditionVerdict,
  conditionVerdicts,
  findingNoteLength,
} from "#features/cars/rules/condition.ts";
import { imageTypeLabels } from "#features/cars/rules/image-type-labels.ts";
import type { PartFinding, PartPicture } from "../../rules/car-parts.ts";
import { treatmentOf, treatments, withTreatment } from "../../rules/finding-zones.ts";
import { atChoice, choiceOf, ZoneOptions } from "./zone-options.tsx";

type FindingFormProps = {
  finding: PartFinding;
  pictures: readonly PartPicture[];
  number: number;
  /** Said at the note. */
  error: string | null;
  noteField: RefObject<HTMLTextAreaElement | null>;
  onChange: (to: PartFinding) => void;
};

/** Where, how bad, in which words, with which picture, and what is done about it. */
export function FindingForm({ finding, pictures, number, error, noteField, onChange }: FindingFormProps) {
  const id = useId();
  const note = finding.note ?? "";
  return (
    <fieldset className="cp-form">
      <legend className="sr">Fynd {number}</legend>
      <div className="field">
        <label htmlFor={`${id}-part`}>Del och plats</label>
        <select
          id={`${id}-part`}
          className="select"
          value={choiceOf(finding)}
          onChange={({ target }) => onChange(atChoice(finding, target.value))}
        >
          <ZoneOptions hasParts />
        </select>
      </div>
      <div className="field">
        <label htmlFor={`${id}-verdict`}>Bedömning</label>
        <select
          id={`${id}-verdict`}
          className="select"
          value={finding.verdict}
          onChange={({ target }) => onChange({ ...finding, verdict: target.value as ConditionVerdict })}
        >
          {Object.entries(conditionVerdicts).map(([verdict, label]) => (
            <option key={verdict} value={verdict}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor={`${id}-treatment`}>Åtgärd</label>
        <select
          id={`${id}-treatment`}
          className="select"
          value={treatmentOf(note)}
          onChange={({ target }) => onChange({ ...finding, note: withTreatment(note, target.value) || null })}
        >
          <option value="">Inte sagt</option>
          {treatments.map((sentence) => (
            <option key={sentence} value={sentence}>
              {sentence.replace(/\.$/, "")}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor={`${id}-picture`}>Bild</label>
        <select
          id={`${id}-picture`}
          className="select"
          value={finding.picture ?? ""}
          onChange={({ target }) => onChange({ ...finding, picture: target.value || null })}
        >
          <option value="">Ingen bild</option>
          {pictures.map(({ key, type }, at) => (
            <option key={key} value={key}>
              Bild {at + 1}, {imageTypeLabels[type]}
            </option>
          ))}
        </select>
      </div>
      <div className="field wide">
        <label htmlFor={`${id}-note`}>Så står det i annonsen</label>
        <textarea
          ref={noteField}
          id={`${id}-note`}
          className="textarea"
          rows={2}
          maxLength={findingNoteLength}
          value={note}
          aria-invalid={error !== null}
          aria-describedby={error === null ? `${id}-hint` : `${id}-error ${id}-hint`}
          onChange={({ target }) => onChange({ ...finding, note: target.value || null })}
        />
        {error !== null && (
          <p className="err" id={`${id}-error`}>
            {error}
          </p>
        )}
        <p className="xs t2" id={`${id}-hint`}>
          Vad och var i första meningen, sedan storlek: ”Repa, vänster bakdörr. 6 cm, genom klarlack.”
        </p>
      </div>
    </fieldset>
  );
}
