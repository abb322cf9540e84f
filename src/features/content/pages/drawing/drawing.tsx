import type { DrawingName } from "../../rules/drawing-names.ts";
import { drawings } from "./drawings.tsx";
import { ground } from "./placed.tsx";

/** Decoration: it shows what the title says, so screen readers skip it. */
export function Drawing({ name }: { name: DrawingName }) {
  return (
    <svg
      viewBox="0 0 600 188"
      aria-hidden="true"
      className="block h-auto w-full fill-none stroke-ink [stroke-linecap:round] [stroke-linejoin:round]"
      strokeWidth="2.5"
    >
      {drawings[name]}
      <path d={`M0 ${ground}h600`} />
    </svg>
  );
}
