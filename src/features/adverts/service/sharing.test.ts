import { expect, test } from "vitest";
import { aCar } from "#tests/a-car.ts";
import { anImage } from "#tests/a-stock-entry.ts";
import { sharingAddress, sharingOfCar, sharingOfStore } from "./sharing.ts";

const coverImage = anImage(0, { url: "/files/pictures/ab.jpg" });
const car = { ...aCar({ status: 130, price: 219_900 }), coverImage, priceEvents: [] };

test("[SHARING-1] the car, its name, year, mil and price", () => {
  expect(sharingOfCar(car)).toEqual({
    picture: "/files/pictures/ab.jpg",
    card: {
      heading: "Volvo V60",
      detail: "D4 Momentum",
      facts: "2020 · 8\u00a0000\u00a0mil · Diesel",
      price: "219\u00a0900\u00a0kr",
    },
  });
});

test.each([
  [{ status: 120, price: 219_900 }, null],
  [{ status: 130, price: null }, null],
  [{ status: 140, price: 219_900 }, "Såld"],
])("[SHARING-1] a price that is not shown on the page is not shown here: %j", (said, price) => {
  expect(sharingOfCar({ ...car, ...said })?.card.price).toBe(price);
});

test("[SHARING-1] without a picture of ours there is nothing to show", () => {
  expect(sharingOfCar({ ...car, coverImage: null })).toBeNull();
  const elsewhere = anImage(0, { url: "https://images.example/1.jpg" });
  expect(sharingOfCar({ ...car, coverImage: elsewhere })).toBeNull();
  expect(
    sharingOfStore({ name: "Uppsala", fullAddress: "Gatan 1" }, [{ coverImage: elsewhere }], 1),
  ).toBeNull();
});

test("[SHARING-1] a store with one of its cars", () => {
  expect(
    sharingOfStore({ name: "Uppsala", fullAddress: "Gatan 1" }, [{ coverImage: null }, car], 1_200),
  ).toEqual({
    picture: "/files/pictures/ab.jpg",
    card: { heading: "Uppsala", detail: "Gatan 1", facts: "1\u00a0200 bilar till salu", price: null },
  });
});

test("[SHARING-2] another price, mileage, name or picture is another address", () => {
  const changes = [{}, { price: 209_900 }, { mileage: 8_001 }, { carName: "Volvo V90" }];
  const covers = [{}, { coverImage: anImage(0, { url: "/files/pictures/cd.jpg" }) }];
  const addresses = [...changes, ...covers.slice(1)].map((change) => {
    const sharing = sharingOfCar({ ...car, ...change });
    return sharing && sharingAddress("cars", car.licenseplate, sharing);
  });
  expect(new Set(addresses).size).toBe(5);
  expect(addresses[0]).toMatch(/^\/files\/share\/cars\/mlb001\/[0-9a-f]{16}\.jpg$/);
});
