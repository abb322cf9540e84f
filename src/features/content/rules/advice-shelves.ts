import { type Destination, type DestinationName, destinations } from "./destinations.ts";

const shelves = [
  { heading: "Köpa bil", guides: ["checklist", "howToBuy", "ride", "reserve", "compare"] },
  { heading: "Sälja och byta", guides: ["howToSell", "sell", "sellElectric", "tradeIn"] },
  { heading: "Pengar och försäkring", guides: ["financing", "insurance", "warranty"] },
  { heading: "Äga bil, och om något går fel", guides: ["service", "complaint", "withdrawal"] },
] as const satisfies { heading: string; guides: readonly DestinationName[] }[];

/** The guides by what the reader is about to do. */
export function adviceShelves(): { heading: string; guides: Destination[] }[] {
  return shelves.map(({ heading, guides }) => ({
    heading,
    guides: guides.map((name) => destinations[name]),
  }));
}
