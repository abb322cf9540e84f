import { expect, test } from "vitest";
import { aFile } from "#tests/checked-stock.ts";
import { ImportRefused } from "./import-refused.ts";
import { readStores } from "./read-stores.ts";

const nacka = {
  slug: "Nacka",
  name: "Milstolpen Nacka",
  address: "Exempelvägen 1",
  area: "Nacka",
  zipCode: "131 00",
  phoneNumber: "08-465 004 01",
  latitude: "59,31",
  longitude: 18.16,
};
const { signal } = new AbortController();

test("[IMPORT-33] a store as a chain writes it", async () => {
  expect(await readStores(aFile(JSON.stringify([nacka])), { say: () => {}, signal })).toEqual([
    {
      slug: "nacka",
      name: "Milstolpen Nacka",
      address: "Exempelvägen 1",
      area: "Nacka",
      zipCode: "131 00",
      phoneNumber: "+46846500401",
      fullAddress: "Exempelvägen 1, 131 00 Nacka",
      latitude: 59.31,
      longitude: 18.16,
    },
  ]);
});

test("[IMPORT-33] one wrong store stops the import", async () => {
  const said: string[] = [];
  const file = aFile(JSON.stringify([nacka, nacka, { ...nacka, slug: "kiruna", latitude: "18,1" }], null, 1));
  await expect(readStores(file, { say: (line) => said.push(line), signal })).rejects.toThrow(ImportRefused);
  expect(said).toEqual([
    "Butiksfilen: Rad 12, post 2 (nacka): slug: finns redan på rad 2, post 1",
    'Butiksfilen: Rad 22, post 3 (kiruna): slug: "kiruna" är ingen av butikerna',
    'Butiksfilen: Rad 22, post 3 (kiruna): latitude: "18,1" ska vara mellan 55 och 70',
  ]);
});
