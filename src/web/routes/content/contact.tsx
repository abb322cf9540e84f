import type { RouterContextProvider } from "react-router";
import { findCarWithPlate } from "#catalog/find-car.ts";
import { workdaysText } from "#domain/case/case-progress.ts";
import { contactForm, questionAboutCar } from "#domain/form/contact-form.ts";
import { displayPlate } from "#domain/plate/display-plate.ts";
import { licensePlate } from "#domain/plate/license-plate.ts";
import { formatMil } from "#domain/text/mileage.ts";
import { paths } from "#paths";
import { TextLink } from "#ui/link.tsx";
import { Plate } from "#ui/plate.tsx";
import { postedFormContext, stockContext } from "#web/context.ts";
import { ContactWays } from "#web/features/contact/contact-ways.tsx";
import { ContentPage } from "#web/features/content/content-page.tsx";
import { PostedForm } from "#web/features/form/posted-form.tsx";
import { formHtml } from "../form-html.server.tsx";
import type { Route } from "./+types/contact.ts";
import { contentPageHtml } from "./content-html.server.tsx";
import { loadContent, slugOf } from "./load-content.server.ts";

/** /kontakt/ and /kundservice/: the ways in, and the form; about a certain car where the address names it. [CONTACTPAGE-2] */
export function loader({ url, context }: Route.LoaderArgs) {
  const { view, meta } = loadContent(slugOf(url), context);
  const posted = context.get(postedFormContext);
  const car = carOf(posted?.values.licenseplate ?? url.searchParams.get("licenseplate") ?? "", context);
  const form = formHtml(
    {
      form: contactForm,
      action: paths.contact(),
      filled: car ? { contactReason: questionAboutCar, licenseplate: car.plate } : {},
      beside: `Du får ett ärendenummer direkt och svar inom ${workdaysText()}.`,
    },
    context,
  );
  return { html: contentPageHtml(view), meta, form, car, isFormFirst: car !== null || posted !== null };
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
  const { html, form, car, isFormFirst } = loaderData;
  const written = (
    <section id="skriv">
      <h2 className={car ? "mb-2 text-h2" : "mb-6 text-h2"}>{car ? "Fråga om bilen" : "Skriv till oss"}</h2>
      {car && (
        <p className="mb-6 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
          <Plate text={car.plate} />
          <TextLink to={car.to}>{car.title}</TextLink>
          <span>{car.line}</span>
          {car.store && <span>Frågan går till butiken i {car.store}.</span>}
        </p>
      )}
      <PostedForm html={form} />
    </section>
  );
  return (
    <ContentPage
      html={html}
      opening={
        <div className="grid gap-y-10">
          {isFormFirst ? written : <ContactWays />}
          {isFormFirst ? <ContactWays /> : written}
        </div>
      }
    />
  );
}
