import { displayPlate } from "#core/plate/display-plate.ts";
import type { ListedProposal } from "./proposal-responses.ts";

/** The cars of a proposal on one line: by plate where one is no longer for sale. */
export const carsOf = ({ cars }: Pick<ListedProposal, "cars">): string =>
  cars.map(({ licenseplate, title }) => title ?? displayPlate(licenseplate)).join(", ");
