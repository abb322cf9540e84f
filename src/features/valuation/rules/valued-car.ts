import { z } from "zod/mini";
import { formatKronor } from "#core/money/kronor.ts";
import { rangeText } from "./range-text.ts";

/** The car that was valued during this visit, as the result page leaves it for the adverts. */
const valuedCar = z.object({
  name: z.string(),
  low: z.number(),
  high: z.number(),
  /** The trade-in of that car, with every answer. */
  to: z.string(),
});
export type ValuedCar = z.infer<typeof valuedCar>;

/** Null where nothing readable is kept. */
export function valuedCarFrom(text: string | null): ValuedCar | null {
  if (text === null) return null;
  try {
    return valuedCar.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** What is left between the price of a car and what we can pay for the own one. */
export function differenceText(price: number, { low, high }: Pick<ValuedCar, "low" | "high">): string {
  const [least, most] = [price - high, price - low];
  if (least >= 0) return `Du betalar ${rangeText({ low: least, high: most })} emellan.`;
  if (most <= 0) return `Du får ${rangeText({ low: -most, high: -least })} tillbaka.`;
  return `Du betalar högst ${formatKronor(most)} emellan.`;
}
