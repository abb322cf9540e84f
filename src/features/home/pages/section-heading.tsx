import type { ReactNode } from "react";

type SectionHeadingProps = {
  id: string;
  lead?: string;
  /** Leads on to all of it. */
  link?: ReactNode;
  children: ReactNode;
};

export function SectionHeading({ id, lead, link, children }: SectionHeadingProps) {
  return (
    <div className="mb-5 flex justify-between gap-x-6 gap-y-1 max-md:flex-col md:mb-7 md:items-end">
      <div>
        <h2 id={id} className="text-h2">
          {children}
        </h2>
        {lead && <p className="mt-1.5 text-ink-2">{lead}</p>}
      </div>
      {link}
    </div>
  );
}
