/** A Swedish number plate. It is an object, so it looks the same in both themes. */
export function Plate({ text }: { text: string }) {
  return (
    <span className="inline-flex items-stretch overflow-hidden rounded-xs border-[1.5px] border-(--ms-plate-edge) bg-plate font-display text-xs font-[650] leading-none tracking-wider text-plate-ink">
      <span
        aria-hidden
        className="relative flex w-4 items-end justify-center bg-plate-eu pb-1 text-[.7rem] tracking-normal text-plate before:absolute before:top-1 before:size-2 before:rounded-full before:border-[1.5px] before:border-dotted before:border-(--ms-plate-stars)"
      >
        S
      </span>
      <span className="whitespace-nowrap px-2 pt-1.5 pb-1">{text}</span>
    </span>
  );
}
