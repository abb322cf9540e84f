import { renderToStaticMarkup } from "react-dom/server";
import type { RouterContextProvider } from "react-router";
import { formatDate } from "#core/dates/dates.ts";
import { formatKronor } from "#core/money/kronor.ts";
import { paths } from "#core/paths.ts";
import { displayPlate } from "#core/plate/display-plate.ts";
import { formatMil } from "#core/text/mileage.ts";
import { gearboxes } from "#features/cars/rules/vocabulary.ts";
import { stockContext } from "#features/catalogue/context.ts";
import { findCarWithPlate } from "#features/catalogue/service/find-car.ts";
import { clockContext } from "#platform/pages/context.ts";
import type { Crumb } from "#ui/breadcrumb.tsx";
import { buyingLimitNotice } from "../rules/buying-limit.ts";
import { flowFields, ownerships, repeatableSteps } from "../rules/flow/flow-fields.ts";
import { fuelOf, goesByRegister, questionsFor } from "../rules/flow/flow-step.ts";
import { shortLabel } from "../rules/flow/flow-texts.ts";
import { lastValidDay } from "../rules/valid-until.ts";
import { type Appraisal, isNeverFetched } from "../service/appraise.ts";
import { cachedScore } from "./cached-score.server.ts";
import { addressWith, nextActionUrl } from "./flow-address.server.ts";
import { nextActionHtml } from "./next-action-html.server.tsx";
import { ResultFrame } from "./result-frame.tsx";
import { ResultPage } from "./result-page.tsx";
import { offerView } from "./result-view.ts";
import { ScorePanel } from "./score-panel.tsx";
import { tradePart } from "./trade-html.server.tsx";

type Context = Readonly<RouterContextProvider>;
type FlowTarget = { action: string; crumbs: Crumb[] };

/** The answer, or the form by which somebody goes on from it. */
export async function resultHtml(
  appraisal: Appraisal,
  target: FlowTarget,
  context: Context,
): Promise<{ html: string; form: string | null }> {
  const { input } = appraisal;
  if (input.nextAction !== null) return nextActionHtml(appraisal, input.nextAction, target, context);
  const now = context.get(clockContext)();
  const { verdict, name } = appraisal;
  const { sold } = context.get(stockContext).catalogs();
  const findSold = (id: string) => {
    const car = findCarWithPlate(sold, id);
    return car && { name: `${car.model} ${car.modelDescription}`, soldAt: car.sale?.soldAt ?? null };
  };
  const offer = verdict?.kind === "offer" ? verdict.offer : null;
  const html = renderToStaticMarkup(
    <ResultFrame crumbs={target.crumbs}>
      <ResultPage
        plate={input.plate ? displayPlate(input.plate) : ""}
        name={name ?? ""}
        input={givenFacts(appraisal)}
        change={changes(appraisal, target.action)}
        notices={noticesOf(appraisal)}
        offer={offer && offerView(offer, findSold, { now, validUntil: lastValidDay(now) })}
        none={verdict?.kind === "none" ? verdict.text : null}
        business={input.mode === "business" && offer ? withoutVat(offer.estimate) : null}
        options={{
          contact: nextActionUrl("kontakt", appraisal, target.action),
          store: nextActionUrl("butik", appraisal, target.action),
          home: isNeverFetched(verdict) ? null : nextActionUrl("hemma", appraisal, target.action),
          tradeIn: target.action === paths.tradeIn() ? null : addressWith(appraisal, paths.tradeIn(), []),
        }}
        valued={
          offer && {
            name: name ?? "Din bil",
            low: offer.low,
            high: offer.high,
            to: addressWith(appraisal, paths.tradeIn(), []),
          }
        }
        score={<ScorePanel score={await cachedScore(appraisal, context)} on={formatDate(now)} />}
        trade={target.action === paths.tradeIn() ? tradePart(appraisal, offer, target.action, context) : null}
      />
    </ResultFrame>,
  );
  return { html, form: null };
}

const vat = 0.25;

function withoutVat(estimate: number): string {
  const net = Math.round(estimate / (1 + vat));
  return `Har ni dragit av momsen när bilen köptes är det ${formatKronor(net)} exklusive moms och ${formatKronor(estimate - net)} i moms.`;
}

function givenFacts({ input, lookup }: Appraisal): string[] {
  const car = goesByRegister(input, lookup) && lookup?.kind === "found" ? lookup.vehicle : input.manual;
  return [
    car && String(car.modelYear),
    input.mileage === null ? null : formatMil(input.mileage),
    car?.gearboxType ? gearboxes[car.gearboxType] : null,
  ].flatMap((fact) => fact ?? []);
}

/** What is worth knowing besides the sum. */
function noticesOf({ input, lookup }: Appraisal): string[] {
  const limit = input.mileage === null ? null : buyingLimitNotice(input.mileage);
  const read = lookup?.kind === "found" && input.isMine ? lookup.vehicle.lastInspectionMileage : null;
  const isLess = read !== null && input.mileage !== null && input.mileage < read;
  return [
    limit?.text ?? null,
    input.ownership && ownerships[input.ownership].notice,
    isLess
      ? `Mätaren visade ${formatMil(read)} vid senaste besiktningen, mer än du skrev. Kontrollera miltalet: det påverkar priset.`
      : null,
  ].flatMap((text) => text ?? []);
}

/** Each answer can be given anew; the others stay. */
function changes(appraisal: Appraisal, action: string): { label: string; to: string }[] {
  const { input, lookup } = appraisal;
  const again = (word: string) => addressWith(appraisal, action, [], { [flowFields.again]: word });
  return [
    { label: "Bilen", to: again(repeatableSteps.car) },
    { label: "Miltal", to: again(repeatableSteps.mileage) },
    ...questionsFor(fuelOf(input, lookup)).map((question) => ({
      label: shortLabel(question),
      to: again(flowFields[question]),
    })),
    { label: "Bilder", to: addressWith(appraisal, action, ["pictures"]) },
    { label: "En annan bil", to: action },
  ];
}
