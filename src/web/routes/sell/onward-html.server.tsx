import { renderToStaticMarkup } from "react-dom/server";
import type { RouterContextProvider } from "react-router";
import { timeRules } from "#domain/booking/time-rules.ts";
import { workdaysText } from "#domain/case/case-progress.ts";
import { picturesMemory } from "#domain/form/flow-pictures-form.ts";
import type { SentPicture } from "#domain/form/form-field.ts";
import { withSlots } from "#domain/form/test-drive-form.ts";
import { valuationForms } from "#domain/form/valuation-forms.ts";
import type { Store } from "#domain/store/store.ts";
import { flowFields, type Onward, pictureIdsIn } from "#domain/valuation/flow/flow-fields.ts";
import { carriedFields } from "#domain/valuation/flow/flow-step.ts";
import { rangeText } from "#domain/valuation/range-text.ts";
import { lastValidDay } from "#domain/valuation/valid-until.ts";
import { receiveIds } from "#services/uploads/receive-form.ts";
import { type Appraisal, carText } from "#services/valuations/appraise.ts";
import { type OnwardTimes, onwardTimes, valuingStores } from "#services/valuations/onward-times.ts";
import type { Crumb } from "#ui/breadcrumb.tsx";
import { Notice } from "#ui/notice.tsx";
import {
  bookingDeskContext,
  clockContext,
  postedFormContext,
  stockContext,
  uploadsContext,
} from "#web/context.ts";
import { slotGroups } from "#web/features/booking/slot-groups.ts";
import { FlowFrame } from "#web/features/valuation/flow-frame.tsx";
import { StepForm } from "#web/features/valuation/flow-questions.tsx";
import { OnwardHead, PostcodeQuestion, StoreChoice } from "#web/features/valuation/onward.tsx";
import { formHtml } from "../form-html.server.tsx";
import { addressWith } from "./flow-address.ts";

type Context = Readonly<RouterContextProvider>;
type Asked = { action: string; crumbs: Crumb[] };

const headings = {
  kontakt: "Få värderingen med e-post",
  butik: "Boka värdering i butik",
  hamtning: "Vi hämtar bilen hos dig",
} as const satisfies Record<Onward, string>;

const booked =
  "Tiden är din direkt. Bekräftelse med kalenderfil kommer med e-post, och du flyttar eller avbokar själv.";
const besides = {
  kontakt: `Du får uppskattningen direkt. En värderare läser den och svarar inom ${workdaysText()}.`,
  butik: booked,
  hamtning: booked,
} as const satisfies Record<Onward, string>;

/** From the answer to a person: by mail, in a store, or at home. [FLOW-10] [FLOW-11] */
export async function onwardHtml(
  appraisal: Appraisal,
  onward: Onward,
  { action, crumbs }: Asked,
  context: Context,
): Promise<{ html: string; form: string | null }> {
  const { told, verdict } = appraisal;
  const now = context.get(clockContext)();
  const { stores } = context.get(stockContext).catalogs().chain;
  const times = onwardTimes(told, stores, now);
  const groups = times.kind === "times" ? await freeGroups(times, appraisal, context) : null;
  const isFull = groups?.length === 0;
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
        place={placeText(times)}
        back={addressWith(appraisal, action, ["onward", "store", "postcode"])}
      />
      {times.kind === "where" && (
        <StepForm action={action} carried={carriedFields(told, ["store", "postcode"])}>
          {onward === "butik" ? (
            <StoreChoice name={flowFields.store} stores={valuingStores(stores).map(shownStore)} />
          ) : (
            <PostcodeQuestion
              name={flowFields.postcode}
              written={told.written.postcode}
              mistake={times.mistake}
            />
          )}
        </StepForm>
      )}
      {isFull && (
        <div className="value-flow">
          <Notice>
            Alla tider de närmaste {timeRules[onward === "butik" ? "visit" : "pickup"].daysAhead} dagarna är
            bokade. Välj en annan plats, eller ring oss så hittar vi en tid.
          </Notice>
        </div>
      )}
    </FlowFrame>,
  );
  if (times.kind === "where" || isFull) return { html, form: null };
  const form = groups ? withSlots(valuationForms[onward], groups) : valuationForms[onward];
  const wanted = {
    form,
    action: addressWith(appraisal, action, []),
    beside: besides[onward],
    memory: picturesMemory(told.plate),
    pictures: await picturesIn(told.written.pictures, context),
  };
  return { html, form: formHtml(wanted, context) };
}

/** Read from the database each time, and cached by nobody. */
async function freeGroups(
  { bookable }: Extract<OnwardTimes, { kind: "times" }>,
  { told }: Appraisal,
  context: Context,
) {
  const desk = context.get(bookingDeskContext);
  const days = desk && told.plate ? await desk.freeOf(bookable, told.plate) : [];
  const chosen = context.get(postedFormContext)?.values.start ?? null;
  return slotGroups(days, context.get(clockContext)(), { chosen, isWindow: bookable.kind === "pickup" });
}

/** Those that came without script; what is gone after a day is left out in silence. [FLOW-12] */
async function picturesIn(written: string, context: Context): Promise<SentPicture[]> {
  const uploads = context.get(uploadsContext);
  return uploads ? (await receiveIds(uploads, pictureIdsIn(written))).pictures : [];
}

function placeText(times: OnwardTimes): string | null {
  if (times.kind !== "times") return null;
  const { store, place } = times;
  return place === null ? `${store.name}, ${store.fullAddress}` : `${place}. ${store.name} hämtar bilen.`;
}

function shownStore({ slug, name, fullAddress }: Store) {
  return { slug, name, address: fullAddress };
}
