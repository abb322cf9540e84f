const sizes = { sm: "rounded-xs border-[1.5px] text-xs", md: "rounded-[.375rem] border-2 text-md" } as const;

/** A Swedish number plate. It is an object, so it looks the same in both themes. */
export function Plate({ text, size = "sm" }: { text: string; size?: keyof typeof sizes }) {
  return (
    <span
      className={`inline-flex items-stretch overflow-hidden border-(--ms-plate-edge) bg-plate font-display leading-none font-[650] tracking-wider text-plate-ink ${sizes[size]}`}
    >
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
