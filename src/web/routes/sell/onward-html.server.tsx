import { renderToStaticMarkup } from "react-dom/server";
import type { RouterContextProvider } from "react-router";
import { workdaysText } from "#domain/case/case-progress.ts";
import type { FormLook } from "#domain/form/form.ts";
import { withSlots } from "#domain/form/test-drive-form.ts";
import { valuationForms } from "#domain/form/valuation-forms.ts";
import { storeHoursOn } from "#domain/store/opening-hours.ts";
import type { Store } from "#domain/store/store.ts";
import { freeDays } from "#domain/test-drive/slots.ts";
import { flowFields, type Onward } from "#domain/valuation/flow/flow-fields.ts";
import { carriedFields } from "#domain/valuation/flow/flow-step.ts";
import { pickupTimes } from "#domain/valuation/flow/pickup-times.ts";
import { rangeText } from "#domain/valuation/range-text.ts";
import { lastValidDay } from "#domain/valuation/valid-until.ts";
import { type Appraisal, carText } from "#services/valuations/appraise.ts";
import type { Crumb } from "#ui/breadcrumb.tsx";
import { clockContext, postedFormContext, stockContext } from "#web/context.ts";
import { slotGroups } from "#web/features/test-drive/slot-groups.ts";
import { FlowFrame } from "#web/features/valuation/flow-frame.tsx";
import { StepForm } from "#web/features/valuation/flow-questions.tsx";
import { OnwardHead, StoreChoice } from "#web/features/valuation/onward.tsx";
import { formHtml } from "../form-html.server.tsx";
import { addressWith } from "./flow-address.ts";

type Context = Readonly<RouterContextProvider>;
type Asked = { action: string; crumbs: Crumb[] };

const headings = {
  kontakt: "Få värderingen med e-post",
  butik: "Boka värdering i butik",
  hamtning: "Vi hämtar bilen hos dig",
} as const satisfies Record<Onward, string>;

const besides = {
  kontakt: `Du får uppskattningen direkt. En värderare läser den och svarar inom ${workdaysText()}.`,
  butik: `Kvittot kommer direkt. Butiken bekräftar tiden inom ${workdaysText()}.`,
  hamtning: `Kvittot kommer direkt. Vi ringer och bekräftar tiden inom ${workdaysText()}.`,
} as const satisfies Record<Onward, string>;

/** From the answer to a person: by mail, in a store, or at home. [FLOW-10] [FLOW-11] */
export function onwardHtml(
  appraisal: Appraisal,
  onward: Onward,
  { action, crumbs }: Asked,
  context: Context,
): { html: string; form: string | null } {
  const { told, verdict } = appraisal;
  const now = context.get(clockContext)();
  const { chain } = context.get(stockContext).catalogs();
  const store = chain.stores.find(({ slug }) => slug === told.written.store) ?? null;
  const back = addressWith(appraisal, action, ["onward", "store"]);
  const isWhere = onward === "butik" && store === null;
  const html = renderToStaticMarkup(
    <FlowFrame crumbs={crumbs} stage={2} progress={null}>
      <OnwardHead
        heading={headings[onward]}
        car={carText(appraisal)}
        estimate={
          verdict?.kind === "offer"
            ? `${rangeText(verdict.offer)}, gäller till och med ${lastValidDay(now)}`
            : null
        }
        store={store && onward === "butik" ? { name: store.name, address: store.fullAddress } : null}
        back={back}
      />
      {isWhere && (
        <StepForm action={action} carried={carriedFields(told, ["store"])}>
          <StoreChoice
            name={flowFields.store}
            stores={chain.stores.map(({ slug, name, fullAddress }) => ({ slug, name, address: fullAddress }))}
          />
        </StepForm>
      )}
    </FlowFrame>,
  );
  if (isWhere) return { html, form: null };
  const form = withTimes(onward, store, now, context.get(postedFormContext)?.values.start ?? null);
  return {
    html,
    form: formHtml({ form, action: addressWith(appraisal, action, []), beside: besides[onward] }, context),
  };
}

/** The form with the times that can be chosen in it. */
function withTimes(onward: Onward, store: Store | null, now: Date, chosen: string | null): FormLook {
  if (onward === "hamtning") {
    const { fields, ...look } = valuationForms.hamtning;
    const options = pickupTimes(now);
    return {
      ...look,
      fields: fields.map((field) => (field.kind === "select" ? { ...field, options } : field)),
    };
  }
  if (onward !== "butik" || store === null) return valuationForms.kontakt;
  const days = freeDays(now, storeHoursOn(store.hours), []);
  return withSlots(valuationForms.butik, slotGroups(days, now, { chosen }));
}
