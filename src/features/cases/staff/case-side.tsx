import { isoDate } from "#core/dates/dates.ts";
import { formatKronor } from "#core/money/kronor.ts";
import { paths } from "#core/paths.ts";
import { displayPlate } from "#core/plate/display-plate.ts";
import { formatMil } from "#core/text/mileage.ts";
import { caseKinds } from "../rules/case-kinds.ts";
import { displayCaseNumber } from "../rules/case-number.ts";
import { caseStates } from "../rules/case-states.ts";
import type { CaseDetails } from "./case-responses.ts";
import { caseAddress } from "./case-row.tsx";

/** What a claim is held against: when the car was handed over, and how far it had gone. */
function SaleFacts({ sale }: { sale: NonNullable<CaseDetails["sale"]> }) {
  const { soldAt, deliveredAt, price, mileage } = sale;
  return (
    <dl className="kv">
      <div>
        <dt>Såld</dt>
        <dd>{isoDate(new Date(soldAt))}</dd>
      </div>
      <div>
        <dt>Utlämnad</dt>
        <dd>{deliveredAt === null ? "inte än" : isoDate(new Date(deliveredAt))}</dd>
      </div>
      <div>
        <dt>Annonspris när bilen såldes</dt>
        <dd>{formatKronor(price)}</dd>
      </div>
      <div>
        <dt>Mätarställning då</dt>
        <dd>{formatMil(mileage)}</dd>
      </div>
    </dl>
  );
}

/** The customer, the car, and the customer's other cases. Reading it is recorded in the audit log. */
export function CaseSide({ row }: { row: CaseDetails }) {
  const { name, email, phoneNumber, licenseplate, answers, others, sale } = row;
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
          {sale && <SaleFacts sale={sale} />}
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
