import { workshop } from "#brand/workshop.ts";
import type { Hours } from "#features/stores/rules/opening-hours.ts";

/** What a workshop does, and how long the place in it is taken. */
export type WorkshopJob = { slug: string; label: string; minutes: number; about: string };
export type WorkshopTerms = { hours: Hours; works: readonly WorkshopJob[] };

export const workshopTerms: WorkshopTerms = workshop;
export const { works } = workshopTerms;

export function findWork(slug: string | null): WorkshopJob | null {
  return works.find((work) => work.slug === slug) ?? null;
}
