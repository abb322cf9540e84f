import { amounts } from "./amounts.ts";
import { asHeard } from "./as-heard.ts";
import { asTyped } from "./as-typed.ts";
import { asTypedFacts } from "./as-typed-facts.ts";
import { asTypedModels } from "./as-typed-models.ts";
import { asTypedNegations } from "./as-typed-negations.ts";
import { carFeatures } from "./car-features.ts";
import { condition } from "./condition.ts";
import { listsAndPlaces } from "./lists-and-places.ts";
import { makesAndSeries } from "./makes-and-series.ts";
import { negations } from "./negations.ts";
import { notUnderstood } from "./not-understood.ts";
import { nounsAndNames } from "./nouns-and-names.ts";
import { onACharge } from "./on-a-charge.ts";
import { orders } from "./orders.ts";
import { owners } from "./owners.ts";
import { placesAndPlates } from "./places-and-plates.ts";
import type { CorpusRow } from "./reading-text.ts";
import { strangers } from "./strangers.ts";
import { trims } from "./trims.ts";
import { vagueWordsAndOrders } from "./vague-words-and-orders.ts";
import { wholeSentences } from "./whole-sentences.ts";
import { years } from "./years.ts";

/** Everything we have promised to understand, and what we have promised to leave alone. */
export const corpus: readonly CorpusRow[] = [
  ...wholeSentences,
  ...makesAndSeries,
  ...carFeatures,
  ...amounts,
  ...years,
  ...owners,
  ...condition,
  ...placesAndPlates,
  ...negations,
  ...nounsAndNames,
  ...vagueWordsAndOrders,
  ...notUnderstood,
  ...strangers,
  ...asTyped,
  ...asTypedFacts,
  ...asTypedModels,
  ...asTypedNegations,
  ...onACharge,
  ...trims,
  ...asHeard,
  ...listsAndPlaces,
  ...orders,
];
