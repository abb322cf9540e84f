import { company } from "#core/company/company.ts";
import { paths } from "#core/paths.ts";
import { FormFieldView } from "#features/forms/pages/form-field-view.tsx";
import { FormSummary, fieldId } from "#features/forms/pages/form-summary.tsx";
import { Honeypot } from "#features/forms/pages/honeypot.tsx";
import { Button } from "#ui/button.tsx";
import { CheckList } from "#ui/check-list.tsx";
import { TextLink } from "#ui/link.tsx";
import { headStartField, keyField, reservationFields, reservationForm } from "../rules/reservation-form.ts";
import { HandoverStep } from "./handover-step.tsx";
import type { ReservedCar, ReserveForm as View } from "./reserve-view.ts";

const terms = [
  "Gratis och inte bindande. Inget köp och inget avtal görs här.",
  `Bilen hålls åt dig i ${company.reservationHours} timmar. Ingen annan kan reservera den, och priset höjs inte för dig.`,
  "Du avbokar med en länk i mejlet. Gör du inget släpps bilen av sig själv.",
];

/** Three steps on one page, as plain HTML that the browser posts. */
export function ReserveForm({ car, form }: { car: ReservedCar; form: View }) {
  const { values, errors, notice } = form.state;
  const field = (name: keyof typeof reservationFields) => ({
    field: reservationFields[name],
    id: fieldId(reservationForm, name),
    value: values[name] ?? "",
    error: errors.find((error) => error.field === name)?.message ?? null,
  });
  return (
    <form
      method="post"
      action={paths.reserve()}
      noValidate
      data-form={reservationForm.name}
      className="grid max-w-160 gap-6"
    >
      {/* The first button is what Enter presses: it must not be the one that only asks for a price. */}
      <button type="submit" tabIndex={-1} aria-hidden className="sr-only">
        Reservera
      </button>
      <FormSummary form={reservationForm} errors={errors} notice={notice} />
      <input type="hidden" name="licenseplate" value={car.licenseplate} />
      <input type="hidden" name={keyField} value={form.key} />
      {form.headStart && <input type="hidden" name={headStartField} value={form.headStart.token} />}
      <h2 className="text-h3">1. Vem är du?</h2>
      <FormFieldView {...field("name")} />
      <div className="grid gap-6 sm:grid-cols-2">
        <FormFieldView {...field("email")} />
        <FormFieldView {...field("phoneNumber")} />
      </div>
      <p className="text-sm text-ink-2">
        Vi mejlar bekräftelsen och ringer om något händer med bilen. Inget annat.
      </p>
      <HandoverStep car={car} form={form} />
      <h2 className="border-t border-line pt-6 text-h3">3. Villkoren i tre rader</h2>
      <CheckList items={terms} />
      <FormFieldView {...field("isOfAge")} />
      <Honeypot />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" size="lg">
          Reservera till {form.until}
        </Button>
        <p className="text-sm text-ink-2">
          Uppgifterna sparas i 90 dagar efter reservationen.{" "}
          <TextLink to={paths.privacy()}>Så hanterar vi dem</TextLink>
        </p>
      </div>
    </form>
  );
}
