import { caseKinds } from "#domain/case/case-kinds.ts";
import { displayCaseNumber } from "#domain/case/case-number.ts";
import { caseStates } from "#domain/case/case-states.ts";
import { displayPlate } from "#domain/plate/display-plate.ts";
import { isoDate } from "#domain/text/dates.ts";
import { paths } from "#paths";
import type { WholeCase } from "../answers.ts";
import { caseAddress } from "./case-row.tsx";

/** Who asks, about which car, and what else they have with us. Reading it is noted. */
export function CaseSide({ row }: { row: WholeCase }) {
  const { name, email, phoneNumber, licenseplate, answers, others } = row;
  return (
    <aside className="sc-side" aria-label="Om ärendet">
      <section>
        <h2 className="h4">Kund</h2>
        <p>
          {name && <b>{name}</b>}
          {email && (
            <a className="link" href={`mailto:${email}`}>
              {email}
            </a>
          )}
          {phoneNumber && (
            <a className="link" href={`tel:${phoneNumber}`}>
              {phoneNumber}
            </a>
          )}
          {!name && !email && !phoneNumber && "Inga uppgifter"}
        </p>
        <p className="xs t3">Att du läser ärendet är noterat i granskningsloggen.</p>
      </section>
      {licenseplate && (
        <section>
          <h2 className="h4">Bil</h2>
          <p>
            <a className="link" href={paths.shortLink(licenseplate)} target="_blank" rel="noreferrer">
              {displayPlate(licenseplate)}
            </a>
          </p>
        </section>
      )}
      {answers && answers.length > 0 && (
        <section>
          <h2 className="h4">Det kunden fyllde i</h2>
          <dl className="kv">
            {answers.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {others.length > 0 && (
        <section>
          <h2 className="h4">Kundens andra ärenden</h2>
          <ul className="sc-others">
            {others.map(({ number, kind, state, openedAt }) => (
              <li key={number}>
                <a className="link" href={caseAddress(number)}>
                  {displayCaseNumber(number)} {caseKinds[kind].label}
                </a>
                <small>
                  {isoDate(new Date(openedAt))}, {caseStates[state].toLowerCase()}
                </small>
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  );
}
