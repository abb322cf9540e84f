import { renderToStaticMarkup } from "react-dom/server";
import { paths } from "#core/paths.ts";
import { displayPlate } from "#core/plate/display-plate.ts";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { emptyForm, FormView } from "#features/forms/pages/form-view.tsx";
import { contactForm, questionAboutCar } from "#features/forms/rules/contact-form.ts";
import { AskSection } from "./ask-section.tsx";

const plateHere = "plate-here";
const formHere = "form-here";

/** The same for all adverts but for the plate: rendered once. */
const template = renderToStaticMarkup(
  <FormView
    form={{
      ...contactForm,
      fields: contactForm.fields.filter(({ kind }) => kind !== "pictures"),
      submit: "Skicka frågan",
    }}
    action={paths.contact()}
    fixed={{ contactReason: questionAboutCar, licenseplate: plateHere }}
    state={emptyForm}
    button="secondary"
  />,
);

/** The form of an advert, for its car; errors are shown on the contact page. */
export function askSection({
  licenseplate,
  storeName,
}: {
  licenseplate: LicensePlate;
  storeName: string;
}): string {
  const around = renderToStaticMarkup(
    <AskSection store={storeName} plate={displayPlate(licenseplate)}>
      {formHere}
    </AskSection>,
  );
  return around.replace(formHere, () => template.replace(plateHere, licenseplate));
}
