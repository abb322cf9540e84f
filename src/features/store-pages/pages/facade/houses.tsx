import type { ComponentType } from "react";
import type { HouseForm } from "../../rules/store-places.ts";
import { Block, Works } from "./brick-houses.tsx";
import { Door, Glass, Sign } from "./house-parts.tsx";
import { ground, inRow, type Plot } from "./plot.ts";

/** A low hall behind glass, its name along the whole front. */
function Hall({ left, width, bays, sign }: Plot) {
  const top = ground - 112;
  return (
    <>
      <path
        d={`M${left + 40} ${top}v-12h34v12M${left + width - 96} ${top}v-9h22v9`}
        className="facade-wall"
      />
      <rect x={left} y={top} width={width} height="112" className="facade-wall" />
      <Sign x={left} y={top} width={width} height={36} size={23} text={sign} />
      {inRow(bays, left + 32, 44).map((x, at) =>
        at === Math.floor(bays / 2) ? (
          <Door key={x} x={x + 4} width={36} height={60} />
        ) : (
          <Glass key={x} x={x + 2} y={ground - 62} width={40} height={52} />
        ),
      )}
      <path d={`M${left - 8} ${top + 36}h${width + 16}`} />
    </>
  );
}

/** Two floors of glass at one end, one at the other. */
function GlassHouse({ left, width, bays, sign }: Plot) {
  const tall = Math.max(2, Math.round(bays / 3));
  const tower = 32 + tall * 44;
  return (
    <>
      <rect x={left + tower} y={ground - 96} width={width - tower} height="96" className="facade-wall" />
      <Sign
        x={left + tower}
        y={ground - 96}
        width={width - tower}
        height={32}
        size={bays > 4 ? 21 : 18}
        text={sign}
      />
      {inRow(bays - tall, left + tower + 12, 44).map((x, at) =>
        at === 0 ? (
          <Door key={x} x={x + 2} width={36} height={56} />
        ) : (
          <Glass key={x} x={x} y={ground - 56} width={40} height={46} />
        ),
      )}
      <rect x={left} y={ground - 170} width={tower} height="170" className="facade-wall" />
      {inRow(tall, left + 16, 44).flatMap((x) => [
        <Glass key={`${x}-3`} x={x} y={ground - 158} width={42} height={42} />,
        <Glass key={`${x}-2`} x={x} y={ground - 108} width={42} height={42} />,
        <Glass key={`${x}-1`} x={x} y={ground - 58} width={42} height={48} />,
      ])}
      <path d={`M${left - 6} ${ground - 170}h${tower + 12}`} />
      <path d={`M${left + tower / 2} ${ground - 170}v-22`} />
    </>
  );
}

/** Boards and a high gable, as the barns of the country have them. */
function Gable({ left, right, width, bays, sign }: Plot) {
  const eaves = ground - 92;
  const middle = left + width / 2;
  const ridge = ground - 186;
  return (
    <>
      <path
        d={`M${left} ${ground}V${eaves}L${middle} ${ridge}L${right} ${eaves}V${ground}z`}
        className="facade-wall"
      />
      <path
        d={inRow(Math.floor(width / 14) - 1, left + 14, 14)
          .map(
            (x) =>
              `M${x} ${eaves - ((eaves - ridge) * (1 - Math.abs(x - middle) / (width / 2))) + 8}V${eaves - 4}`,
          )
          .join("")}
        className="facade-quiet"
      />
      <path
        d={`M${left - 16} ${eaves + 8}L${middle} ${ridge - 8}L${right + 16} ${eaves + 8}`}
        className="facade-line facade-heavy"
      />
      <circle cx={middle} cy={ridge + 34} r="13" className="facade-glass" />
      <path d={`M${middle} ${ridge + 21}v26M${middle - 13} ${ridge + 34}h26`} />
      <Sign x={middle - 84} y={eaves - 34} width={168} height={32} size={21} text={sign} />
      {inRow(bays, left + 32, 44).map((x, at) =>
        at === Math.floor(bays / 2) ? (
          <Door key={x} x={x - 2} width={48} height={66} />
        ) : (
          <Glass key={x} x={x + 4} y={ground - 64} width={34} height={42} />
        ),
      )}
    </>
  );
}

/** A vaulted roof over a hall, light from the whole of its end. */
function Vault({ left, right, width, bays, sign }: Plot) {
  const spring = ground - 74;
  const rise = 104;
  return (
    <>
      <path
        d={`M${left} ${ground}V${spring}Q${left + width / 2} ${spring - rise * 2 + 30} ${right} ${spring}V${ground}z`}
        className="facade-wall"
      />
      <path
        d={`M${left + 22} ${spring - 4}Q${left + width / 2} ${spring - rise * 2 + 66} ${right - 22} ${spring - 4}z`}
        className="facade-glass"
      />
      <path
        d={inRow(bays - 1, left + 32 + 44, 44)
          .map((x) => {
            const along = (x - left - 22) / (width - 44);
            return `M${x} ${spring - 4}v-${Math.round(2 * along * (1 - along) * (rise * 2 - 62))}`;
          })
          .join("")}
      />
      <Sign x={left} y={spring - 4} width={width} height={34} size={22} text={sign} />
      {inRow(bays, left + 32, 44).map((x, at) =>
        at === 1 ? (
          <Door key={x} x={x + 2} width={40} height={44} />
        ) : (
          <Glass key={x} x={x + 2} y={ground - 40} width={40} height={30} />
        ),
      )}
    </>
  );
}

export const houses: Record<HouseForm, ComponentType<Plot>> = {
  hall: Hall,
  glass: GlassHouse,
  gable: Gable,
  vault: Vault,
  works: Works,
  block: Block,
};
