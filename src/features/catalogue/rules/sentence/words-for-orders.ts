import type { SortOrder } from "../sort-orders.ts";
import type { PhraseRow } from "./phrases.ts";

export const wordsForOrders: readonly PhraseRow<SortOrder>[] = [
  [
    `billigast, billigaste, billigast först, billigaste först, lägst pris, lägst pris först, lägsta pris,
      lägsta priset, sortera på pris`,
    "lagsta-pris",
  ],
  ["dyrast, dyraste, dyrast först, dyraste först, högst pris, högst pris först, högsta pris", "hogsta-pris"],
  [
    "nyast, nyaste, nyast först, nyaste först, nyaste årsmodell, senaste årsmodell, senaste modellen",
    "nyast",
  ],
  ["äldst, äldsta, äldst först, äldsta först", "aldsta"],
  [
    `lägst miltal, lägst miltal först, lägsta miltal, minst mil, minst körd, kortast körd, lägst mil, lägst
      mätarställning`,
    "lagsta-mil",
  ],
  ["högst miltal, högst miltal först, mest körd, flest mil", "hogsta-mil"],
  [
    `senast inkommen, senast inkomna, senast inlagd, senast inlagda, senast publicerad, senast publicerade,
      ny inkommen, ny inkomna, nyinkommet`,
    "nyaste-publiceringsdatum",
  ],
  [
    `störst prissänkning, största prissänkning, mest sänkt, mest sänkta, pris sänkt, pris sänkta, sänkt pris,
      nedsatt, nedsatta, nedsatt pris, sänkta priser, nedsatta priser`,
    "storsta-prissankning",
  ],
];

/** What a chip says of an order. */
export const orderChips = {
  rekommenderad: "Rekommenderade först",
  "nyaste-publiceringsdatum": "Senast publicerade först",
  nyast: "Nyaste årsmodell först",
  aldsta: "Äldsta årsmodell först",
  "hogsta-mil": "Högst miltal först",
  "lagsta-mil": "Lägst miltal först",
  "hogsta-pris": "Högst pris först",
  "lagsta-pris": "Lägst pris först",
  "storsta-prissankning": "Störst prissänkning först",
} as const satisfies Record<SortOrder, string>;
