/** How much is left of something, drawn under a number that says the same. */
export function Meter({ percent }: { percent: number }) {
  return (
    <svg aria-hidden="true" className="mt-2 block h-1.5 w-full overflow-hidden rounded-full bg-line-2">
      <rect width={`${percent}%`} height="100%" rx="3" className="fill-data-1" />
    </svg>
  );
}
