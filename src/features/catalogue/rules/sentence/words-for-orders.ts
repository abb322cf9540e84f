import type { SortOrder } from "../sort-orders.ts";
import { type PhraseRow, phraseTable } from "./phrases.ts";

/** Superlatives: an order by themselves. */
export const wordsForOrders: readonly PhraseRow<SortOrder>[] = [
  [
    `billigast, billigaste, lägst pris, lägsta pris, lägsta priset, lägsta priserna, minst pris, minsta pris, lägst prislapp, prisvärdast,
      prisvärdaste, cheapest, lowest price`,
    "lagsta-pris",
  ],
  [
    "dyrast, dyraste, högst pris, högsta pris, högsta priset, högst prislapp, exklusivast, most expensive, highest price",
    "hogsta-pris",
  ],
  [
    `nyast, nyaste, nyaste årsmodell, nyaste årsmodellen, senaste årsmodell, senaste årsmodellen, senaste modellen, högst årsmodell, högsta
      årsmodell, yngst, yngsta, newest`,
    "nyast",
  ],
  [
    "äldst, äldsta, äldsta årsmodell, äldsta årsmodellen, lägst årsmodell, lägsta årsmodell, oldest",
    "aldsta",
  ],
  [
    `lägst miltal, lägsta miltal, lägsta miltalet, minst miltal, minsta miltal, minst mil, minst antal mil, lägst antal mil, lägst mil, lägsta mil, lägsta milen, färst mil, minst
      körd, minst körda, minst kört, minst gången, minst gångna, minst gått, kortast körd, kortast körda, kortast mil, kortast
      körsträcka, kortaste körsträcka, lägst körsträcka, lägsta körsträcka, minst körsträcka, lägst mätarställning, lägsta mätarställning, lägst mätar ställning, minst
      mätarställning, lägst på mätaren, minst på mätaren, minst rullad, minst rullade, lowest mileage`,
    "lagsta-mil",
  ],
  [
    `högst miltal, högsta miltal, högsta miltalet, högst antal mil, flest antal mil, mest körd, mest körda, flest mil, mest mil, längst körd, längst körda, längst körsträcka, längst
      körsträcka, högst mätarställning, högsta mätarställning, mest gången, mest gångna, highest mileage`,
    "hogsta-mil",
  ],
  [
    `senast inkommen, senast inkomna, senast inkommet, senast inlagd, senast inlagda, senast publicerad, senast publicerade, senast
      annonserad, senast annonserade, senast upplagda, senast tillagda, senaste annonserna, ny inkommen, ny inkomna, nyinkommet,
      nyast inkommen, nyast inkommet, nyast inlagda, nyast upplagda, färskast, färskaste, färskaste annonserna, senaste bilarna, nyast publicerade, nyast inkomna, nyaste annonserna, nyupplagda`,
    "nyaste-publiceringsdatum",
  ],
  [
    `störst prissänkning, största prissänkning, största prissänkningen, mest sänkt, mest sänkta, pris sänkt, pris sänkta, sänkt pris,
      nedsatt, nedsatta, nedsatt pris, sänkta priser, nedsatta priser, mest nedsatt, mest nedsatta, störst rabatt, största rabatt, största
      rabatten, mest rabatt, mest rabatterade, störst prisfall`,
    "storsta-prissankning",
  ],
];

/** An order only with a place, "först", or after "sortera": alone they ask for something else, or nothing. */
const withPlace: readonly PhraseRow<SortOrder>[] = [
  ["billig, billiga, billigare, lågt pris, låga priser, låg pris, lägre pris, lågpris, cheap", "lagsta-pris"],
  ["dyr, dyra, dyrare, högt pris, höga priser, högre pris", "hogsta-pris"],
  [
    "ny, nya, nyare, yngre, ny årsmodell, nya årsmodeller, senaste, senare årsmodell, nyare årsmodell",
    "nyast",
  ],
  ["gammal, gamla, äldre, äldre årsmodell", "aldsta"],
  [
    `låga mil, lågt miltal, låga miltal, få mil, lite mil, lågmilare, lågmilarna, lite körd, lite körda, lite gången, lite gångna, kort
      körsträcka, låg mätarställning, lägre miltal`,
    "lagsta-mil",
  ],
  [
    "högst mil, höga mil, högt miltal, många mil, mycket mil, lång körsträcka, hög mätarställning",
    "hogsta-mil",
  ],
  [
    "nyinkomna bilar, senast, nyast inne, nypublicerade, nya annonser, nyaste annons, nyinlagda",
    "nyaste-publiceringsdatum",
  ],
  ["rabatterade, rea, reabilar, prissänkning, prissänkningar, rabatt", "storsta-prissankning"],
];

