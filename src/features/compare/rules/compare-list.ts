import { maxCompared } from "./compare-address.ts";

type Named = { licenseplate: string };

/** A car of the list: enough to name it and to link to it. */
export type ListedCar = Named & { normalizedMake: string; title: string };

/** Ticked: last in the list; ticked again: gone. A full list stays as it is. */
export function withToggled<Car extends Named>(list: readonly Car[], car: Car): Car[] {
  const others = list.filter(({ licenseplate }) => licenseplate !== car.licenseplate);
  if (others.length < list.length) return others;
  return list.length >= maxCompared ? [...list] : [...list, car];
}

/**
 * What the browser's list becomes when a comparison is opened. One that shares a car with the list goes on from it, and one that
 * is opened with an empty list begins it; a link from somebody else leaves the list as it is.
 */
export function listAfterComparison<Car extends Named>(
  list: readonly Car[],
  compared: readonly Car[],
): Car[] {
  const isOwn = list.length === 0 || compared.some((car) => includesPlate(list, car));
  return [...(isOwn || compared.length === 0 ? compared : list)];
}

function includesPlate(list: readonly Named[], { licenseplate }: Named): boolean {
  return list.some((car) => car.licenseplate === licenseplate);
}
