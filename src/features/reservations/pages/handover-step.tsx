import { formatKronor } from "#core/money/kronor.ts";
import { deliveryDayTitle, deliveryMethods } from "#features/delivery/rules/delivery-text.ts";
import { FormFieldView } from "#features/forms/pages/form-field-view.tsx";
import { fieldId } from "#features/forms/pages/form-summary.tsx";
import { Button } from "#ui/button.tsx";
import { FieldErrorSlot } from "#ui/field-message.tsx";
import { Radio } from "#ui/radio.tsx";
import { askDelivery, reservationFields, reservationForm, stepField } from "../rules/reservation-form.ts";
import type { ReservedCar, ReserveForm } from "./reserve-view.ts";

type Props = { car: ReservedCar; form: ReserveForm };

/** Picked up or driven home. The days and prices come by a button of their own, so that nobody is surprised. */
export function HandoverStep({ car, form }: Props) {
  const { values, errors } = form.state;
  const errorOf = (name: string) => errors.find((error) => error.field === name)?.message ?? null;
  const handover = values.handover ?? "pickup";
  return (
    <>
      <h2 className="border-t border-line pt-6 text-h3">2. Hur vill du få bilen?</h2>
      <Choices name="handover" error={errorOf("handover")}>
        <Radio framed name="handover" value="pickup" defaultChecked={handover === "pickup"}>
          <b className="block font-semibold">Hämta i {car.store.label}, 0&nbsp;kr</b>
          <span className="text-ink-2">{car.store.address}</span>
        </Radio>
        <Radio framed name="handover" value="home" defaultChecked={handover === "home"}>
          <b className="block font-semibold">Hem till dig, från {form.deliveryFrom}</b>
          <span className="text-ink-2">En förare lämnar bilen och går igenom den med dig.</span>
        </Radio>
      </Choices>
      <div className="home-delivery flex flex-wrap items-end gap-3">
        <FormFieldView
          field={{ ...reservationFields.postcode, label: "Postnummer för leveransen" }}
          id={fieldId(reservationForm, "postcode")}
          value={values.postcode ?? ""}
          error={errorOf("postcode")}
        />
        <Button type="submit" variant="secondary" name={stepField} value={askDelivery} formNoValidate>
          Visa dag och pris
        </Button>
      </div>
      {form.delivery && (
        <div className="home-delivery">
          <Choices name="deliveryDay" error={errorOf("deliveryDay")} town={form.delivery.town}>
            {form.delivery.offers.map((offer) => (
              <Radio
                key={`${offer.day} ${offer.way}`}
                framed
                name="deliveryDay"
                value={`${offer.day} ${offer.way}`}
                defaultChecked={values.deliveryDay === `${offer.day} ${offer.way}`}
              >
                <b className="block font-semibold">{deliveryDayTitle(offer)}</b>
                <span className="text-ink-2">
                  {formatKronor(offer.price)}, {deliveryMethods[offer.way]}
                </span>
              </Radio>
            ))}
          </Choices>
        </div>
      )}
      <p className="text-sm text-ink-2">
        Dagen är preliminär, och leveransen betalas först om du köper bilen. Köper du på distans har du 14
        dagars ångerrätt.
      </p>
    </>
  );
}

type ChoicesProps = {
  name: "handover" | "deliveryDay";
  error: string | null;
  town?: string;
  children: React.ReactNode;
};

/** Answers to one question, with the place of its mistake. */
function Choices({ name, error, town, children }: ChoicesProps) {
  const id = fieldId(reservationForm, name);
  return (
    <fieldset id={id} data-field={name} tabIndex={-1} aria-describedby={`${id}-error`} className="min-w-0">
      <legend className={name === "handover" ? "sr-only" : "mb-1.5 text-sm font-semibold"}>
        {reservationFields[name].label}
        {town && ` till ${town}`}
      </legend>
      <div className="grid gap-3">{children}</div>
      <FieldErrorSlot id={`${id}-error`} error={error} />
    </fieldset>
  );
}
