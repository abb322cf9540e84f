import * as z from "zod/mini";
import { licensePlate } from "#core/plate/license-plate.ts";
import { storedText } from "./stored.ts";

/**
 * What the browser keeps of an advert: enough to name it and to link to it. Price and status are asked for
 * anew each time, because a stored price is a wrong price by tomorrow.
 */
export const storedAdvert = z.object({
  licenseplate: licensePlate,
  normalizedMake: storedText,
  title: storedText,
});
