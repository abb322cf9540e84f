import type { ProposalDraft } from "../rules/proposal-draft.ts";
import { proposalTerms } from "../rules/proposal-terms.ts";

type Props = {
  draft: ProposalDraft;
  change: (part: Partial<ProposalDraft>) => void;
  errors: Partial<Record<string, string>>;
};

const fields = [
  { name: "name", label: "Kundens namn", type: "text", isOptional: false },
  { name: "email", label: "Kundens e-post", type: "email", isOptional: false },
  { name: "phoneNumber", label: "Mobil", type: "tel", isOptional: true },
  { name: "signature", label: "Signatur", type: "text", isOptional: false },
] as const;

/** Whom it is for and who sends it. */
export function CustomerFields({ draft, change, errors }: Props) {
  return (
    <section className="st-panel st-pb" aria-label="Kund och avsändare">
      <div className="pr-four">
        {fields.map(({ name, label, type, isOptional }) => (
          <div key={name} className={errors[name] ? "field invalid" : "field"}>
            <label htmlFor={`pr-${name}`}>
              {label} {isOptional && <span className="opt">valfritt</span>}
            </label>
            <input
              className="input"
              id={`pr-${name}`}
              type={type}
              maxLength={100}
              autoComplete="off"
              value={draft[name]}
              aria-invalid={errors[name] !== undefined}
              aria-describedby={errors[name] ? `pr-${name}-error` : undefined}
              onChange={({ target }) => change({ [name]: target.value })}
            />
            {errors[name] && (
              <p className="err" id={`pr-${name}-error`}>
                {errors[name]}
              </p>
            )}
          </div>
        ))}
      </div>
      <p className="hint">Gäller i {proposalTerms.validDays} dagar från den dag du skickar.</p>
    </section>
  );
}
