import type { ReactNode } from "react";

type PanelProps = {
  id: string;
  title: ReactNode;
  /** Small after the title: how much there is, or in which order. */
  note?: string | number;
  /** Where there is more of it. */
  link?: { to: string; text: string };
  /** The key that leads here. */
  shortcut?: string;
  /** What else stands in its head. */
  head?: ReactNode;
  children: ReactNode;
};

/** A part of a page with its heading. */
export function Panel({ id, title, note, link, shortcut, head, children }: PanelProps) {
  return (
    <section className="st-panel" aria-labelledby={id}>
      <div className="st-ph">
        <h2 className="t" id={id}>
          {title}
        </h2>
        {note !== undefined && <span className="n">{note}</span>}
        {head}
        {link && (
          <a className="link" href={link.to}>
            {link.text}
          </a>
        )}
        {shortcut && (
          <span className="end">
            <kbd className="kbd">{shortcut}</kbd>
          </span>
        )}
      </div>
      {children}
    </section>
  );
}
