const shapes = {
  small: { body: "M-3-18 3-14V0H-3Z", reflector: "M-3-9.9H3v4.1H-3Z" },
  large: { body: "M-6-42 6-32.8V0H-6Z", reflector: "M-6-23.1H6v9.7H-6Z" },
} as const;

/**
 * The road-edge post that marks a place on a scale. It fills its (positioned) parent; the place is an
 * SVG length, so no style attribute is needed.
 */
export function Milepost({ percent, size = "small" }: { percent: number; size?: keyof typeof shapes }) {
  const { body, reflector } = shapes[size];
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
      <svg x={`${percent}%`} y="100%" overflow="visible" role="presentation">
        <path d={body} className="fill-brand" />
        <path d={reflector} className="fill-accent" />
      </svg>
    </svg>
  );
}
