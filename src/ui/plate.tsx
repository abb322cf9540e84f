const sizes = { sm: "rounded-xs border-[1.5px] text-xs", md: "rounded-[.375rem] border-2 text-md" } as const;

/** A Swedish number plate. It is an object, so it looks the same in both themes. */
export function Plate({ text, size = "sm" }: { text: string; size?: keyof typeof sizes }) {
  return (
    <span
      className={`inline-flex items-stretch overflow-hidden border-(--ms-plate-edge) bg-plate font-display leading-none font-[650] tracking-wider text-plate-ink ${sizes[size]}`}
    >
      <span
        aria-hidden
        className="relative flex w-[1.4em] items-end justify-center bg-plate-eu pb-[.35em] text-[.8em] tracking-normal text-plate before:absolute before:top-[.35em] before:size-[.72em] before:rounded-full before:border-[.12em] before:border-dotted before:border-(--ms-plate-stars)"
      >
        S
      </span>
      <span className="px-[.55em] pt-[.36em] pb-[.28em] whitespace-nowrap">{text}</span>
    </span>
  );
}
