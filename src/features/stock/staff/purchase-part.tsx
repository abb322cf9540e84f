import { useState } from "react";
import { formatKronor } from "#core/money/kronor.ts";
import { formatNumber } from "#core/text/number.ts";
import { callStaff, type StaffCallFailed } from "#platform/staff/staff-api.ts";
import { asProblem } from "#platform/staff/use-staff-data.ts";
import { AmountField } from "./amount-field.tsx";
import type { OpenCar } from "./use-car.ts";

/** What the car was bought for and what it takes before it is sold, written by hand. */
export function PurchasePart({ open, canEdit }: { open: OpenCar; canEdit: boolean }) {
  const { response, reload } = open;
  const [draft, setDraft] = useState<DraftValues>({});
  const [problem, setProblem] = useState<StaffCallFailed | null>(null);
  if (!response) return null;
  const { car, purchase } = response;
  const save = async () => {
    try {
      const body = { ...textOf(purchase), ...draft };
      await callStaff(`/api/staff/cars/${encodeURIComponent(car.licenseplate)}/purchase`, { body });
      setDraft({});
      setProblem(null);
      reload();
    } catch (error) {
      setProblem(asProblem(error));
    }
  };
  if (!canEdit && purchase === null) return null;
  return (
    <div className="sp-plan">
      <h3 className="h4">Inköp</h3>
      {purchase && (
        <p className="sm">
          <b>{formatKronor(purchase.price)}</b>, beräknad kostnad {formatKronor(purchase.estimatedCost)},
          varav bokfört {formatKronor(purchase.booked)}.
          <small className="t2"> Skrivet av {purchase.staffName}</small>
        </p>
      )}
      {canEdit && (
        <form
          className="sp-planform"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <PurchaseFields
            entered={{ ...textOf(purchase), ...draft }}
            errors={problem?.errors ?? []}
            onInput={(field, text) => setDraft({ ...draft, [field]: text })}
          />
          {problem && problem.errors.length === 0 && (
            <p role="alert" className="err">
              {problem.message}
            </p>
          )}
          <button type="submit" className="btn secondary d" disabled={Object.keys(draft).length === 0}>
            Spara inköpet
          </button>
        </form>
      )}
    </div>
  );
}

export type PurchaseField = "price" | "estimatedCost";
type DraftValues = Partial<Record<PurchaseField, string>>;

function textOf(purchase: { price: number; estimatedCost: number } | null): Record<PurchaseField, string> {
  const { price, estimatedCost } = purchase ?? {};
  const text = (kronor: number | undefined) => (kronor === undefined ? "" : formatNumber(kronor));
  return { price: text(price), estimatedCost: text(estimatedCost) };
}

type FieldsProps = {
  entered: Record<PurchaseField, string>;
  errors: readonly { field: string; message: string }[];
  onInput: (field: PurchaseField, text: string) => void;
};

/** The two sums, on the page of a car and where one is taken in. */
export function PurchaseFields({ entered, errors, onInput }: FieldsProps) {
  const fields = [
    ["price", "Inköpspris"],
    ["estimatedCost", "Beräknad kostnad"],
  ] as const;
  return fields.map(([field, label]) => (
    <AmountField
      key={field}
      id={`purchase-${field}`}
      label={label}
      entered={entered[field]}
      error={errors.find((error) => error.field === field || error.field === `purchase.${field}`)?.message}
      onInput={(text) => onInput(field, text)}
    />
  ));
}
