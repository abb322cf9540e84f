const max = 5;
const star = { width: 24, step: 26 };
const shape = "m12 2.5 2.95 6.2 6.8.85-5 4.7 1.3 6.75L12 17.7 5.95 21l1.3-6.75-5-4.7 6.8-.85z";
const places = Array.from({ length: max }, (_, at) => at * star.step);
const totalWidth = (max - 1) * star.step + star.width;

/**
 * A rating out of five. What is not filled keeps an outline, so that it is told apart by shape and not by
 * colour alone.
 */
export function Stars({ value, label }: { value: number; label: string }) {
  const full = Math.floor(value);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${totalWidth} ${star.width}`}
      className="block h-5 w-auto"
    >
      <Row className="fill-none stroke-control stroke-[1.5]" />
      {/* A picture within a picture cuts off what reaches outside it. */}
      <svg aria-hidden="true" width={full * star.step + (value - full) * star.width} height={star.width}>
        <Row className="fill-accent stroke-accent stroke-[1.5]" />
      </svg>
    </svg>
  );
}

function Row({ className }: { className: string }) {
  return (
    <g className={className} strokeLinejoin="round">
      {places.map((x) => (
        <path key={x} d={shape} transform={`translate(${x} 0)`} />
      ))}
    </g>
  );
}
