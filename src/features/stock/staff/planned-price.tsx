import { type FormEvent, useState } from "react";
import { formatDate } from "#core/dates/dates.ts";
import { formatKronor } from "#core/money/kronor.ts";
import { isSold } from "#features/cars/rules/status.ts";
import { effectiveFrom, plannableDays } from "#features/pricing/rules/planned-price.ts";
import { callStaff, type StaffCallFailed } from "#platform/staff/staff-api.ts";
import { asProblem } from "#platform/staff/use-staff-data.ts";
import { AskAboutPrice, type PriceQuestion, questionOf } from "./price-question.tsx";
import { PriceShown } from "./price-shown.tsx";
import { readPriceInput } from "./read-price-input.ts";
import type { OpenCar } from "./use-car.ts";

/** A price from a later day: planned, shown, taken back, and why it was not carried out. */
export function PlannedPrice({ open, canEdit }: { open: OpenCar; canEdit: boolean }) {
  const { response, reload } = open;
  const [problem, setProblem] = useState<StaffCallFailed | null>(null);
  const [question, setQuestion] = useState<PriceQuestion | null>(null);
  const [isBusy, setBusy] = useState(false);
  if (!response) return null;
  const { car, plan, now } = response;
  const send = async (path: string, body: object): Promise<StaffCallFailed | null> => {
    setBusy(true);
    try {
      await callStaff(`/api/staff/cars/${encodeURIComponent(car.licenseplate)}/planned-price${path}`, {
        body,
      });
      setProblem(null);
      return null;
    } catch (error) {
      const failure = asProblem(error);
      setProblem(failure);
      return failure;
    } finally {
      setBusy(false);
      reload();
    }
  };
  const planFor = async (body: PlanBody): Promise<boolean> => {
    const failure = await send("", body);
    setQuestion(failure && questionOf(failure, () => void planFor({ ...body, confirmed: true })));
    return failure === null;
  };
  const isWaiting = plan !== null && plan.ended === null;
  const waitsForReservation = isWaiting && plan.fromDay < plannableDays(new Date(now)).first;
  return (
    <div className="sp-plan">
      <h3 className="h4">Planerat pris</h3>
      {isWaiting && (
        <>
          <p>
            <b>{formatKronor(plan.price)}</b>{" "}
            {waitsForReservation
              ? "när reservationen är slut"
              : `från ${formatDate(effectiveFrom(plan.fromDay))}`}
            <small className="t2"> Planerat av {plan.memberName}</small>
          </p>
          <PriceShown response={response} price={plan.price} at={effectiveFrom(plan.fromDay)} />
          {canEdit && (
            <button
              type="button"
              className="btn secondary d"
              disabled={isBusy}
              onClick={() => void send("/withdraw", { id: plan.id })}
            >
              Ta tillbaka
            </button>
          )}
        </>
      )}
      {plan?.ended === "refused" && (
        <p className="st-note bad">
          {formatKronor(plan.price)} från {formatDate(effectiveFrom(plan.fromDay))} infördes inte. {plan.why}.
        </p>
      )}
      {problem && problem.errors.length === 0 && (
        <p role="alert" className="err">
          {problem.message}
        </p>
      )}
      <AskAboutPrice question={question} />
      {!isWaiting && canEdit && !isSold(car.status) && (
        <PlanForm open={open} now={new Date(now)} problem={problem} isBusy={isBusy} onPlan={planFor} />
      )}
      {!isWaiting && !canEdit && plan?.ended !== "refused" && (
        <p className="xs t2">Inget pris är planerat.</p>
      )}
    </div>
  );
}

type PlanBody = { price: string; from: string; confirmed?: true };

type PlanFormProps = {
  open: OpenCar;
  now: Date;
  problem: StaffCallFailed | null;
  isBusy: boolean;
  onPlan: (body: PlanBody) => Promise<boolean>;
};

function PlanForm({ open: { response }, now, problem, isBusy, onPlan }: PlanFormProps) {
  const { first, last } = plannableDays(now);
  const [price, setPrice] = useState("");
  const [from, setFrom] = useState(first);
  const errorOf = (field: string) => problem?.errors.find((error) => error.field === field)?.message;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onPlan({ price, from }).then((isPlanned) => isPlanned && setPrice(""));
  };
  const entered = readPriceInput(price);
  return (
    <form className="sp-planform" noValidate onSubmit={submit}>
      <div className={errorOf("price") ? "field invalid" : "field"}>
        <label htmlFor="plan-price">Nytt pris</label>
        <input
          id="plan-price"
          className="input"
          inputMode="numeric"
          value={price}
          aria-invalid={errorOf("price") !== undefined}
          aria-describedby={errorOf("price") && "plan-price-error"}
          onChange={({ target }) => setPrice(target.value)}
        />
        {errorOf("price") && (
          <p className="err" id="plan-price-error" role="alert">
            {errorOf("price")}
          </p>
        )}
      </div>
      <div className={errorOf("from") ? "field invalid" : "field"}>
        <label htmlFor="plan-from">Gäller från</label>
        <input
          id="plan-from"
          className="input"
          type="date"
          min={first}
          max={last}
          value={from}
          aria-invalid={errorOf("from") !== undefined}
          aria-describedby={errorOf("from") && "plan-from-error"}
          onChange={({ target }) => setFrom(target.value)}
        />
        {errorOf("from") && (
          <p className="err" id="plan-from-error" role="alert">
            {errorOf("from")}
          </p>
        )}
      </div>
      {response && entered !== null && from !== "" && (
        <PriceShown response={response} price={entered} at={effectiveFrom(from)} />
      )}
      <button type="submit" className="btn secondary d" disabled={isBusy || price.trim() === ""}>
        Planera priset
      </button>
    </form>
  );
}
