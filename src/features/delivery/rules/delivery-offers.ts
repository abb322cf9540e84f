import { type CalendarDay, dayPlus, weekdayOf } from "#core/dates/stockholm-day.ts";
import { workdaysAfter } from "#core/dates/workdays.ts";
import { milBetween, type Position } from "#features/stores/rules/distance.ts";
import { readPostcode } from "#features/stores/rules/postcode.ts";
import { type DeliveryOffer, type DeliveryRules, type DeliveryStep, deliveryRules } from "./delivery.ts";

export type DeliveryResult =
  | { postcode: string; town: string; offers: DeliveryOffer[] }
  /** What is wrong with the postcode, in words for its field. */
  | { error: string };

/** How many days are offered on which several cars travel together. */
const sharedDays = 2;

/** Which days a car can come to a postcode, and what each costs: from the store it stands in, as of today. … */
export function deliveryTo(
  entered: string,
  { from, today, rules = deliveryRules }: { from: Position; today: CalendarDay; rules?: DeliveryRules },
): DeliveryResult {
  const { entered: postcode, error, area } = readPostcode(entered);
  if (area === null)
    return { error: error ?? "Skriv ett postnummer med fem siffror, till exempel 753\u00a020." };
  const step = stepTo(postcode, milBetween(from, area), rules);
  if (step === null) return { error: "Dit kör vi inte ut bilar. Välj att hämta bilen i butiken." };
  const own = { day: workdaysAfter(today, step.own.workdays), way: "own", price: step.own.price } as const;
  const shared = sharedFrom(workdaysAfter(today, step.shared.workdays), rules)
    .slice(0, sharedDays)
    .map((day) => ({ day, way: "shared", price: step.shared.price }) as const);
  return {
    postcode,
    town: area.town,
    // Nobody pays more for a day on which the cheaper way comes too.
    offers: [...(own.day < (shared[0]?.day ?? "") ? [own] : []), ...shared],
  };
}

/** What a delivery costs at least. */
export function deliveryFrom(rules: DeliveryRules = deliveryRules): number {
  return Math.min(...rules.steps.flatMap(({ own, shared }) => [own.price, shared.price]));
}

/** The step that reaches so far, with what the place adds to it; null for where we do not go. */
export function stepTo(postcode: string, mil: number, rules: DeliveryRules): DeliveryStep | null {
  const step = rules.steps.find(({ toMil }) => mil <= toMil) ?? null;
  const exception = rules.exceptions.find(({ prefix }) => postcode.startsWith(prefix));
  if (step === null || exception === undefined) return step;
  if ("isReached" in exception) return null;
  const { extraPrice, extraWorkdays } = exception;
  const dearer = ({ price, workdays }: DeliveryStep["own"]) => ({
    price: price + extraPrice,
    workdays: workdays + extraWorkdays,
  });
  return { ...step, own: dearer(step.own), shared: dearer(step.shared) };
}

/** The days from then on, within a month, on which lorries go: never on a weekend or a holiday. */
function sharedFrom(first: CalendarDay, { sharedWeekdays }: DeliveryRules): CalendarDay[] {
  return Array.from({ length: 30 }, (_, ahead) => dayPlus(first, ahead)).filter(
    (day) => sharedWeekdays.includes(weekdayOf(day)) && workdaysAfter(dayPlus(day, -1), 1) === day,
  );
}
