import * as z from "zod/mini";

/**
 * What lies in a browser may be old, edited or cut short. Each field says what to fall back on, so that one
 * bad field costs that field and not the visitor's favourites.
 */
export function storedSlice<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  const slice = z.object(shape);
  return z.catch(slice, () => slice.parse({}));
}

/** No list of ours is longer; what is has been filled by somebody else, and is not read to its end. */
const maxItems = 1_000;

/** Longer than any name or title that we write; what is longer is not ours. */
export const maxTextLength = 500;

export const storedText = z.string().check(z.maxLength(maxTextLength));

/** Keeps the items that can be read and drops the rest. */
export function storedList<Item extends z.ZodMiniType>(item: Item) {
  return storedListAs(item, (items) => items);
}

/** The same, brought into the form that the rule of the list asks for. */
export function storedListAs<Item extends z.ZodMiniType, List>(
  item: Item,
  toList: (items: z.infer<Item>[]) => List,
) {
  return z.pipe(
    z.catch(z.array(z.unknown()), []),
    z.transform((items: unknown[]) =>
      toList(
        items.slice(0, maxItems).flatMap((raw) => {
          const read = item.safeParse(raw);
          return read.success ? [read.data] : [];
        }),
      ),
    ),
  );
}
