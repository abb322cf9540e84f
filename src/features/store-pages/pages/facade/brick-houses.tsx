import { Door, Glass, Sign } from "./house-parts.tsx";
import { ground, inRow, type Plot } from "./plot.ts";

/** An old works: a saw-tooth roof, arched windows and a chimney. */
export function Works({ left, right, width, bays, sign }: Plot) {
  const top = ground - 104;
  const tooth = width / bays;
  return (
    <>
      <path d={`M${right - 44} ${top - 20}v-58h20v58`} className="facade-wall" />
      <path d={`M${right - 48} ${top - 78}h28`} />
      <path
        d={`M${left} ${ground}V${top}${inRow(bays, left, tooth)
          .map((x) => `L${Math.round(x + tooth * 0.72)} ${top - 32}L${Math.round(x + tooth)} ${top}`)
          .join("")}V${ground}z`}
        className="facade-wall"
      />
      <path
        d={inRow(bays, left, tooth)
          .map((x) => `M${Math.round(x + tooth * 0.72)} ${top - 32}V${top}`)
          .join("")}
      />
      <Sign x={left} y={top} width={width} height={34} size={22} text={sign} />
      {inRow(bays, left + 32, 44).map((x, at) =>
        at === bays - 2 ? (
          <Door key={x} x={x - 2} width={48} height={62} />
        ) : (
          <path
            key={x}
            d={`M${x + 5} ${ground - 14}v-28q17-26 34 0v28zM${x + 22} ${ground - 55}v41M${x + 5} ${ground - 36}h34`}
            className="facade-glass"
          />
        ),
      )}
    </>
  );
}

/** A house in a street: shop windows below, dwellings above. */
export function Block({ left, width, bays, sign }: Plot) {
  const top = ground - 178;
  return (
    <>
      <path
        d={`M${left + 30} ${top}v-16h18v16M${left + width - 70} ${top}v-16h18v16`}
        className="facade-wall"
      />
      <rect x={left} y={top} width={width} height="178" className="facade-wall" />
      <path d={`M${left - 6} ${top}h${width + 12}`} className="facade-heavy" />
      {inRow(bays, left + 32, 44).flatMap((x) => [
        <Glass key={`${x}-3`} x={x + 9} y={top + 14} width={26} height={28} />,
        <Glass key={`${x}-2`} x={x + 9} y={top + 56} width={26} height={28} />,
      ])}
      <Sign x={left} y={ground - 86} width={width} height={32} size={21} text={sign} />
      {inRow(bays, left + 32, 44).map((x, at) =>
        at === 0 ? (
          <Door key={x} x={x + 4} width={34} height={48} />
        ) : (
          <Glass key={x} x={x + 1} y={ground - 46} width={42} height={36} />
        ),
      )}
    </>
  );
}
