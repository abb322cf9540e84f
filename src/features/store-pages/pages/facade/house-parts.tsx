import { ground } from "./plot.ts";

type Box = { x: number; y: number; width: number; height: number };

/** A window that catches the light in one corner. */
export function Glass({ x, y, width, height }: Box) {
  const glint = Math.min(width, height) * 0.42;
  return (
    <>
      <rect x={x} y={y} width={width} height={height} className="facade-glass" />
      <path d={`M${x + 6} ${y + 6 + glint}l${glint}-${glint}`} className="facade-quiet" />
    </>
  );
}

/** Two leaves, and the post that marks the way in. */
export function Door({ x, width, height }: Omit<Box, "y">) {
  const top = ground - height;
  const middle = x + width / 2;
  return (
    <>
      <rect x={x} y={top} width={width} height={height} className="facade-door" />
      <path
        d={`M${middle} ${top}V${ground}M${middle - 5} ${top + height / 2}v9M${middle + 5} ${top + height / 2}v9`}
      />
    </>
  );
}

export function Sign({ x, y, width, height, size, text }: Box & { size: number; text: string }) {
  return (
    <>
      <rect x={x} y={y} width={width} height={height} className="facade-sign" />
      <text
        x={x + width / 2}
        y={y + height / 2 + size * 0.34}
        textAnchor="middle"
        fontSize={size}
        className="facade-name"
      >
        {text}
      </text>
    </>
  );
}
