import { expect, test } from "vitest";
import { chainHours } from "#features/stores/rules/opening-hours.ts";
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
  expect(await readStores(aFile(JSON.stringify([nacka])), { print: () => {}, signal })).toEqual([
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
      label: "Nacka",
      kind: "store",
      aliases: [],
      hours: chainHours,
      appraisers: 1,
      pickups: 1,
      workshopPlaces: 0,
      isRetired: false,
    },
  ]);
});

test("[IMPORT-33] [HOURS-15] any slug in good form is a store, with a label, a kind, other names and hours of its own", async () => {
  const malmo = {
    ...nacka,
    slug: "Malmö Syd",
    area: "Svågertorp",
    town: "Malmö",
    label: "Malmö syd",
    kind: "webblager",
    aliases: "hyllie|bunkeflo",
    hoursWeekdays: "10–18",
    hoursSaturday: "10.00-15.00",
    hoursSunday: "stängt",
    hoursExceptions: "2026-12-23 09:00-15:00|2026-12-27 stängt",
    retired: "nej",
  };
  expect(await readStores(aFile(JSON.stringify([malmo])), { print: () => {}, signal })).toMatchObject([
    {
      slug: "malmo-syd",
      label: "Malmö syd",
      kind: "web",
      fullAddress: "Exempelvägen 1, 131 00 Malmö",
      aliases: ["hyllie", "bunkeflo"],
      hours: {
        weekdays: { opens: "10:00", closes: "18:00" },
        saturday: { opens: "10:00", closes: "15:00" },
        sunday: null,
        exceptions: [
          { day: "2026-12-23", hours: { opens: "09:00", closes: "15:00" } },
          { day: "2026-12-27", hours: null },
        ],
      },
      isRetired: false,
    },
  ]);
});

test("[IMPORT-33] one wrong store stops the import", async () => {
  const said: string[] = [];
  const file = aFile(
    JSON.stringify(
      [nacka, nacka, { ...nacka, slug: "kiruna/gällivare", latitude: "18,1", hoursSunday: "16-10" }],
      null,
      1,
    ),
  );
  await expect(readStores(file, { print: (line) => said.push(line), signal })).rejects.toThrow(ImportRefused);
  expect(said).toEqual([
    "Butiksfilen: Rad 12, post 2 (nacka): slug: finns redan på rad 2, post 1",
    'Butiksfilen: Rad 22, post 3 (kiruna/gällivare): slug: "kiruna/gällivare" är inget namn på en butik (bokstäver a–z, siffror och bindestreck)',
    'Butiksfilen: Rad 22, post 3 (kiruna/gällivare): latitude: "18,1" ska vara mellan 55 och 70',
    'Butiksfilen: Rad 22, post 3 (kiruna/gällivare): hoursSunday: "16-10" är inga öppettider (09:00-19:00 eller stängt)',
  ]);
});
