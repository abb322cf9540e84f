import { type CalendarDay, dayPlus, type Weekday, weekdayOf } from "./stockholm-day.ts";

/** Red days are holidays by law (1989:253, as it stands since 2005); the eves are holidays by custom. */
const holidays = {
  newYearsDay: { name: "Nyårsdagen", isRedDay: true, dayIn: (year) => `${year}-01-01` },
  epiphany: { name: "Trettondedag jul", isRedDay: true, dayIn: (year) => `${year}-01-06` },
  goodFriday: { name: "Långfredagen", isRedDay: true, dayIn: (year) => dayPlus(easterSunday(year), -2) },
  easterSunday: { name: "Påskdagen", isRedDay: true, dayIn: easterSunday },
  easterMonday: { name: "Annandag påsk", isRedDay: true, dayIn: (year) => dayPlus(easterSunday(year), 1) },
  mayDay: { name: "Första maj", isRedDay: true, dayIn: (year) => `${year}-05-01` },
  ascensionDay: {
    name: "Kristi himmelsfärdsdag",
    isRedDay: true,
    dayIn: (year) => dayPlus(easterSunday(year), 39),
  },
  whitSunday: { name: "Pingstdagen", isRedDay: true, dayIn: (year) => dayPlus(easterSunday(year), 49) },
  nationalDay: { name: "Sveriges nationaldag", isRedDay: true, dayIn: (year) => `${year}-06-06` },
  midsummerEve: { name: "Midsommarafton", isRedDay: false, dayIn: (year) => dayPlus(midsummerDay(year), -1) },
  midsummerDay: { name: "Midsommardagen", isRedDay: true, dayIn: midsummerDay },
  allSaintsDay: {
    name: "Alla helgons dag",
    isRedDay: true,
    dayIn: (year) => firstWeekdayFrom(`${year}-10-31`, saturday),
  },
  christmasEve: { name: "Julafton", isRedDay: false, dayIn: (year) => `${year}-12-24` },
  christmasDay: { name: "Juldagen", isRedDay: true, dayIn: (year) => `${year}-12-25` },
  boxingDay: { name: "Annandag jul", isRedDay: true, dayIn: (year) => `${year}-12-26` },
  newYearsEve: { name: "Nyårsafton", isRedDay: false, dayIn: (year) => `${year}-12-31` },
} as const satisfies Record<
  string,
  { name: string; isRedDay: boolean; dayIn: (year: number) => CalendarDay }
>;

const saturday = 6;

export type HolidayKey = keyof typeof holidays;
export type Holiday = { key: HolidayKey; name: string; isRedDay: boolean; day: CalendarDay };

/** The holidays of a year in the order of the calendar. */
export function holidaysIn(year: number): Holiday[] {
  return (Object.keys(holidays) as HolidayKey[])
    .map((key) => {
      const { name, isRedDay, dayIn } = holidays[key];
      return { key, name, isRedDay, day: dayIn(year) };
    })
    .sort((a, b) => a.day.localeCompare(b.day));
}

/** A day can be two at once: in 2008 Ascension Day fell on the first of May. */
export function holidaysOn(day: CalendarDay): Holiday[] {
  return holidaysIn(Number(day.slice(0, 4))).filter((holiday) => holiday.day === day);
}

/** The Gregorian computus, in the form of Meeus, Jones and Butcher. */
export function easterSunday(year: number): CalendarDay {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const toSunday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const lateMoon = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  return dayPlus(`${year}-03-22`, epact + toSunday - 7 * lateMoon);
}

/** The Saturday between 20 and 26 June. */
function midsummerDay(year: number): CalendarDay {
  return firstWeekdayFrom(`${year}-06-20`, saturday);
}

function firstWeekdayFrom(day: CalendarDay, weekday: Weekday): CalendarDay {
  return dayPlus(day, (weekday - weekdayOf(day) + 7) % 7);
}
