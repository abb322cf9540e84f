import { CreditWarning } from "#features/credit/pages/credit-warning.tsx";
import { LoanExample } from "#features/credit/pages/loan-example.tsx";
import { ofAgeField } from "#features/forms/rules/person-fields.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { FieldError } from "#ui/field-message.tsx";
import { Input } from "#ui/input.tsx";
import { choiceFormId, type ProposalView } from "./proposal-view.ts";

/** What it comes to, what can be moved, and the yes. */
export function PaySection({ view }: { view: ProposalView }) {
  const { loan, closed, isPreview, cars } = view;
  const isOpen = closed === null && !isPreview;
  const canMove = isOpen && (loan !== null || cars.length > 0);
  return (
    <section className="proposal-card">
      <p data-part="pay">
        <span className="text-ink-2">{view.pay.label}</span>
        <b className="block font-display text-price">{view.pay.amount}</b>
      </p>
      {loan && <Moving loan={loan} isOpen={isOpen} />}
      {canMove && (
        <form id={choiceFormId} method="post" action={view.page} className="mt-4">
          <input type="hidden" name="steg" value="val" />
          <input type="hidden" name="version" value={view.version} />
          <input type="hidden" name="tidigare" value={view.car?.licenseplate ?? ""} />
          <div data-plain>
            <Button type="submit" variant="secondary" block>
              Räkna om
            </Button>
          </div>
        </form>
      )}
      {loan && (
        <div className="mt-5 border-t border-line pt-4">
          <div data-part="loan">
            <LoanExample loan={loan.example} />
          </div>
          <p className="mt-2 mb-4 text-xs text-ink-3">
            Kreditgivare är {loan.lender}. Din ränta bestäms efter kreditprövning, som görs först om du
            ansöker.
          </p>
          <CreditWarning warning={loan.warning} />
        </div>
      )}
      {isOpen && (
        <>
          <div data-part="moved" className="mt-4 text-sm text-ink-2" role="status">
            {view.isMoved
              ? `${view.firstName} ser samma siffror. Du har ändrat förslaget.`
              : `${view.firstName} ser samma siffror.`}
            {view.isMoved && (
              <form method="post" action={view.page}>
                <input type="hidden" name="steg" value="aterstall" />
                <input type="hidden" name="version" value={view.version} />
                <button type="submit" className="proposal-link cursor-pointer py-2">
                  Återställ till {view.firstName}s förslag
                </button>
              </form>
            )}
          </div>
          {view.stopped === null && <Accept view={view} />}
        </>
      )}
    </section>
  );
}

function Moving({ loan, isOpen }: { loan: NonNullable<ProposalView["loan"]>; isOpen: boolean }) {
  const { deposit, months, monthsError } = loan;
  return (
    <>
      <div className="proposal-move">
        <label htmlFor="insats" className="font-semibold">
          Insats
        </label>
        <span className="proposal-amount">
          <Input
            id="insats"
            name="insats"
            form={choiceFormId}
            defaultValue={deposit.input}
            inputMode="numeric"
            autoComplete="off"
            unit="kr"
            readOnly={!isOpen}
            aria-describedby="insats-note"
            aria-invalid={deposit.error ? true : undefined}
          />
        </span>
      </div>
      {isOpen && (
        <input
          type="range"
          hidden
          data-range
          min={deposit.min}
          max={deposit.max}
          step={100}
          defaultValue={deposit.value}
          autoComplete="off"
          aria-label="Insats"
          aria-valuetext={deposit.text}
          className="proposal-range"
        />
      )}
      <div id="insats-note" data-part="insats-note" className="text-sm text-ink-2">
        {deposit.made}
        {deposit.error && <FieldError id="insats-fel">{deposit.error}</FieldError>}
      </div>
      <fieldset className="months proposal-months" disabled={!isOpen}>
        <legend className="font-semibold">Löptid i månader</legend>
        {months.map(({ value, isChosen }) => (
          <label key={value}>
            <input type="radio" name="manader" form={choiceFormId} value={value} defaultChecked={isChosen} />
            {value}
          </label>
        ))}
      </fieldset>
      <div data-part="months-note">
        {monthsError && <FieldError id="manader-fel">{monthsError}</FieldError>}
      </div>
    </>
  );
}

function Accept({ view }: { view: ProposalView }) {
  const { accept, firstName } = view;
  return (
    <form id="godkann" method="post" action={view.page} className="proposal-accept" noValidate>
      <input type="hidden" name="steg" value="godkann" />
      <input type="hidden" name="version" value={view.version} />
      <input type="hidden" name="kontrollsumma" value={view.hash.replaceAll(" ", "")} />
      <label htmlFor="namn" className="font-semibold">
        Ditt namn
      </label>
      <Input
        id="namn"
        name="namn"
        defaultValue={accept.name}
        autoComplete="name"
        aria-invalid={accept.error ? true : undefined}
        aria-describedby={accept.error ? "namn-fel" : "godkann-note"}
      />
      {accept.error && <FieldError id="namn-fel">{accept.error}</FieldError>}
      <Checkbox
        name={ofAgeField.name}
        defaultChecked={accept.isOfAge}
        aria-invalid={accept.ageError ? true : undefined}
        aria-describedby={accept.ageError ? "alder-fel" : undefined}
      >
        {ofAgeField.label}
      </Checkbox>
      {accept.ageError && <FieldError id="alder-fel">{accept.ageError}</FieldError>}
      <Button type="submit" size="lg" block>
        Godkänn offerten
      </Button>
      <a href="#fraga" className="proposal-link py-2 text-center">
        Fråga {firstName} först
      </a>
      <p id="godkann-note" className="text-xs text-ink-2">
        Att godkänna är inte ett köp och binder dig inte. {firstName} ringer, och ni skriver avtalet i butik
        eller på distans. Köper du på distans har du 14 dagars ångerrätt.
      </p>
    </form>
  );
}