/** What a list is sorted by, after "sortera". */
const nouns: readonly PhraseRow<SortOrder>[] = [
  ["pris, priset, stigande pris, pris stigande, lägre pris", "lagsta-pris"],
  ["fallande pris, pris fallande, sjunkande pris", "hogsta-pris"],
  ["mil, miltal, miltalet, mätarställning, körsträcka, stigande miltal, miltal stigande", "lagsta-mil"],
  ["fallande miltal, miltal fallande", "hogsta-mil"],
  ["år, årsmodell, årsmodellen, årgång, ålder, modellår, fallande årsmodell, årsmodell fallande", "nyast"],
  ["stigande årsmodell, årsmodell stigande", "aldsta"],
  [
    "datum, publiceringsdatum, publicering, publicerad, inkommet, inkommen, annonsdatum",
    "nyaste-publiceringsdatum",
  ],
  ["prissänkning, rabatt", "storsta-prissankning"],
];

/** The same without a verb: nothing else is meant by them. */
const aloneToo: readonly PhraseRow<SortOrder>[] = [
  [
    "i prisordning, prisordning, stigande pris, pris stigande, stigande priser, lägst till högst pris, lägst till högst, från billigast till dyrast",
    "lagsta-pris",
  ],
  [
    "fallande pris, pris fallande, fallande priser, sjunkande pris, högst till lägst pris, högst till lägst, från dyrast till billigast",
    "hogsta-pris",
  ],
  ["stigande miltal, miltal stigande", "lagsta-mil"],
  ["fallande miltal, miltal fallande", "hogsta-mil"],
];

export const orderWords = phraseTable<SortOrder>([...aloneToo, ...wordsForOrders]);
export const orderWordsWithPlace = phraseTable<SortOrder>(withPlace);
export const orderWordsSorted = phraseTable<SortOrder>([
  ...aloneToo,
  ...nouns,
  ...wordsForOrders,
  ...withPlace,
]);

export const sortPhrases = phraseTable<null>([
  [
    `sortera, sortera på, sortera efter, sortera med, sortera enligt, sortera så att, sorterat, sorterat på, sorterat efter, sorterad på,
      sorterad efter, sorterade på, sorterade efter, sorterad, sorterade, sorteras på, sorteras efter, sortering, sortering på, sortering
      efter, sorteringen, sorterar på, sorterar efter, ordna efter, ordna på, ordnat efter, ordnade efter, rangordna efter, rangordna på, ordning,
      i ordning efter, sort by, sorted by`,
    null,
  ],
]);

/** What may stand between: "de nyaste bilarna först". */
export const sortedThings = phraseTable<null>([
  [
    "bil, bilar, bilen, bilarna, annonser, annonserna, modeller, modellerna, fordon, av dem, priset, priserna",
    null,
  ],
]);

export const placedFirst = phraseTable<null>([
  [
    `först, allra först, överst, allra överst, högst upp, längst upp, i topp, på topp, först i listan, överst i listan, högst upp i listan, främst, först
      tack, först av allt, first, visas först, på första sidan`,
    null,
  ],
]);
export const placedLast = phraseTable<null>([
  [
    "sist, allra sist, underst, nederst, längst ner, längst ned, sist i listan, i slutet, till sist, last, visas sist",
    null,
  ],
]);

/** "dyrast sist" is the cheapest first; what has no other end is left. */
export const reversedOrder: Partial<Record<SortOrder, SortOrder>> = {
  "lagsta-pris": "hogsta-pris",
  "hogsta-pris": "lagsta-pris",
  nyast: "aldsta",
  aldsta: "nyast",
  "lagsta-mil": "hogsta-mil",
  "hogsta-mil": "lagsta-mil",
};

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
