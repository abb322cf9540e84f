import { phraseTable } from "./phrases.ts";

/** Words that a sentence is held together by: they ask nothing of a car. */
export const fillers = phraseTable<null>([
  [
    `jag, vi, du, ni, man, mig, oss, er, min, mitt, mina, vår, vårt, våra, dig, han, hon, hen, någonting,
      något, nåt, nån, någon, några, sådan, sån, ngn, ngt, ngra, jävla, jäkla, himla`,
    null,
  ],
  [
    `söker, söka, söks, sökes, letar, leta, letar efter, kollar, efter, vill, ville, ha, har, haft, köpa,
      köper, hitta, hittar, visa, visar, finns, fanns, skulle, behöver, behövs, önskar, önskas,
      önskemål, måste, ska, skall, kan, kunna, vore, går, gå, få, får, tänkt, tänker, funderar, undrar,
      köp, köpes, gärna, helst, hellre, föredrar, funkar, fungerar, går bra, är bra, duger, bra, typ, kanske, ungefär, absolut, allra, mest`,
    null,
  ],
  [
    `en, ett, den, det, de, dem, denna, som, är, vara, med, och, samt, i, på, av, för, till, åt, från, om,
      att, inom, men, så, hos, per, ur, vid, utav, när, där, här, ska vara, också, även, både, dock, nu,
      idag, lite, ganska, bara, enbart, endast, inte ens, mycket, väldigt, riktigt, alla, allt`,
    null,
  ],
  [
    `bil, bilar, bilen, bilarna, fordon, begagnad, begagnade, begagnat, beg, modell, modeller, märke, märket,
      färg, färgen, kaross, växellåda, växel, låda, drivmedel, bränsle, motor, butik, butiken, stad,
      trakten, området, stan, i stan, på stan, till stan, salu, till salu, till försäljning, i lager, på lager, lager, inne, utrustning,
      utrustad, pris, priset, kr`,
    null,
  ],
  [
    `familjen, familj, dottern, dotter, sonen, son, frun, fru, barnen, barn, mamma, pappa, sambon, firman, mormor, morfar, farmor, farfar,
      svärmor, svärfar, mannen, maken, storfamiljen, hund, hundar, barnvagn, barnvagnen, landet, stugan, sommarstugan, skolan,
      jobbet, hunden, betala, betalar, kostar, kosta, säljer, lägga, finnas, på en laddning, regnr, regnummer, reg nr,
      kvar, metallic, metallik, metalliclack, lack`,
    null,
  ],
  [
    `spelar ingen roll, oavsett, valfri, valfritt, valfria, kvittar, som helst, vilken som helst, hela landet, i hela landet,
      hela sverige, i hela sverige, ta sig, att ta sig, plats, krav, ett krav`,
    null,
  ],
  ["looking for, i want, i need, with, and, car, cars, used, near, in, for, a, an, the, please", null],
  [
    `hej, hejsan, hallå, tack, tackar, snälla, please, mvh, ok, okej, vad, vilka, vilken, vilket, hur, va,
      tja, ja`,
    null,
  ],
]);

export type Connective = "or" | "and";
export const connectives = phraseTable<Connective>([
  ["eller, alternativt, alt, antingen, resp", "or"],
  ["och, samt, o, plus, men även", "and"],
]);
