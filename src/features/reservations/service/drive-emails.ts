import { company } from "#core/company/company.ts";
import { findUpcomingDrives } from "#features/bookings/storage/bookings.ts";
import { displayCaseNumber } from "#features/cases/rules/case-number.ts";
import type { Database } from "#platform/db/database.ts";
import { formatDayAndClock } from "../rules/format-moments.ts";
import { personOf, type ReservationContext } from "./reservation-context.ts";
import { carAndStore, type ReservationWithAdvert } from "./reservation-emails.ts";

/** Whoever is to drive the car, and is not its holder, is told that somebody holds it. */
export async function notifyDrivers(
  tx: Database,
  { reservation, advert }: ReservationWithAdvert,
  { addToOutbox }: ReservationContext,
): Promise<void> {
  for (const { number, startsAt, email } of await findUpcomingDrives(
    tx,
    reservation.licenseplate,
    reservation.reservedAt,
  )) {
    if (email === null || personOf(email) === reservation.person) continue;
    await addToOutbox(tx, {
      to: email,
      kind: "drive-car-held",
      messageKey: `drive-car-held:${number}:${reservation.number}`,
      subject: `${advert.name} är reserverad av någon annan`,
      preheader: "Din tid för provkörning är kvar. Ring oss om du vill veta om bilen blir ledig.",
      blocks: [
        { heading: "Bilen som du ska provköra är reserverad" },
        {
          text: `Någon annan har reserverat bilen, till senast ${formatDayAndClock(reservation.until)}. Din tid ${formatDayAndClock(startsAt)} är kvar, men bilen kan bli såld före det. Ring ${advert.store.phone} om du vill veta mer, eller välj en annan bil.`,
        },
        carAndStore(advert),
        { facts: [["Ärende", displayCaseNumber(number)]] },
      ],
      reason: `Du får mejlet för att du har bokat en provkörning hos ${company.name}.`,
      fromName: advert.store.name,
    });
  }
}
