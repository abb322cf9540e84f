export type Fact = { label: string; value: string };

/** Label and value, row by row on hairlines; as many columns as there is room for. */
export function FactList({ facts }: { facts: Fact[] }) {
  return (
    <dl className="grid gap-x-8 sm:grid-cols-2 xl:grid-cols-3 print:grid-cols-3">
      {facts.map(({ label, value }) => (
        <div
          key={label}
          className="flex justify-between gap-3 border-b border-line py-3 text-sm print:py-0.5 print:text-2xs"
        >
          <dt className="text-ink-2">{label}</dt>
          <dd className="text-right font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
