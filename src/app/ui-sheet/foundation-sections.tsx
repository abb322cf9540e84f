import { SheetSection } from "./sheet-section.tsx";

const roles = [
  ["bg", "bg-bg"],
  ["surface", "bg-surface"],
  ["sunken", "bg-sunken"],
  ["text", "bg-ink"],
  ["text-2", "bg-ink-2"],
  ["text-3", "bg-ink-3"],
  ["line", "bg-line"],
  ["control", "bg-control"],
  ["brand", "bg-brand"],
  ["brand-soft", "bg-brand-soft"],
  ["accent", "bg-accent"],
  ["accent-soft", "bg-accent-soft"],
  ["inverse", "bg-(--ms-inverse)"],
  ["success", "bg-success"],
  ["danger", "bg-danger"],
  ["info", "bg-info"],
] as const;

export function ColourSection() {
  return (
    <SheetSection title="Färgroller">
      <ul className="grid grid-cols-4 gap-3 lg:grid-cols-8">
        {roles.map(([name, variant]) => (
          <li key={name} className="text-2xs text-ink-2">
            <span className={`mb-1.5 block h-14 rounded-sm border border-line-2 ${variant}`} />
            {name}
          </li>
        ))}
      </ul>
    </SheetSection>
  );
}

export function TypeSection() {
  return (
    <SheetSection title="Typografi">
      <div className="grid gap-2.5">
        <p className="font-display text-display">Öppna kort om varje bil.</p>
        <p className="font-display text-h1">Rubrik 1 · 28–40 px</p>
        <p className="font-display text-h2">Rubrik 2 · 24–32 px</p>
        <p className="font-display text-h3">Rubrik 3 · 20 px, Familjen Grotesk 600</p>
        <p className="text-h4 font-[650]">Rubrik 4 · 17 px, Hanken Grotesk 650</p>
        <p className="text-lg text-ink-2">Ingress 18 px. Skick, prishistorik och miltal står i annonsen.</p>
        <p>Brödtext 16 px. Besiktad av vår tekniker i Uppsala 24 oktober 2026.</p>
        <p className="text-sm text-ink-2">Sekundär 15 px. Laddhybrid · Automat · 2021</p>
        <p className="text-xs text-ink-3">Bildtext 14 px. Aldrig under 13 px.</p>
        <p className="flex flex-wrap items-baseline gap-x-6 font-display">
          <span className="text-price-lg">289 900 kr</span>
          <span className="text-price">234 900 kr</span>
          <span className="text-price">111 111 kr</span>
        </p>
      </div>
    </SheetSection>
  );
}
