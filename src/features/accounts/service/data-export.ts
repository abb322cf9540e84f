import { bookingTexts } from "#features/bookings/rules/booking-texts.ts";
import { caseKinds } from "#features/cases/rules/case-kinds.ts";
import { displayCaseNumber } from "#features/cases/rules/case-number.ts";
import { caseEvents, caseStates } from "#features/cases/rules/case-states.ts";
import { findCase } from "#features/cases/storage/cases.ts";
import { findSubscriber } from "#features/newsletter/storage/newsletter.ts";
import { proposalFacts } from "#features/proposals/service/proposal-facts.ts";
import { findProposalsOf } from "#features/proposals/storage/proposal-retention.ts";
import type { FrozenAdvert } from "#features/reservations/rules/frozen-advert.ts";
import { findSavedSearchesOf } from "#features/saved-searches/storage/saved-searches.ts";
import type { Database } from "#platform/db/database.ts";
import { findEmailsTo } from "#platform/mail/emails-to.ts";
import { findSessionsOf } from "../storage/account-sessions.ts";
import { findAccountState } from "../storage/account-states.ts";
import { findWaitingListRowsOf } from "../storage/erase-address.ts";
import { findAllReservationsOf, findCasesOf } from "../storage/of-address.ts";

/** One part of what we have, by the names that its owner reads. */
export type ExportPart = { title: string; items: Record<string, unknown>[] };

/** All that is stored about an address, in words that its owner knows; no hashes, no secrets. */
export async function dataExportOf(db: Database, address: string): Promise<ExportPart[]> {
  const cases = await findCasesOf(db, address);
  const details = [];
  for (const { number, booking } of cases) {
    const one = await findCase(db, number);
    if (one) details.push({ ...one, booking });
  }
  const accountState = await findAccountState(db, address);
  const subscriber = await findSubscriber(db, address);
  return [
    {
      title: "Ärenden och provkörningar",
      items: details.map((one) => ({
        Nummer: displayCaseNumber(one.number),
        Sort: caseKinds[one.kind].label,
        Gäller: one.subject,
        Läge: caseStates[one.state],
        Namn: one.name,
        "E-post": one.email,
        Telefon: one.phoneNumber,
        Registreringsnummer: one.licenseplate,
        Öppnat: one.openedAt,
        Avslutat: one.closedAt,
        Mottagen: one.receivedOn,
        Upptäckt: one.noticedOn,
        Uppgifter: one.answers,
        "Bokad tid": one.booking && {
          Vad: bookingTexts[one.booking.kind].one,
          Från: one.booking.startsAt,
          Till: one.booking.endsAt,
          Avbokad: one.booking.cancelledAt,
        },
        Händelser: one.log.map(({ at, event, message }) => ({
          När: at,
          Vad: caseEvents[event],
          Av: message?.author ?? null,
          Text: message?.text ?? null,
          Filer: message?.attachments.map(({ name }) => name) ?? [],
        })),
      })),
    },
    {
      title: "Reservationer",
      items: (await findAllReservationsOf(db, address)).map((reservation) => ({
        Nummer: displayCaseNumber(reservation.number),
        Bil: (JSON.parse(reservation.advert) as FrozenAdvert).title,
        Registreringsnummer: reservation.licenseplate,
        Namn: reservation.name,
        "E-post": reservation.email,
        Telefon: reservation.phoneNumber,
        Hemleverans: reservation.delivery,
        Från: reservation.reservedAt,
        Till: reservation.until,
        Avslutad: reservation.releasedAt,
      })),
    },
    { title: "Offertförslag", items: (await findProposalsOf(db, address)).map(proposalFacts) },
    {
      title: "Köplatser",
      items: (await findWaitingListRowsOf(db, address)).map(({ at, endedAt, email }) => ({
        "E-post": email,
        Sedan: at,
        Avslutad: endedAt,
      })),
    },
    {
      title: "Bevakningar",
      items: (await findSavedSearchesOf(db, address)).map((savedSearch) => ({
        Sökning: savedSearch.query,
        Begärd: savedSearch.requestedAt,
        Bekräftad: savedSearch.confirmedAt,
        Pausad: savedSearch.pausedAt,
        "Gäller till": savedSearch.until,
        Ursprung: savedSearch.sessionOrigin,
      })),
    },
    {
      title: "Nyhetsbrev",
      items: subscriber
        ? [
            {
              Begärt: subscriber.requestedAt,
              Bekräftat: subscriber.confirmedAt,
              "Ja till": subscriber.wording,
            },
          ]
        : [],
    },
    {
      title: "Favoriter",
      items: accountState.favorites.map(({ licenseplate, first, last, removed, note }) => ({
        Registreringsnummer: licenseplate,
        Sparad: dateOf(first),
        "Sparad senast": dateOf(last),
        Borttagen: dateOf(removed),
        Anteckning: note?.text ?? null,
      })),
    },
    {
      title: "Sökningar",
      items: accountState.searches.map(({ query, at }) => ({ Sökning: query, När: dateOf(at) })),
    },
    {
      title: "Inloggade enheter",
      items: (await findSessionsOf(db, address)).map(({ device, createdAt, seenAt }) => ({
        Enhet: device,
        Inloggad: createdAt,
        "Använd senast": seenAt,
      })),
    },
    {
      title: "Mejl från oss, de senaste 90 dagarna",
      items: (await findEmailsTo(db, address)).map(({ subject, createdAt, state }) => ({
        Ämne: subject,
        Skrivet: createdAt,
        Skickat: state === "sent",
      })),
    },
  ];
}

function dateOf(ms: number | undefined): Date | null {
  return ms === undefined ? null : new Date(ms);
}
