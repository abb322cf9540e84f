import * as z from "zod";
import { paths } from "#core/paths.ts";

const soldCar = z.looseObject({ url: z.url(), normalizedMake: z.string(), licenseplate: z.string() });
const file = z.looseObject({ data: z.looseObject({ json: z.array(soldCar) }) });
type File = z.infer<typeof file>;

/** What changed after each version, one row each. */
const changesAfter: Readonly<Record<number, (before: File) => File>> = {
  // Cars had the address that they had while they were for sale; and a list says its pages now.
  1: ({ data, ...rest }) => ({
    ...rest,
    data: { ...data, page: 1, pages: 1, json: data.json.map(withSiteAddress) },
  }),
};

function withSiteAddress(car: z.infer<typeof soldCar>): z.infer<typeof soldCar> {
  return { ...car, url: new URL(paths.soldCar(car), car.url).href };
}

/** A month's file of an older version as today's would say it; null for one that cannot be read. */
export function upgradeSoldFile(text: string, version: number): string | null {
  const read = parsed(text);
  if (read === null) return null;
  const changes = Object.entries(changesAfter).filter(([after]) => Number(after) >= version);
  return JSON.stringify(changes.reduce((before, [, change]) => change(before), read));
}

function parsed(text: string): File | null {
  try {
    return file.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
