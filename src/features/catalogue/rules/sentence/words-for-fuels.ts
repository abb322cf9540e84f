import type { PhraseRow } from "./phrases.ts";

/**
 * "Hybrid" in everyday speech is both kinds; whoever minds says which. What can be charged is an electric car
 * or a plug-in hybrid.
 */
export const wordsForFuels: readonly PhraseRow<readonly string[]>[] = [
  [
    `bensin, bensin bil, bensin bilar, bensin bilen, bensinare, bensin driven, bensin drivna, bensin motor, petrol,
      petrol car, gasoline`,
    ["1"],
  ],
  [`diesel, diesel bil, diesel bilar, diesel bilen, diesel driven, diesel drivna, diesel motor, tdi`, ["2"]],
  [
    `el, el bil, el bilar, el bilen, el driven, el drivet, el drivna, el drift, el motor, elektrisk, elektriska,
      elektriskt, hel elektrisk, ren el bil, ev, bev, electric, electric car, fully electric`,
    ["3"],
  ],
  ["hybrid, hybrider, hybriden, hybrid bil, hybrid bilar, hybrid driven", ["4", "5"]],
  [
    `el hybrid, el hybrider, mild hybrid, mildhybrider, full hybrid, hev, mhev, vanlig hybrid, självladdande
      hybrid`,
    ["4"],
  ],
  [
    `ladd hybrid, ladd hybrider, ladd hybriden, plug in hybrid, plug in, plug in hybrider, plugin, phev, e hybrid, plug in hybriden, ladd bar hybrid, ladd bara hybrider`,
    ["5"],
  ],
  ["laddbar, laddbara, laddbar bil, laddbara bilar", ["3", "5"]],
  [
    `miljö bränsle, etanol, etanol bil, e85, gas, gas bil, biogas, fordonsgas, natur gas, cng, flexi fuel,
      metan gas`,
    ["6"],
  ],
];
