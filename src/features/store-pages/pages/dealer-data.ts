import { company } from "#core/company/company.ts";
import { stockholmDay } from "#core/dates/stockholm-day.ts";
import { paths } from "#core/paths.ts";
import { phoneLink } from "#core/person/phone-link.ts";
import { nextHolidays } from "#features/stores/rules/closed-days.ts";
import { type Hours, type StoreHours, storeHoursOn } from "#features/stores/rules/opening-hours.ts";
import { type Store, townOf } from "#features/stores/rules/store.ts";

const dayNames = {
  weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
  saturday: ["Saturday"],
  sunday: ["Sunday"],
} as const satisfies Record<Exclude<keyof StoreHours, "exceptions">, readonly string[]>;
const dayKinds = ["weekdays", "saturday", "sunday"] as const;

/** Midnight to midnight the same day is how schema.org says closed. */
const closed = { opens: "00:00", closes: "00:00" };

/** A store in the words of schema.org, with the hours of its other days: the year's holidays and its own exceptions. */
export function dealerData(store: Store, { origin, now }: { origin: string; now: Date }) {
  const url = `${origin}${paths.store(store.slug)}`;
  const today = stockholmDay(now);
  const hoursOn = storeHoursOn(store.hours);
  const week = dayKinds.map((kind) => ({ dayOfWeek: dayNames[kind], ...clockOf(store.hours[kind]) }));
  const special = [...nextHolidays(today), ...store.hours.exceptions].map(({ day }) => day);
  const otherDays = [...new Set(special)]
    .filter((day) => day >= today)
    .toSorted()
    .map((day) => ({ validFrom: day, validThrough: day, ...clockOf(hoursOn(day)) }));
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
    openingHoursSpecification: [...week, ...otherDays].map((hours) => ({
      "@type": "OpeningHoursSpecification",
      ...hours,
    })),
    parentOrganization: { "@type": "Organization", name: company.name, url: `${origin}${paths.home()}` },
  };
}

function clockOf(hours: Hours | null): Hours {
  return hours ?? closed;
}
