import { renderToStaticMarkup } from "react-dom/server";
import type { RouterContextProvider } from "react-router";
import { sellingTexts } from "#core/company/selling-texts.ts";
import { bookingsContext } from "#features/bookings/context.ts";
import { slotGroups } from "#features/bookings/pages/slot-groups.ts";
import { withSlots } from "#features/bookings/rules/test-drive-form.ts";
import { timeRules } from "#features/bookings/rules/time-rules.ts";
import { workdaysText } from "#features/cases/rules/case-progress.ts";
import { stockContext } from "#features/catalogue/context.ts";
import { submittedFormContext } from "#features/forms/context.ts";
import { formHtml } from "#features/forms/pages/form-html.server.tsx";
import type { SentPicture } from "#features/forms/rules/form-field.ts";
import type { Store } from "#features/stores/rules/store.ts";
import { clockContext } from "#platform/pages/context.ts";
import { uploadsContext } from "#platform/uploads/context.ts";
import { receiveIds } from "#platform/uploads/receive-form.ts";
import type { Crumb } from "#ui/breadcrumb.tsx";
import { Notice } from "#ui/notice.tsx";
import { flowFields, type NextAction, pictureIdsIn } from "../rules/flow/flow-fields.ts";
import { carriedFields } from "../rules/flow/flow-step.ts";
import { picturesMemory } from "../rules/flow-pictures-form.ts";
import { rangeText } from "../rules/range-text.ts";
import { lastValidDay } from "../rules/valid-until.ts";
import { valuationForms } from "../rules/valuation-forms.ts";
import { type Appraisal, carText } from "../service/appraise.ts";
import { type NextActionTimes, nextActionTimes, valuingStores } from "../service/next-action-times.ts";
import { addressWith } from "./flow-address.server.ts";
import { StepForm } from "./flow-questions.tsx";
import { NextActionHead, PostcodeQuestion, StoreChoice } from "./next-action.tsx";
import { ResultFrame } from "./result-frame.tsx";

type Context = Readonly<RouterContextProvider>;
type FlowTarget = { action: string; crumbs: Crumb[] };

const headings = {
  kontakt: "Få värderingen med e-post",
  butik: "Boka värdering i butik",
  hemma: "Boka värdering hemma hos dig",
} as const satisfies Record<NextAction, string>;

const booked =
  "Tiden är din direkt. Bekräftelse med kalenderfil kommer med e-post, och du flyttar eller avbokar själv.";
const besides = {
  kontakt: `Du får uppskattningen direkt. En värderare läser den och svarar inom ${workdaysText()}.`,
  butik: `${booked} ${sellingTexts.all}`,
  hemma: `${booked} ${sellingTexts.all}`,
} as const satisfies Record<NextAction, string>;

/** From the answer to a person: by mail, in a store, or at home. */
export async function nextActionHtml(
  appraisal: Appraisal,
  nextAction: NextAction,
  { action, crumbs }: FlowTarget,
  context: Context,
): Promise<{ html: string; form: string | null }> {
  const { input, verdict } = appraisal;
  const now = context.get(clockContext)();
  const { stores } = context.get(stockContext).catalogs().chain;
  const times = nextActionTimes(input, stores, now);
  const groups = times.kind === "times" ? await freeGroups(times, appraisal, context) : null;
  const isFull = groups?.length === 0;
  const html = renderToStaticMarkup(
    <ResultFrame crumbs={crumbs}>
      <NextActionHead
        heading={
          verdict?.kind === "none" && nextAction === "kontakt"
            ? "Be en värderare höra av sig"
            : headings[nextAction]
        }
        car={carText(appraisal)}
        estimate={
          verdict?.kind === "offer"
            ? `${rangeText(verdict.offer)}, räknas om efter ${lastValidDay(now)}`
            : null
        }
        place={placeText(times)}
        back={addressWith(appraisal, action, ["nextAction", "store", "postcode"])}
      />
      {times.kind === "where" && (
        <StepForm action={action} carried={carriedFields(input, ["store", "postcode"])}>
          {nextAction === "butik" ? (
            <StoreChoice name={flowFields.store} stores={valuingStores(stores).map(shownStore)} />
          ) : (
            <PostcodeQuestion name={flowFields.postcode} raw={input.raw.postcode} error={times.error} />
          )}
        </StepForm>
      )}
      {isFull && (
        <div className="value-flow">
          <Notice>
            Alla tider de närmaste {timeRules[nextAction === "butik" ? "visit" : "pickup"].daysAhead} dagarna
            är bokade. Välj en annan plats, eller ring oss så hittar vi en tid.
          </Notice>
        </div>
      )}
    </ResultFrame>,
  );
  if (times.kind === "where" || isFull) return { html, form: null };
  const form = groups ? withSlots(valuationForms[nextAction], groups) : valuationForms[nextAction];
  const wanted = {
    form,
    action: addressWith(appraisal, action, []),
    footnote:
      verdict?.kind === "none" && nextAction === "kontakt"
        ? `En värderare läser dina uppgifter och svarar inom ${workdaysText()}.`
        : besides[nextAction],
    memory: picturesMemory(input.plate),
    pictures: await picturesIn(input.raw.pictures, context),
  };
  return { html, form: formHtml(wanted, context) };
}

/** Read from the database each time, and cached by nobody. */
async function freeGroups(
  { bookable }: Extract<NextActionTimes, { kind: "times" }>,
  { input }: Appraisal,
  context: Context,
) {
  const days = input.plate ? await context.get(bookingsContext).freeOf(bookable, input.plate) : [];
  const chosen = context.get(submittedFormContext)?.values.start ?? null;
  return slotGroups(days, context.get(clockContext)(), { chosen, isWindow: bookable.kind === "pickup" });
}

/** Those that came without script; what is gone after a day is left out in silence. */
async function picturesIn(raw: string, context: Context): Promise<SentPicture[]> {
  return (await receiveIds(context.get(uploadsContext), pictureIdsIn(raw))).pictures;
}

function placeText(times: NextActionTimes): string | null {
  if (times.kind !== "times") return null;
  const { store, place } = times;
  return place === null
    ? `${store.name}, ${store.fullAddress}`
    : `${place}. Värderaren kommer från ${store.name}.`;
}

function shownStore({ slug, name, fullAddress }: Store) {
  return { slug, name, address: fullAddress };
}
