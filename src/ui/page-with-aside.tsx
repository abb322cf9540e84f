import type { ReactNode } from "react";

type PageWithAsideProps = {
  /** The label of the aside for screen readers. */
  asideLabel: string;
  aside: ReactNode;
  children: ReactNode;
};

/** A page with a column at its side; below it on a narrow screen. */
export function PageWithAside({ asideLabel, aside, children }: PageWithAsideProps) {
  return (
    <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_21.25rem]">
      <section className="min-w-0">{children}</section>
      <aside aria-label={asideLabel} className="grid gap-5">
        {aside}
      </aside>
    </div>
  );
}
