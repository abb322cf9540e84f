import { expect, test } from "vitest";
import { aStore } from "#tests/a-store.ts";
import { dealerData } from "./dealer-data.ts";

const now = new Date("2026-11-15T12:00:00Z");
const uppsala = aStore({
  name: "Milstolpen Uppsala",
  address: "Exempelgatan 12",
  zipCode: "753 00",
  fullAddress: "Exempelgatan 12, 753 00 Uppsala",
  phoneNumber: "070-174 06 11",
});
const data = dealerData(uppsala, { origin: "https://bilar.example", now });

test("[STORE-7] a store is an AutoDealer with name, address, phone and place", () => {
  expect(data).toMatchObject({
    "@type": "AutoDealer",
    "@id": "https://bilar.example/butik/uppsala/",
    url: "https://bilar.example/butik/uppsala/",
    name: "Milstolpen Uppsala",
    telephone: "+46701740611",
    address: {
      "@type": "PostalAddress",
      streetAddress: "Exempelgatan 12",
      postalCode: "753 00",
      addressLocality: "Uppsala",
      addressCountry: "SE",
    },
    geo: { "@type": "GeoCoordinates", latitude: 59.8586, longitude: 17.6389 },
    parentOrganization: { name: "Milstolpen", url: "https://bilar.example/" },
  });
});

test("[STORE-7] the town comes from the address, for an area may be a speciality", () => {
  const recharge = aStore({
    area: "Recharge, Järfälla",
    zipCode: "175 00",
    fullAddress: "X 5, 175 00 Järfälla",
  });
  expect(dealerData(recharge, { origin: "", now }).address.addressLocality).toBe("Järfälla");
  const odd = aStore({ area: "Arlöv", zipCode: "232 00", fullAddress: "Vägen 1" });
  expect(dealerData(odd, { origin: "", now }).address.addressLocality).toBe("Arlöv");
});

test("[STORE-7] every day of the week has its hours once", () => {
  const week = data.openingHoursSpecification.filter((hours) => "dayOfWeek" in hours);
  expect(week.flatMap(({ dayOfWeek }) => dayOfWeek)).toHaveLength(7);
  expect(week).toContainEqual({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: ["Sunday"],
    opens: "10:00",
    closes: "16:00",
  });
});

test("[STORE-7] a closed holiday opens and closes at midnight, other holidays keep Sunday's hours", () => {
  const on = (day: string) =>
    data.openingHoursSpecification.find((hours) => "validFrom" in hours && hours.validFrom === day);
  expect(on("2026-12-24")).toMatchObject({ validThrough: "2026-12-24", opens: "00:00", closes: "00:00" });
  expect(on("2027-01-06")).toMatchObject({ opens: "10:00", closes: "16:00" });
  expect(on("2026-11-16")).toBeUndefined();
});
