import { formatNumber } from "#core/text/number.ts";
import type { StaffCallFailed } from "#platform/staff/staff-api.ts";

export type PriceQuestion = { texts: string[]; onYes: () => void };

/** What the server asks about before it saves a price; null: it asks nothing. */
export function questionOf({ errors }: StaffCallFailed, onYes: () => void): PriceQuestion | null {
  const texts = errors.filter(({ field }) => field === "confirm").map(({ message }) => message);
  return texts.length === 0 ? null : { texts, onYes };
}

/** The figures once more, and a click that means them. */
export function AskAboutPrice({ question }: { question: PriceQuestion | null }) {
  if (question === null) return null;
  return (
    <div role="alert" className="st-note bad">
      <p>
        <b>Stämmer priset?</b> Det är inte sparat än.
      </p>
      <ul>
        {question.texts.map((text) => (
          <li key={text}>{text}.</li>
        ))}
      </ul>
      <button type="button" className="btn secondary d" onClick={question.onYes}>
        Priset stämmer, spara
      </button>
    </div>
  );
}

type Confirmed = { count: number; isConfirmed: boolean; onChange: (isConfirmed: boolean) => void };

/** Of many prices at once: they are shown with their figures, and one says that they are meant. */
export function ConfirmPrices({ count, isConfirmed, onChange }: Confirmed) {
  return (
    <label className="row sm">
      <input type="checkbox" checked={isConfirmed} onChange={({ target }) => onChange(target.checked)} />
      {count === 1
        ? "Ett pris sticker ut. Jag har läst det, och det stämmer"
        : `${formatNumber(count)} priser sticker ut. Jag har läst dem, och de stämmer`}
    </label>
  );
}
