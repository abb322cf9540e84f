/** How far something has come; without a number, that it is under way. */
export function Progress({ label, percent }: { label: string; percent: number | null }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent ?? undefined}
      className="h-1.5 overflow-hidden rounded-full bg-line-2"
    >
      {percent === null ? (
        <span className="progress-unknown block h-full w-2/5 rounded-full bg-brand" />
      ) : (
        <svg aria-hidden="true" className="block size-full">
          <rect width={`${percent}%`} height="100%" rx="3" className="fill-brand" />
        </svg>
      )}
    </div>
  );
}
