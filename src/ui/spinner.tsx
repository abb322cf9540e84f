/** Something is under way. Stands still for those who want no motion, so words must say the same. */
export function Spinner() {
  return (
    <span
      aria-hidden
      className="size-4.5 shrink-0 rounded-full border-2 border-current border-r-transparent motion-safe:animate-spin"
    />
  );
}
