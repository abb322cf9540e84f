import { asc, eq } from "drizzle-orm";
import { company } from "#core/company/company.ts";
import type { Car } from "#features/cars/rules/car.ts";
import { cars } from "#features/cars/storage/cars.table.ts";
import { loadCars } from "#features/cars/storage/load-stock.ts";
import { freezeAdvert } from "#features/reservations/pages/freeze-advert.ts";
import type { ReservationContext } from "#features/reservations/service/reservation-context.ts";
import { reservationJobs } from "#features/reservations/service/reservation-jobs.ts";
import {
  openReservationService,
  type ReservationInput,
} from "#features/reservations/service/reservations.ts";
import { openWaitingList } from "#features/reservations/service/waiting-list.ts";
import { saveStores } from "#features/stores/storage/stores.ts";
import type { Database } from "#platform/db/database.ts";
import { jobs } from "#platform/jobs/jobs.table.ts";
import { addToOutbox } from "#platform/mail/add-to-outbox.ts";
import { mails } from "#platform/mail/mails.table.ts";
import { anEntry } from "./a-stock-entry.ts";
import { aStore } from "./a-store.ts";
import { aPlate } from "./any-plate.ts";

export const plate = aPlate("mlb001");

export const anInput = (said: Partial<ReservationInput> = {}): ReservationInput => ({
  plate,
  name: "Kim Exempel",
  email: "kim@example.com",
  phoneNumber: "+46701740612",
  delivery: null,
  key: null,
  waitId: null,
  ...said,
});

const firstMoment = "2026-11-15T13:20:00Z";

/** So long before the end of a reservation that begins when the test does; afterwards with a minus. */
export function beforeTheEnd({ hours = 0, seconds = 0 }): string {
  const ms = (company.reservationHours - hours) * 3_600_000 - seconds * 1_000;
  return new Date(new Date(firstMoment).getTime() + ms).toISOString();
}

/** A stock of a few cars, and a clock that the test moves; jobs are run by hand, in their own transactions. */
export async function reservationsUnderTest(db: Database, stock: readonly Partial<Car>[] = [{}]) {
  await saveStores(db, [aStore()]);
  await db.transaction((tx) =>
    loadCars(
      tx,
      stock.map((car) => anEntry(car)),
    ),
  );
  let now = new Date(firstMoment);
  const context: ReservationContext = {
    clock: () => now,
    addToOutbox,
    pages: {
      reservation: (number, by) => `/reservation/${number}-${by}/`,
      cancel: (number) => `/reservation/${number}-letter/avboka/`,
      drive: (number) => `/reservation/${number}-letter/provkorning/`,
      wait: (id) => `/reservation/ko/${id}/`,
      reserveFirst: (of, id) => `/reservera-bil/?licenseplate=${of}&ko=${id}`,
    },
  };
  const kinds = reservationJobs(context);
  return {
    context,
    reservations: openReservationService({ ...context, db, freeze: freezeAdvert }),
    waitingList: openWaitingList({ ...context, db }),
    moveTo: (moment: string) => {
      now = new Date(moment);
    },
    statusOf: async (of = plate) =>
      (await db.select({ status: cars.status }).from(cars).where(eq(cars.licenseplate, of)))[0]?.status,
    /** Letters by receiver and kind, in the order they were written. */
    emails: async () =>
      (await db.select().from(mails).orderBy(asc(mails.createdAt), asc(mails.messageKey))).map(
        ({ toAddress, kind }) => `${kind} ${toAddress}`,
      ),
    /** Runs the job with this key as a runner would, whether it is due or not. */
    run: async (key: string) => {
      const [job] = await db.select().from(jobs).where(eq(jobs.key, key));
      const kind = job && kinds[job.kind];
      if (!kind || !("inTransaction" in kind)) throw new Error(`There is no job ${key}`);
      await db.transaction((tx) => kind.inTransaction({ ...job, attempt: 1 }, tx));
    },
    jobs: async () => {
      const rows = await db.select().from(jobs).orderBy(asc(jobs.id));
      // Each change of a car is looked at by those who watch it, too.
      const others = ["mail", "match-watches"];
      return rows.filter(({ kind }) => !others.includes(kind)).map(({ key, runAt }) => ({ key, runAt }));
    },
  };
}
