import type { ReactNode } from "react";

/** One kind of part: its name to the left, its states to the right. */
export function SheetSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-10 gap-y-3 border-t border-line-2 py-7 lg:grid-cols-[180px_minmax(0,1fr)]">
      <h3 className="font-sans text-h4 font-[650]">{title}</h3>
      <div className="grid min-w-0 gap-5">{children}</div>
    </section>
  );
}

export function Specimens({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-end gap-x-6 gap-y-5">{children}</div>;
}

export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <figure className="grid max-w-full justify-items-start gap-2">
      {children}
      <figcaption className="text-2xs text-ink-3">{name}</figcaption>
    </figure>
  );
}

export function Columns({ children }: { children: ReactNode }) {
  return <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-4">{children}</div>;
}
