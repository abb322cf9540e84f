import * as z from "zod";

/**
 * What lies in a browser may be old, edited or cut short. Each field says what to fall back on, so that one
 * bad field costs that field and not the visitor's favourites. [STATE-7]
 */
export function storedSlice<Shape extends z.ZodRawShape>(shape: Shape) {
  const slice = z.object(shape);
  return slice.catch(() => slice.parse({}));
}

/** Keeps the items that can be read and drops the rest. [STATE-6] */
export function storedList<Item extends z.ZodType>(item: Item) {
  return z
    .array(z.unknown())
    .catch([])
    .transform((items) =>
      items.flatMap((raw) => {
        const read = item.safeParse(raw);
        return read.success ? [read.data] : [];
      }),
    );
}
