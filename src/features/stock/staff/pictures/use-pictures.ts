import { useState } from "react";
import { closeUpsLast } from "#features/cars/rules/close-ups.ts";
import { coverImage } from "#features/cars/rules/gallery.ts";
import { imageTypes } from "#features/cars/rules/image.ts";
import { imageTypeLabels } from "#features/cars/rules/image-type-labels.ts";
import { withItemMoved } from "#platform/uploads/item-order.ts";
import type { CarParts, PartPicture } from "../../rules/car-parts.ts";
import { useDraft } from "../parts/use-draft.ts";

/** The pictures that are worked at, which of them is chosen, and what can be done with it. */
export function usePictures({ version, pictures, findings }: CarParts) {
  const draft = useDraft(version, pictures);
  const { items } = draft;
  const [chosen, setChosen] = useState<string | null>(null);
  const [message, setMessage] = useState("");
  const findingOf = new Map(
    findings.flatMap(({ picture }, at) => (picture === null ? [] : [[picture, at + 1]])),
  );
  const closeUps = new Set(findingOf.keys());
  const inOrder = (list: readonly PartPicture[]) => closeUpsLast(list, closeUps);
  const placeOf = (key: string) => items.findIndex((picture) => picture.key === key);
  const cover = coverImage(items.map((item, position) => ({ ...item, position })));

  const place = (key: string, to: number) => {
    const moved = inOrder(withItemMoved(items, placeOf(key), to));
    draft.change(() => moved);
    setChosen(key);
    const at = moved.findIndex((picture) => picture.key === key);
    setMessage(`Bilden är nu nummer ${at + 1} av ${moved.length}.`);
  };
  return {
    draft,
    message,
    print: setMessage,
    findingOf,
    coverUrl: cover?.url ?? null,
    selected: items.find(({ key }) => key === chosen) ?? items[0] ?? null,
    select: setChosen,
    place,
    move: (key: string, by: number) => place(key, placeOf(key) + by),
    update: (key: string, to: Partial<PartPicture>) =>
      draft.change((list) => list.map((picture) => (picture.key === key ? { ...picture, ...to } : picture))),
    /** Answers with the picture that stands there now. */
    remove: (key: string): string | null => {
      const removedIndex = placeOf(key);
      const next = items[removedIndex + 1] ?? items[removedIndex - 1] ?? null;
      draft.change((list) => list.filter((picture) => picture.key !== key));
      setChosen(next?.key ?? null);
      setMessage(`Bild ${removedIndex + 1} är borttagen. Ångra tar tillbaka den.`);
      return next?.key ?? null;
    },
    makeCover: ({ key, type }: PartPicture) => {
      if (closeUps.has(key)) setMessage("En bild av ett fynd kan inte vara omslag.");
      else if (type !== imageTypes.exterior)
        setMessage(
          `Omslaget visar bilen utifrån. Välj ${imageTypeLabels[imageTypes.exterior]} som typ först.`,
        );
      else place(key, 0);
    },
    /** One more, after the others; one that is there already is not added. */
    add: ({ url, preview }: Pick<PartPicture, "url" | "preview">) => {
      const added = { key: url, url, type: imageTypes.exterior, isHighlight: false, preview };
      draft.change((list) =>
        list.some((picture) => picture.url === url) ? list : inOrder([...list, added]),
      );
    },
  };
}
