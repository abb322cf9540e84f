import { renderToStaticMarkup } from "react-dom/server";
import type { RouterContextProvider } from "react-router";
import { paths } from "#core/paths.ts";
import { displayPlate } from "#core/plate/display-plate.ts";
import { findPlate } from "#core/plate/find-plate.ts";
import { stockContext } from "#features/catalogue/context.ts";
import { submittedFormContext } from "#features/forms/context.ts";
import { emptyForm, FormView } from "#features/forms/pages/form-view.tsx";
import { clockContext } from "#platform/pages/context.ts";
import { bookingsContext } from "../context.ts";
import { workshopAt } from "../rules/bookable.ts";
import { serviceForm } from "../rules/service-form.ts";
import { withSlots } from "../rules/test-drive-form.ts";
import { timeRules } from "../rules/time-rules.ts";
import { workshopFields, workshopPrefill, workshopsOf } from "../rules/workshop-prefill.ts";
import { works } from "../rules/workshop-works.ts";
import { slotGroups } from "./slot-groups.ts";
import { WorkshopChoice, WorkshopTimes } from "./workshop-section.tsx";

type Context = Readonly<RouterContextProvider>;

/** Workshop and work, or the free times of what was chosen. */
export async function serviceHtml(query: URLSearchParams, context: Context): Promise<string> {
  const { stores } = context.get(stockContext).catalogs().chain;
  const { store, work, isAsked } = workshopPrefill(query, stores);
  const plate = findPlate(query.get(workshopFields.plate) ?? "");
  const isChanged = query.has(workshopFields.change);
  if (!store || !work || isChanged)
    return renderToStaticMarkup(
      <WorkshopChoice
        workshops={workshopsOf(stores)}
        works={works}
        chosen={{ store: store?.slug ?? "", work: work?.slug ?? "", plate: plate ?? "" }}
        errors={{
          store: isAsked && !store ? "Välj verkstad" : null,
          work: isAsked && !work ? "Välj vad som ska göras" : null,
        }}
      />,
    );
  const now = context.get(clockContext)();
  const submission = context.get(submittedFormContext);
  const days = await context.get(bookingsContext).freeOf(workshopAt(store, work.minutes), null);
  const groups = slotGroups(days, now, { chosen: submission?.values.start ?? null });
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
            state={submission ?? { ...emptyForm, values: filled }}
            footnote="Tiden är din direkt. Bekräftelse med kalenderfil kommer med e-post. Priset får du innan något görs."
          />
        ) : null
      }
    />,
  );
}
