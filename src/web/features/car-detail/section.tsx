import type { ReactNode } from "react";

/** One part of the advert, with the page's rhythm above it. */
export function Section({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="pt-(--ms-block)">
      <h2 className="mb-5 text-h2">{heading}</h2>
      {children}
    </section>
  );
}
