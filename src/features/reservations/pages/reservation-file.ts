import { company } from "#core/company/company.ts";
import type { ReservationView } from "./reservation-view.ts";

const row = ([label, text]: readonly [string, string]) => `${label}: ${text}`;

/** The whole confirmation as a text that anybody can save, whatever became of its e-mail. */
export function reservationFile({
  title,
  lead,
  number,
  advert,
  price,
  lowestBefore,
  facts,
  frozenAt,
  hash,
}: ReservationView): string {
  const { condition, equipment } = advert;
  const blocks = [
    `${title}\n${lead}`,
    [`Reservation: ${number}`, `Bil: ${advert.title}, ${advert.plate}`, `Pris: ${price}`].join("\n"),
    lowestBefore ? `${lowestBefore.label}: ${lowestBefore.price}` : "",
    facts.map(({ label, text }) => row([label, text])).join("\n"),
    `Annonsen som den stod ${frozenAt}`,
    advert.facts.map(row).join("\n"),
    equipment.length > 0 ? `Utrustning: ${equipment.join(", ")}` : "",
    [condition.summary, ...condition.points.map(row)].join("\n"),
    `Kontrollsumma (SHA-256): ${hash}`,
    `${advert.store.name}, ${advert.store.address}, ${advert.store.phone}`,
    `${company.legalName}, org.nr ${company.organisationNumber}`,
  ];
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`;
}
