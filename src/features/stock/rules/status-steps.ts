import { formatMoment } from "#core/dates/moments.ts";
import { isIncoming, status } from "#features/cars/rules/status.ts";

/** The stations of a car in the words of the house, in their order. Other numbers come from other systems. */
export const stations = {
  80: "Inköpt",
  90: "På väg in",
  106: "I verkstad",
  110: "Klar från verkstad",
  120: "Prissätts",
  [status.forSale]: "Säljs",
  [status.reserved]: "Reserverad",
  [status.sold]: "Såld",
  [status.delivered]: "Levererad",
} as const;
export type Station = keyof typeof stations;
export const stationNumbers = Object.keys(stations).map(Number) as Station[];

/** A car that is taken in begins here. */
export const firstStation = 80 satisfies Station;

/** "Säljs"; a number between two stations has the label of the lower one. */
export function statusLabel(carStatus: number): string {
  const reached = stationNumbers.findLast((station) => station <= carStatus);
  return reached === undefined ? "Inköpt" : stations[reached];
}

/** What a step requires besides the status. */
export type StepFacts = {
  price: number | null;
  modelDescription: string;
  /** Those that can be a cover: close-ups of findings apart. */
  pictures: number;
  isStoreOpen: boolean;
  /** Until when a customer holds the car; null for nobody. */
  reservedUntil: Date | null;
  /** What it was sold for, where the step asks. */
  soldPrice: number | null;
  /** Somebody has written a review of the sale. */
  hasReview: boolean;
};

/** What a step needs, in the words of what is missing. */
const needs = {
  price: { isSatisfied: ({ price }) => price !== null, message: () => "Sätt ett pris" },
  picture: { isSatisfied: ({ pictures }) => pictures > 0, message: () => "Lägg till minst en bild" },
  text: {
    isSatisfied: ({ modelDescription }) => modelDescription !== "",
    message: () => "Skriv modelltexten (motor och utrustningsnivå)",
  },
  openStore: {
    isSatisfied: ({ isStoreOpen }) => isStoreOpen,
    message: () => "Välj en butik som är öppen: bilen står på en som är nedlagd",
  },
  noHold: {
    isSatisfied: ({ reservedUntil }) => reservedUntil === null,
    message: ({ reservedUntil }) =>
      `En kund håller bilen till ${reservedUntil ? formatMoment(reservedUntil) : ""}. Avboka reservationen först`,
  },
  soldPrice: {
    isSatisfied: ({ soldPrice }) => soldPrice !== null,
    message: () => "Skriv vad bilen såldes för",
  },
  noReview: {
    isSatisfied: ({ hasReview }) => !hasReview,
    message: () => "Köpet har fått ett omdöme och kan inte tas tillbaka",
  },
} as const satisfies Record<
  string,
  { isSatisfied: (facts: StepFacts) => boolean; message: (facts: StepFacts) => string }
>;
export type StepNeed = keyof typeof needs;

type Step = {
  label: string;
  /** The lowest and the highest status it goes from. */
  from: readonly [min: number, max: number];
  to: Station;
  needs: readonly StepNeed[];
  /** It goes forward in the car's life, rather than back or aside. */
  isForward: boolean;
};

const beforeSale = [0, status.forSale - 1] as const;

