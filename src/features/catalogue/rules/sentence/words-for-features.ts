import type { EquipmentTag } from "#features/cars/rules/vocabulary.ts";
import type { YesNoName } from "./criterion.ts";
import type { PhraseRow } from "./phrases.ts";

export const wordsForGearboxes: readonly PhraseRow<"manuell" | "automatisk">[] = [
  [
    `automat, automat bil, automat bilar, automaten, automatare, automater, automatisk, automatiska, automatiskt, automat växlad, automat
      växlade, automat låda, automat växel låda, automatisk växel låda, automat växel, auto, aut,
      automatic, dsg, s tronic, stronic, tiptronic, geartronic, cvt`,
    "automatisk",
  ],
  [
    `manuell, manual, manuella, manuellt, manuel, manuell växel låda, manuell låda, manuellt växlad, manuel växellåda`,
    "manuell",
  ],
];

export const wordsForYesNo: readonly PhraseRow<readonly [YesNoName, boolean]>[] = [
  [
    `fyrhjuls drift, fyrhjuls driven, fyrhjuls drivna, fyrhjuls drivet, fyr hjuls drift, fyr hjuls driven, 4
      hjuls drift, 4 hjuls driven, 4 hjuls drivna, all hjuls drift, allhjuls driven, 4x4, 4wd, awd,
      quattro, 4motion, 4matic, xdrive, x drive, fyrhjul, four wheel drive, all wheel drive, 4 wheel drive`,
    ["hasAwd", true],
  ],
  [
    `två hjuls drift, två hjuls driven, 2wd, fram hjuls drift, fram hjuls driven, fram hjuls drivna, bak
      hjuls drift, bak hjuls driven, bak hjuls drivna`,
    ["hasAwd", false],
  ],
  [
    `drag, drag krok, m drag, m drag krok, krok, drag krokar, drag kroken, drag paket, drag kula, dragbil, avtagbar drag krok, avtagbart drag, el
      drag, svängbar drag krok, fällbar drag krok, fällbart drag, släp krok,
      husvagns dragare, husvagns bil, tow bar, tow hitch`,
    ["hasTowbar", true],
  ],
  [
    `moms avdrags gill, avdrags gill moms, avdragbar moms, moms avdrag, moms bil, moms bilar, drag bar moms, moms avdragbar, med
      moms, avdragsgill`,
    ["vatDeductible", true],
  ],
  [
    `leasing, privat leasing, leasing bar, leas bar, leasa, leasas, leasing bil, privatleasa, företags
      leasing`,
    ["leasable", true],
  ],
];

export const wordsForEquipment: readonly PhraseRow<EquipmentTag>[] = [
  ["panorama, panorama tak, panorama taket, panorama glas tak, glas tak, pano", "panorama"],
  [
    "fart hållare, adaptiv fart hållare, farthållaren, fart hållning, cruise control, cruise kontroll, cruisecontrol",
    "farthållare",
  ],
  [
    `värmare, diesel värmare, motor värmare, kupé värmare, parkerings värmare, bränsle värmare, extra
      värmare, webasto, p värmare`,
    "värmare",
  ],
  [
    `parkerings sensorer, parkerings sensor, p sensorer, p sensor, pdc, back sensor, back sensorer, back
      varnare, parkerings hjälp, park assist`,
    "parkeringssensorer",
  ],
  ["bluetooth, blue tooth, blåtand", "bluetooth"],
  ["back kamera, back kameran, rygg kamera, parkerings kamera", "backkamera"],
  ["apple carplay, apple car play, carplay, car play", "apple carplay"],
  ["android auto, androidauto", "android auto"],
  ["gps, navi, navigation, navigations system, navigator, navigering, inbyggd gps", "gps"],
  [
    `ljud paket, ljud anläggning, ljud system, premium ljud, harman kardon, bose, bang & olufsen, b&o, bowers
      & wilkins`,
    "ljudpaket",
  ],
];
