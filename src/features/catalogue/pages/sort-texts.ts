import { paths } from "#core/paths.ts";

/** How one list is sorted unless another order is chosen, what "Störst prissänkning" does there, and whose the cars are. */
type SortText = { recommended: string; cuts: string; owner: string };

/** One row a list, for each is sorted by facts of its own (features/catalogue/service/stock/stock-kinds.ts). */
const sortTexts: Record<string, SortText> = {
  [paths.buy()]: {
    recommended:
      "Rekommenderad visar först bilar som går att köpa i dag, sedan reserverade och sist dem som är på väg in eller saknar pris. Inom varje grupp avgör poäng för hur ny annonsen är, ålder och miltal för priset, bilder, tillståndsrapport, prissänkning och marknadspris; vid lika poäng kommer den senast publicerade först. Samma modell står inte två gånger i rad när en annan finns nära.",
    cuts: "Störst prissänkning räknas i kronor från lägsta pris de 30 dagarna före sänkningen.",
    owner: "Alla bilar i listan är våra egna och ingen betalar för en bättre plats.",
  },
  [paths.sold()]: {
    recommended: "Rekommenderad visar den senast sålda bilen först. En bil utan känt pris kommer sist.",
    cuts: "En såld bil har ingen prissänkning: med Störst prissänkning kommer den som fick sitt nummer i lagret senast först.",
    owner: "Alla bilar i listan har vi sålt.",
  },
  [paths.externalAdverts()]: {
    recommended: "Rekommenderad visar den senast annonserade bilen först.",
    cuts: "Vi vet inte hur andra har sänkt sina priser: med Störst prissänkning kommer den annons som vi såg senast först.",
    owner:
      "Bilarna säljs av andra, inte av oss, och ingen betalar för att vara med eller för en bättre plats.",
  },
};

/** Null for a path that is no list. */
export function sortTextOf(path: string): SortText | null {
  return sortTexts[path] ?? null;
}
