import type { Store } from "#features/stores/rules/store.ts";
import { findWork, type WorkshopJob } from "./workshop-works.ts";

/** The choice is the address, so that reload and back lose nothing. */
export const workshopFields = {
  store: "verkstad",
  work: "arbete",
  plate: "licenseplate",
  change: "andra",
} as const;

type WorkshopPrefill = {
  store: Store | null;
  work: WorkshopJob | null;
  /** Whether anything was chosen at all: else nothing is wrong yet. */
  isAsked: boolean;
};

/** What an address asks of a workshop; what there is not is as if it were not chosen. */
export function workshopPrefill(query: URLSearchParams, stores: readonly Store[]): WorkshopPrefill {
  const slug = query.get(workshopFields.store);
  const work = query.get(workshopFields.work);
  return {
    store: workshopsOf(stores).find((store) => store.slug === slug) ?? null,
    work: findWork(work),
    isAsked: slug !== null || work !== null,
  };
}

/** The stores that have a workshop. */
export function workshopsOf(stores: readonly Store[]): Store[] {
  return stores.filter(({ workshopPlaces }) => workshopPlaces > 0);
}

/** "cirka 2 timmar", "cirka 30 minuter": how long the place is taken. */
export function workTime({ minutes }: Pick<WorkshopJob, "minutes">): string {
  if (minutes % 60 !== 0) return `cirka ${minutes}\u00a0minuter`;
  const hours = minutes / 60;
  return hours === 1 ? "cirka 1\u00a0timme" : `cirka ${hours}\u00a0timmar`;
}
