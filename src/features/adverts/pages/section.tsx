import type { ReactNode } from "react";

/** One part of the advert, with the page's rhythm above it. */
export function Section({
  heading,
  id,
  print = true,
  children,
}: {
  heading: string;
  id?: string;
  /** Whether it stands on paper too: there the advert is one sheet. */
  print?: boolean;
  children: ReactNode;
}) {
  return (
    <section id={id} className={`pt-(--ms-block) print:pt-2 ${print ? "" : "print:hidden"}`}>
      <h2 className="mb-5 text-h2 print:mb-1 print:text-h3">{heading}</h2>
      {children}
    </section>
  );
}