/** The ways of a car. What is not here cannot be done. */
export const statusSteps = {
  bring: { label: "Hämta hem", from: [0, 89], to: 90, needs: [], isForward: true },
  workshop: { label: "Till verkstaden", from: [0, 105], to: 106, needs: [], isForward: true },
  ready: { label: "Klar från verkstaden", from: [90, 109], to: 110, needs: [], isForward: true },
  pricing: { label: "Lämna till prissättning", from: [0, 119], to: 120, needs: [], isForward: true },
  publish: {
    label: "Publicera",
    from: beforeSale,
    to: status.forSale,
    needs: ["price", "picture", "text", "openStore"],
    isForward: true,
  },
  backToWorkshop: {
    label: "Tillbaka till verkstaden",
    from: [107, 129],
    to: 106,
    needs: [],
    isForward: false,
  },
  reserve: {
    label: "Reservera för butiken",
    from: [status.forSale, status.forSale],
    to: status.reserved,
    needs: [],
    isForward: false,
  },
  release: {
    label: "Släpp reservationen",
    from: [status.reserved, status.reserved],
    to: status.forSale,
    needs: ["noHold"],
    isForward: false,
  },
  unpublish: {
    label: "Avpublicera",
    from: [status.forSale, status.sold - 1],
    to: 120,
    needs: ["noHold"],
    isForward: false,
  },
  sell: {
    label: "Markera såld",
    from: [status.forSale, status.sold - 1],
    to: status.sold,
    needs: ["soldPrice"],
    isForward: true,
  },
  deliver: {
    label: "Markera levererad",
    from: [status.sold, status.delivered - 1],
    to: status.delivered,
    needs: [],
    isForward: true,
  },
  cancelSale: {
    label: "Köpet blev inte av",
    from: [status.sold, status.delivered - 1],
    to: status.forSale,
    needs: ["price", "noReview"],
    isForward: false,
  },
  takeBackKeys: {
    label: "Inte levererad än",
    from: [status.delivered, 999],
    to: status.sold,
    needs: [],
    isForward: false,
  },
  takeInAgain: {
    label: "Ta in bilen igen",
    from: [status.delivered, 999],
    to: firstStation,
    needs: [],
    isForward: false,
  },
} as const satisfies Record<string, Step>;
export type StatusStep = keyof typeof statusSteps;
export const statusStepNames = Object.keys(statusSteps) as StatusStep[];

/** The steps that go from here. */
export function stepsFrom(carStatus: number): StatusStep[] {
  return statusStepNames.filter((name) => {
    const { from, to } = statusSteps[name];
    const [min, max] = from;
    return carStatus >= min && carStatus <= max && carStatus !== to;
  });
}

export function findStatusStep(from: number, to: number): StatusStep | null {
  return stepsFrom(from).find((name) => statusSteps[name].to === to) ?? null;
}

/** What is missing for a step, in words; nothing: it can be taken. */
export function missingFor(step: StatusStep, facts: StepFacts): { need: StepNeed; message: string }[] {
  return statusSteps[step].needs
    .filter((need) => !needs[need].isSatisfied(facts))
    .map((need) => ({ need, message: needs[need].message(facts) }));
}

/** The price that everybody can see: that of an incoming car is a plan of ours. */
export function askingPrice(car: { status: number; price: number | null }): number | null {
  return isIncoming(car.status) ? null : car.price;
}

/** What a step brings about for others, said before it is taken. */
export function effectsOf(
  step: StatusStep,
  { reservedUntil, drives }: { reservedUntil: Date | null; drives: number },
): string[] {
  const { to } = statusSteps[step];
  const effects: string[] = [];
  if (step === "publish")
    effects.push("Annonsen har pris inom två sekunder, och de som bevakar sådana bilar får mejl.");
  if (step === "unpublish") effects.push("Annonsen visar att bilen prissätts. Priset tas bort.");
  if (step === "cancelSale") effects.push("Försäljningen stryks, och bilen är till salu igen.");
  if (reservedUntil !== null && to >= status.sold)
    effects.push("Kundens reservation avslutas, och kunden får ett mejl.");
  if (drives > 0) {
    const booked = drives === 1 ? "En provkörning är bokad" : `${drives} provkörningar är bokade`;
    const letter = drives === 1 ? "Kunden får ett mejl." : "Kunderna får mejl.";
    if (to >= status.reserved) effects.push(`${booked}. ${letter}`);
    else if (step === "unpublish") effects.push(`${booked} och står kvar. Ring om den inte blir av.`);
  }
  return effects;
}
