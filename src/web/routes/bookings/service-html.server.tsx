import { renderToStaticMarkup } from "react-dom/server";
import type { RouterContextProvider } from "react-router";
import { workshopAt } from "#domain/booking/bookable.ts";
import { timeRules } from "#domain/booking/time-rules.ts";
import { workshopFields, workshopsOf, workshopWish } from "#domain/booking/workshop-wish.ts";
import { works } from "#domain/booking/workshop-works.ts";
import { serviceForm } from "#domain/form/service-form.ts";
import { withSlots } from "#domain/form/test-drive-form.ts";
import { displayPlate } from "#domain/plate/display-plate.ts";
import { findPlate } from "#domain/plate/find-plate.ts";
import { paths } from "#paths";
import { bookingDeskContext, clockContext, postedFormContext, stockContext } from "#web/context.ts";
import { slotGroups } from "#web/features/booking/slot-groups.ts";
import { WorkshopChoice, WorkshopTimes } from "#web/features/booking/workshop-opening.tsx";
import { emptyForm, FormView } from "#web/features/form/form-view.tsx";

type Context = Readonly<RouterContextProvider>;

/** Workshop and work, or the free times of what was chosen. [SERVICE-1] [SERVICE-2] */
export async function serviceHtml(query: URLSearchParams, context: Context): Promise<string> {
  const { stores } = context.get(stockContext).catalogs().chain;
  const { store, work, isAsked } = workshopWish(query, stores);
  const plate = findPlate(query.get(workshopFields.plate) ?? "");
  const isChanged = query.has(workshopFields.change);
  if (!store || !work || isChanged)
    return renderToStaticMarkup(
      <WorkshopChoice
        workshops={workshopsOf(stores)}
        works={works}
        chosen={{ store: store?.slug ?? "", work: work?.slug ?? "", plate: plate ?? "" }}
        mistakes={{
          store: isAsked && !store ? "Välj verkstad" : null,
          work: isAsked && !work ? "Välj vad som ska göras" : null,
        }}
      />,
    );
  const now = context.get(clockContext)();
  const posted = context.get(postedFormContext);
  const days = (await context.get(bookingDeskContext)?.freeOf(workshopAt(store, work.minutes), null)) ?? [];
  const groups = slotGroups(days, now, { chosen: posted?.values.start ?? null });
  const chosen = new URLSearchParams({
    [workshopFields.store]: store.slug,
    [workshopFields.work]: work.slug,
  });
  if (plate) chosen.set(workshopFields.plate, plate);
  const filled = plate ? { licenseplate: displayPlate(plate) } : {};
  return renderToStaticMarkup(
    <WorkshopTimes
      work={work}
      store={store}
      back={`${paths.service()}?${chosen}&${workshopFields.change}=1#formular`}
      full={`Alla tider de närmaste ${timeRules.workshop.daysAhead} dagarna är bokade. Välj en annan verkstad, eller ring oss så hittar vi en tid.`}
      form={
        groups.length > 0 ? (
          <FormView
            form={withSlots(serviceForm, groups)}
            action={`${paths.service()}?${chosen}#formular`}
            state={posted ?? { ...emptyForm, values: filled }}
            beside="Tiden är din direkt. Bekräftelse med kalenderfil kommer med e-post. Priset får du innan något görs."
          />
        ) : null
      }
    />,
  );
}
