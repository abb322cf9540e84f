import { renderToStaticMarkup } from "react-dom/server";
import { contactForm, questionAboutCar } from "#domain/form/contact-form.ts";
import { displayPlate } from "#domain/plate/display-plate.ts";
import type { LicensePlate } from "#domain/plate/license-plate.ts";
import { paths } from "#paths";
import { AskSection } from "#web/features/car-detail/ask-section.tsx";
import { emptyForm, FormView } from "#web/features/form/form-view.tsx";

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
  />,
);

/** The form of an advert, bound to its car; what is wrong with it is told on the page of contact. [ASK-1] */
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
