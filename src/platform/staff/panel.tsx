import type { ReactNode } from "react";

type PanelProps = {
  id: string;
  title: string;
  count: number;
  /** Where there is more of it. */
  link?: { to: string; text: string };
  children: ReactNode;
};

/** A part of a page, with how much there is of it. */
export function Panel({ id, title, count, link, children }: PanelProps) {
  return (
    <section className="st-panel" aria-labelledby={id}>
      <div className="st-ph">
        <h2 className="t" id={id}>
          {title}
        </h2>
        <span className="n">{count}</span>
        {link && (
          <a className="link" href={link.to}>
            {link.text}
          </a>
        )}
      </div>
      {children}
    </section>
  );
}
