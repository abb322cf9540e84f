import { expect, test } from "vitest";
import { carPageText } from "#features/adverts/pages/car-page-texts.ts";
import { buyPageText, homePageText } from "#features/catalogue/pages/list-page-texts.ts";
import { storePageText } from "#features/store-pages/pages/store-page-texts.ts";
import { pageMeta } from "./page-meta.ts";
import { pageTexts } from "./page-texts.ts";

const here = { origin: "https://bilar.example", path: "/kopa-bil/" };

test.each(Object.entries({ ...pageTexts, home: homePageText(17), buy: buyPageText(1, 17) }))(
  "[PAGE-6] the page %s has a title of ours and a description",
  (_page, text) => {
    const meta = pageMeta(text, here);
    expect(meta).toContainEqual({ title: `${text.title} – Milstolpen` });
    expect(meta).toContainEqual({ name: "description", content: text.description });
    expect(text.description.length).toBeGreaterThan(50);
  },
);

test("[PAGE-7] the canonical address is absolute", () => {
  expect(pageMeta(buyPageText(1, 17), here)).toContainEqual({
    tagName: "link",
    rel: "canonical",
    href: "https://bilar.example/kopa-bil/",
  });
});

test("[PAGE-31] later pages say their number", () => {
  expect(buyPageText(1, 17).title).toBe("Köp begagnad bil");
  expect(buyPageText(2, 17).title).toBe("Köp begagnad bil, sida 2");
});

test("[PLACE-4] the stores of the chain are counted in the descriptions, one of them in the singular", () => {
  expect(homePageText(4).description).toContain("bilar i 4 butiker.");
  expect(buyPageText(1, 1).description).toContain("till salu i 1 butik.");
});

test("[PAGE-32] an advert is titled by the car, its year and its mileage", () => {
  const text = carPageText({
    title: "Volvo V60 T6",
    summary: ["2021", "8 450 mil", "Laddhybrid", "Automatisk"],
    store: { name: "Milstolpen Uppsala" },
  });
  expect(text.title).toBe("Volvo V60 T6 2021, 8 450 mil");
  expect(text.description).toContain("Milstolpen Uppsala");
  expect(text.description).toContain("2021, 8 450 mil, Laddhybrid, Automatisk");
});

test("[STORE-9] a store's page is titled by its place, and the description says where it is and what it has", () => {
  const text = storePageText({
    name: "Milstolpen Uppsala",
    place: "Uppsala",
    address: "Exempelgatan 12, 753 00 Uppsala",
    carCount: "531 bilar",
  });
  expect(text.title).toBe("Uppsala: adress, öppettider och bilar");
  expect(text.description).toContain("Milstolpen Uppsala på Exempelgatan 12, 753 00 Uppsala");
  expect(text.description).toContain("531 bilar");
});

test("[TITLE-2] a filtered list is called by what it holds, with the number of cars", () => {
  const found = { title: "Begagnade kombibilar i Uppsala", count: "12 bilar" };
  expect(buyPageText(2, 17, found).title).toBe("Begagnade kombibilar i Uppsala, sida 2");
  expect(buyPageText(1, 17, found).description).toMatch(
    /^12 bilar: begagnade kombibilar i Uppsala\. Varje bil/,
  );
});
