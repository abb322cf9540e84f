import { stockholmDay } from "#domain/calendar/stockholm-day.ts";
import { company } from "#domain/company/company.ts";
import { nextHolidays } from "#domain/store/closed-days.ts";
import { storeHoursOn } from "#domain/store/opening-hours.ts";
import type { Store } from "#domain/store/store.ts";
import { phoneLink } from "#domain/text/phone-link.ts";
import { paths } from "#paths";

const week = [
  { dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], ...company.storeHours.weekdays },
  { dayOfWeek: ["Saturday"], ...company.storeHours.saturday },
  { dayOfWeek: ["Sunday"], ...company.storeHours.sunday },
];

/** Midnight to midnight the same day is how schema.org says closed. */
const closed = { opens: "00:00", closes: "00:00" };

/** A store in the words of schema.org, with the hours of the year's holidays. [STORE-7] */
export function dealerData(store: Store, { origin, now }: { origin: string; now: Date }) {
  const url = `${origin}${paths.store(store.slug)}`;
  const holidays = nextHolidays(stockholmDay(now)).map(({ day }) => ({
    validFrom: day,
    validThrough: day,
    ...(storeHoursOn(day) ?? closed),
  }));
  return {
    "@type": "AutoDealer",
    "@id": url,
    name: store.name,
    url,
    telephone: phoneLink(store.phoneNumber).href.replace("tel:", ""),
    address: {
      "@type": "PostalAddress",
      streetAddress: store.address,
      postalCode: store.zipCode,
      addressLocality: townOf(store),
      addressCountry: "SE",
    },
    geo: { "@type": "GeoCoordinates", latitude: store.latitude, longitude: store.longitude },
    openingHoursSpecification: [...week, ...holidays].map((hours) => ({
      "@type": "OpeningHoursSpecification",
      ...hours,
    })),
    parentOrganization: { "@type": "Organization", name: company.name, url: `${origin}${paths.home()}` },
  };
}

/** The full address ends in the town; the area may be a part of it, or a speciality ("Recharge, Järfälla"). */
function townOf({ fullAddress, zipCode, area }: Store): string {
  return fullAddress.split(zipCode)[1]?.trim() || area;
}
