import type { ConditionFinding } from "#features/cars/rules/condition.ts";
import { type ImageType, imageTypes } from "#features/cars/rules/image.ts";
import type { Looks } from "./paints.ts";

type Photographed = {
  fits: (finding: ConditionFinding, looks: Looks) => boolean;
  source: (looks: Looks) => string;
  type: ImageType;
};

const paintsOfCloseUps = ["vit", "svart", "gra", "bla"];
const withRearDoors = ["kombi", "suv", "halvkombi", "sedan"];
const isOnTheRearDoor =
  (words: string) =>
  (finding: ConditionFinding, { body, paint }: Looks) =>
    finding.note?.startsWith(`${words}, vänster bakdörr`) === true &&
    withRearDoors.includes(body) &&
    paintsOfCloseUps.includes(paint);

/** What was rendered, and of which finding it is a picture. Any other finding has none. */
const closeUps: readonly Photographed[] = [
  {
    fits: isOnTheRearDoor("Repa"),
    source: ({ paint }) => `skada/kombi-repa-${paint}`,
    type: imageTypes.externalDamages,
  },
  {
    fits: isOnTheRearDoor("Buckla"),
    source: ({ paint }) => `skada/kombi-buckla-${paint}`,
    type: imageTypes.externalDamages,
  },
  {
    // The rim fills the picture, but it is the rim of this body.
    fits: ({ part }, { body }) => part === "wheelDamage" && body === "kombi",
    source: () => "skada/kombi-kantstott-gra",
    type: imageTypes.damages,
  },
  {
    fits: ({ part, note }, { body, paint }) =>
      part === "paint" &&
      note?.includes("stenskott på motorhuven") === true &&
      body === "kombi" &&
      paintsOfCloseUps.includes(paint),
    source: ({ paint }) => `skada/kombi-stenskott-${paint}`,
    type: imageTypes.externalDamages,
  },
];

export type CloseUp = { source: string; type: ImageType };

export function closeUpOf(finding: ConditionFinding, looks: Looks): CloseUp | null {
  const closeUp = closeUps.find(({ fits }) => fits(finding, looks));
  return closeUp ? { source: closeUp.source(looks), type: closeUp.type } : null;
}
