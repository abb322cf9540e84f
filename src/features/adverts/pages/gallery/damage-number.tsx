/** The number of a damage, the same on the drawing, in the list and in the viewer. */
export function DamageNumber({ number }: { number: number }) {
  return (
    <span className="grid size-6.5 shrink-0 place-items-center rounded-full bg-brand text-xs font-bold text-on-brand print:hidden">
      {number}
    </span>
  );
}
