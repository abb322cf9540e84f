import type { CarCardView } from "#features/cars/pages/car-card-view.ts";

export type Figure = { label: string; value: string; more: string };
export type ComparisonView = {
  /** "Volvo V60, laddhybrid, modellår 2020–2022" */
  kin: string;
  /** Why the kin is as wide as it is; null where it is as near as it gets. */
  widened: string | null;
  total: number;
  count: string;
  list: string;
  figures: Figure[];
  /** Where the car that is compared stands among them; null where its mileage is not known. */
  position: string | null;
  alike: { card: CarCardView; label: string; differences: string; days: string | null }[];
  sold: { list: string; count: string; figures: Figure[] };
};
