import { stockholmDay } from "#core/dates/stockholm-day.ts";
import { formatKronor } from "#core/money/kronor.ts";
import { formatMil } from "#core/text/mileage.ts";
import { formatNumber } from "#core/text/number.ts";
import type { Car } from "#features/cars/rules/car.ts";
import { carCountText } from "#features/cars/rules/car-count.ts";
import { levelTexts, type MarketLevel } from "#features/cars/rules/price/market-label.ts";
import { availabilityRank } from "../rules/car-order.ts";
import {
  daysPublished,
  pointsFor,
  priceClassOf,
  type RecommendedCar,
  yearsOld,
} from "../rules/recommendation.ts";
import {
  enoughPictures,
  levelDensity,
  type PartName,
  partNames,
  priceClasses,
  weights,
} from "../rules/weights.ts";

export type WhyHereView = {
  name: string;
  points: number;
  /** How many come before it, and why its group comes when it does. */
  place: string[];
  /** How its price lies, and what that does to its place. */
  market: string;
  parts: { name: PartName; label: string; why: string; points: number; of: number }[];
};

export const partLabels = {
  fresh: "Nyligen publicerad",
  mileage: "Miltal för priset",
  age: "Ålder för priset",
  report: "Komplett tillståndsrapport",
  pictures: "Bilder",
  cut: "Sänkt pris",
} as const satisfies Record<PartName, string>;

type RecommendedToday = { car: RecommendedCar; today: string };

/** What each part rests on, in words. */
const reasons = {
  fresh: ({ car, today }) => {
    const days = daysPublished(car, today);
    if (days === null) return "Bilen är inte publicerad än.";
    return days === 0
      ? "Publicerad i dag."
      : `Publicerad för ${formatNumber(days)} ${days === 1 ? "dag" : "dagar"} sedan.`;
  },
  mileage: ({ car }) => {
    const usual = priceClassOf(car.price);
    return usual
      ? `Har gått ${formatMil(car.mileage)}. Vanligt ${pricesText(usual)} är ${formatMil(usual.mileage)}.`
      : withoutPrice;
  },
  age: ({ car, today }) => {
    const usual = priceClassOf(car.price);
    return usual
      ? `${yearsOld(car, today)} år. Vanligt ${pricesText(usual)} är ${usual.age} år.`
      : withoutPrice;
  },
  report: ({ car }) =>
    car.inspectedOn !== null && car.inspectionComplete
      ? "Hela bilen är provad, och rapporten står i annonsen."
      : "Rapporten är inte komplett än.",
  pictures: ({ car: { pictureCount = 0 } }) =>
    `${formatNumber(pictureCount)} ${pictureCount === 1 ? "bild" : "bilder"}. Från ${enoughPictures} är det full poäng.`,
  cut: ({ car }) =>
    (car.legalCut ?? 0) > 0
      ? `Sänkt med ${formatKronor(car.legalCut ?? 0)} från lägsta pris de 30 dagarna före.`
      : "Priset är inte sänkt.",
} as const satisfies Record<PartName, (said: RecommendedToday) => string>;

const withoutPrice = "Bilen har inget pris än att jämföra med.";

function pricesText(usual: (typeof priceClasses)[number]): string {
  const from = priceClasses[priceClasses.indexOf(usual) - 1]?.below ?? null;
  if (usual.below === null) return `från ${formatKronor(from ?? 0)}`;
  if (from === null) return `under ${formatKronor(usual.below)}`;
  return `mellan ${formatNumber(from)} och ${formatKronor(usual.below)}`;
}

const turns = [
  null,
  "Bilen är reserverad. Därför kommer den efter alla bilar som går att köpa i dag.",
  "Bilen är på väg in eller saknar pris. Därför kommer den efter de bilar som har ett pris.",
] as const;

function marketReason(level: MarketLevel | null): string {
  const { under, over, level: among } = levelDensity;
  const reason =
    level === null
      ? "Vi har sålt för få liknande bilar för att säga hur priset ligger mot marknaden, så den blandas in som om det låg i nivå."
      : `Priset: ${levelTexts[level].toLowerCase()}.`;
  return `${reason} Poängen jämförs mellan bilar vars pris ligger likadant. Listan blandar dem: på ${under} under marknadspris går ${among} i nivå med det och ${over} över, om det finns lika många av varje.`;
}

type LevelContext = { level: MarketLevel | null; before: number; now: Date };

export function whyHereView(
  car: RecommendedCar & Pick<Car, "carName" | "status">,
  { level, before, now }: LevelContext,
): WhyHereView {
  const today = stockholmDay(now);
  const parts = partNames.map((name) => ({
    name,
    label: partLabels[name],
    why: reasons[name]({ car, today }),
    points: pointsFor(name, car, { today }),
    of: weights[name],
  }));
  const first =
    before === 0 ? "Ingen bil i lagret kommer före." : `${carCountText(before)} i lagret kommer före.`;
  return {
    name: car.carName,
    points: parts.reduce((sum, { points }) => sum + points, 0),
    place: [first, turns[availabilityRank(car)] ?? null].flatMap((text) => text ?? []),
    market: marketReason(level),
    parts,
  };
}
