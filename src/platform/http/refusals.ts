import { maxQueryLength } from "#core/text/filter-bounds.ts";
import { Refusal } from "./problem.ts";

export function tooManyCalls(seconds: number): Refusal {
  return new Refusal(
    {
      status: 429,
      title: `För många anrop, vänta ${seconds} ${seconds === 1 ? "sekund" : "sekunder"}`,
      detail: "Följ lagret med /api/cars/changes i stället för att hämta allt, och skicka If-None-Match.",
    },
    { "retry-after": String(seconds) },
  );
}

/** Of one address, under way at the same time. */
export function tooManyAtOnce(): Refusal {
  return new Refusal(
    {
      status: 429,
      title: "För många anrop samtidigt",
      detail: "Vänta på svaret på några innan du skickar fler.",
    },
    { "retry-after": "1" },
  );
}

export function tooLongQuestion(): Refusal {
  return new Refusal({
    status: 414,
    title: "Frågan är för lång",
    detail: `Skriv högst ${maxQueryLength} tecken.`,
  });
}
