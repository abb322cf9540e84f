import { renderToStaticMarkup } from "react-dom/server";
import type { RouterContextProvider } from "react-router";
import { sellingWords } from "#core/company/selling-words.ts";
import { bookingsContext } from "#features/bookings/context.ts";
import { slotGroups } from "#features/bookings/pages/slot-groups.ts";
import { withSlots } from "#features/bookings/rules/test-drive-form.ts";
import { timeRules } from "#features/bookings/rules/time-rules.ts";
import { workdaysText } from "#features/cases/rules/case-progress.ts";
import { stockContext } from "#features/catalogue/context.ts";
import { postedFormContext } from "#features/forms/context.ts";
import { formHtml } from "#features/forms/pages/form-html.server.tsx";
import type { SentPicture } from "#features/forms/rules/form-field.ts";
import type { Store } from "#features/stores/rules/store.ts";
import { clockContext } from "#platform/pages/context.ts";
import { uploadsContext } from "#platform/uploads/context.ts";
import { receiveIds } from "#platform/uploads/receive-form.ts";
import type { Crumb } from "#ui/breadcrumb.tsx";
import { Notice } from "#ui/notice.tsx";
import { flowFields, type Onward, pictureIdsIn } from "../rules/flow/flow-fields.ts";
import { carriedFields } from "../rules/flow/flow-step.ts";
import { picturesMemory } from "../rules/flow-pictures-form.ts";
import { rangeText } from "../rules/range-text.ts";
import { lastValidDay } from "../rules/valid-until.ts";
import { valuationForms } from "../rules/valuation-forms.ts";
import { type Appraisal, carText } from "../service/appraise.ts";
import { type OnwardTimes, onwardTimes, valuingStores } from "../service/onward-times.ts";
import { addressWith } from "./flow-address.server.ts";
import { FlowFrame } from "./flow-frame.tsx";
import { StepForm } from "./flow-questions.tsx";
import { OnwardHead, PostcodeQuestion, StoreChoice } from "./onward.tsx";

type Context = Readonly<RouterContextProvider>;
type Asked = { action: string; crumbs: Crumb[] };

const headings = {
  kontakt: "Få värderingen med e-post",
  butik: "Boka värdering i butik",
  hemma: "Boka värdering hemma hos dig",
} as const satisfies Record<Onward, string>;

const booked =
  "Tiden är din direkt. Bekräftelse med kalenderfil kommer med e-post, och du flyttar eller avbokar själv.";
const besides = {
  kontakt: `Du får uppskattningen direkt. En värderare läser den och svarar inom ${workdaysText()}.`,
  butik: `${booked} ${sellingWords.all}`,
  hemma: `${booked} ${sellingWords.all}`,
} as const satisfies Record<Onward, string>;

/** From the answer to a person: by mail, in a store, or at home. */
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
        heading={
          verdict?.kind === "none" && onward === "kontakt" ? "Be en värderare höra av sig" : headings[onward]
        }
        car={carText(appraisal)}
        estimate={
          verdict?.kind === "offer"
            ? `${rangeText(verdict.offer)}, räknas om efter ${lastValidDay(now)}`
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
    beside:
      verdict?.kind === "none" && onward === "kontakt"
        ? `En värderare läser dina uppgifter och svarar inom ${workdaysText()}.`
        : besides[onward],
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
  const days = told.plate ? await context.get(bookingsContext).freeOf(bookable, told.plate) : [];
  const chosen = context.get(postedFormContext)?.values.start ?? null;
  return slotGroups(days, context.get(clockContext)(), { chosen, isWindow: bookable.kind === "pickup" });
}

/** Those that came without script; what is gone after a day is left out in silence. */
async function picturesIn(written: string, context: Context): Promise<SentPicture[]> {
  return (await receiveIds(context.get(uploadsContext), pictureIdsIn(written))).pictures;
}

function placeText(times: OnwardTimes): string | null {
  if (times.kind !== "times") return null;
  const { store, place } = times;
  return place === null
    ? `${store.name}, ${store.fullAddress}`
    : `${place}. Värderaren kommer från ${store.name}.`;
}

function shownStore({ slug, name, fullAddress }: Store) {
  return { slug, name, address: fullAddress };
}
