import type { RouterContextProvider } from "react-router";
import { paths } from "#core/paths.ts";
import { displayPlate } from "#core/plate/display-plate.ts";
import { licensePlate } from "#core/plate/license-plate.ts";
import { formatMil } from "#core/text/mileage.ts";
import { stockContext } from "#features/catalogue/context.ts";
import { findCarWithPlate } from "#features/catalogue/service/find-car.ts";
import { contentPageHtml } from "#features/content/pages/content-html.server.tsx";
import { ContentPage } from "#features/content/pages/content-page.tsx";
import { loadContent, slugOf } from "#features/content/pages/load-content.server.ts";
import { submittedFormContext } from "#features/forms/context.ts";
import { contactMethodsHtml, formHtml } from "#features/forms/pages/form-html.server.tsx";
import { SubmittedForm } from "#features/forms/pages/submitted-form.tsx";
import { contactForm, questionAboutCar } from "#features/forms/rules/contact-form.ts";
import { TextLink } from "#ui/link.tsx";
import { Plate } from "#ui/plate.tsx";
import { StaticHtml } from "#ui/static-html.tsx";
import { workdaysText } from "../rules/case-progress.ts";
import type { Route } from "./+types/contact.route.ts";

/** /kontakt/ and /kundservice/: the ways in, and the form; about a certain car where the address names it. */
export function loader({ url, context }: Route.LoaderArgs) {
  const { view, meta } = loadContent(slugOf(url), context);
  const submission = context.get(submittedFormContext);
  const car = carOf(submission?.values.licenseplate ?? url.searchParams.get("licenseplate") ?? "", context);
  const form = formHtml(
    {
      form: contactForm,
      action: paths.contact(),
      filled: car ? { contactReason: questionAboutCar, licenseplate: car.plate } : {},
      footnote: `Du får ett ärendenummer direkt och svar inom ${workdaysText()}.`,
    },
    context,
  );
  return { html: contentPageHtml(view, { asksUs: false }), meta, form, car, methods: contactMethodsHtml() };
}

/** The car of ours that the question is about, and the store that gets it. */
function carOf(text: string, context: Readonly<RouterContextProvider>) {
  const plate = licensePlate.safeParse(text);
  if (!plate.success) return null;
  const { listed, chain } = context.get(stockContext).catalogs();
  const car = findCarWithPlate(listed, plate.data);
  if (!car) return null;
  return {
    title: car.title,
    plate: displayPlate(car.licenseplate),
    line: `${car.modelYear}, ${formatMil(car.mileage)}`,
    to: paths.car(car),
    store: chain.everyLabel[car.location] ?? null,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function ContactRoute({ loaderData }: Route.ComponentProps) {
  const { html, form, car, methods } = loaderData;
  const contactForm = (
    <section id="skriv" className="min-w-0">
      <h2 className={car ? "mb-2 text-h2" : "mb-6 text-h2"}>{car ? "Fråga om bilen" : "Skriv till oss"}</h2>
      {car && (
        <p className="mb-6 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
          <Plate text={car.plate} />
          <TextLink to={car.to}>{car.title}</TextLink>
          <span>{car.line}</span>
          {car.store && <span>Frågan går till butiken i {car.store}.</span>}
        </p>
      )}
      <SubmittedForm html={form} />
    </section>
  );
  return (
    <ContentPage
      html={html}
      opening={
        <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_21.25rem]">
          {contactForm}
          <StaticHtml html={methods} />
        </div>
      }
    />
  );
}
