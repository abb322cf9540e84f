import { formatKronor } from "#core/money/kronor.ts";
import { paths } from "#core/paths.ts";
import { CarPicture } from "#features/cars/pages/car-picture.tsx";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { TextLink } from "#ui/link.tsx";
import { Panel } from "#ui/panel.tsx";
import { Plate } from "#ui/plate.tsx";
import { PlateField } from "#ui/plate-input.tsx";
import { FinanceForm } from "./finance-form.tsx";
import type { FinanceCar, FinanceView } from "./finance-view.ts";
import { LoanResult } from "./loan-result.tsx";
import { MailPlan } from "./mail-plan.tsx";
import { PlanSection } from "./plan-section.tsx";
import { WorthSection } from "./worth-section.tsx";

/** The calculator with what it answers, the value of the car and the plan; rendered on the server alone. */
export function FinancePage({ view }: { view: FinanceView }) {
  const { car, requested, input, plan, warning, withoutCar } = view;
  return (
    <>
      <div className="finance-calculator">
        <div className="finance-card">
          <div className="finance-section">
            {car ? (
              <CarLine car={car} price={input.price} withoutCar={withoutCar} />
            ) : (
              <PlateForm requested={requested} />
            )}
          </div>
          <FinanceForm view={view} />
        </div>
        <aside aria-label="Vad lånet kostar" className="finance-result">
          <Panel>
            <div aria-live="polite" data-part="answer">
              <LoanResult loan={input.loan} plate={car?.licenseplate ?? null} warning={warning} />
            </div>
          </Panel>
        </aside>
      </div>
      <WorthSection view={view} />
      <PlanSection loan={input.loan} plan={plan} csv={view.csv} />
      <MailPlan mail={view.mail} />
    </>
  );
}

function CarLine({ car, price, withoutCar }: { car: FinanceCar; price: number | null; withoutCar: string }) {
  return (
    <div className="finance-car">
      <CarPicture picture={car.picture} in="thumbnail" eager />
      <div className="min-w-0">
        <TextLink to={car.to}>{car.name}</TextLink>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
          <Plate text={car.plate} />
          <span>{car.line}</span>
        </p>
      </div>
      <div>
        <p className="font-display text-lg whitespace-nowrap">{price !== null && formatKronor(price)}</p>
        <TextLink to={withoutCar}>Byt bil eller pris</TextLink>
      </div>
    </div>
  );
}

/** Our own cars have their price, and are worth something that we can count on. */
function PlateForm({ requested: { text, complaint } }: { requested: FinanceView["requested"] }) {
  return (
    <form action={paths.financing()} className="finance-plate">
      <Field
        id="bil"
        label="Räkna på en av våra bilar"
        hint="Skriv registreringsnumret, så hämtar vi priset. Annars skriver du ett pris nedan."
        {...(complaint && { error: complaint })}
      >
        {(control) => <PlateField {...control} name="licenseplate" defaultValue={text} />}
      </Field>
      <Button type="submit" variant="secondary">
        Hämta bilen
      </Button>
    </form>
  );
}
