import type { BodyType } from "#features/cars/rules/vocabulary.ts";

/** The drawings there are, and how long each is. */
const lengths = {
  suv: 472,
  kombi: 476,
  halvkombi: 430,
  sedan: 470,
  minibuss: 532,
  transportbil: 532,
} as const;

/** A body without a drawing of its own is drawn as the one it is most like. */
const drawings = {
  suv: "suv",
  kombi: "kombi",
  halvkombi: "halvkombi",
  personbil: "halvkombi",
  sedan: "sedan",
  cab: "sedan",
  sportkupe: "sedan",
  minibuss: "minibuss",
  transportbil: "transportbil",
  "transportbil-flak": "transportbil",
  "transportbil-skap": "transportbil",
} as const satisfies Record<BodyType, keyof typeof lengths>;

/** The car from its side, in lines. */
export function CarOutline({ body }: { body: BodyType | null }) {
  const drawing = body === null ? "halvkombi" : drawings[body];
  const height = drawing === "minibuss" || drawing === "transportbil" ? 204 : 172;
  return (
    <svg
      viewBox={`-6 ${-height} ${lengths[drawing] + 12} ${height + 8}`}
      aria-hidden="true"
      className="value-outline"
    >
      <path d="M-6 4H560" className="value-ground" />
      <use href={`/scene/bodies.svg#${drawing}`} className="value-body" />
      <use href={`/scene/bodies.svg#${drawing}-glass`} className="value-glass" />
    </svg>
  );
}
