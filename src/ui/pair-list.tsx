export type Pair = { label: string; text: string };

/** Label and value, each pair on a line of its own, as on a receipt. */
export function PairList({ pairs }: { pairs: readonly Pair[] }) {
  return (
    <dl className="grid gap-2 text-sm">
      {pairs.map(({ label, text }) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-ink-2">{label}</dt>
          <dd className="ml-auto text-right font-semibold wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
