import type { ReactNode } from "react";
import { StaticHtml } from "#ui/static-html.tsx";

type FormOpeningProps = {
  heading: string;
  /** HTML of the server. */
  aside: string;
  children: ReactNode;
};

/** The form that a page of texts begins with, and what is good to know beside it. */
export function FormOpening({ heading, aside, children }: FormOpeningProps) {
  return (
    <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_21.25rem]">
      <section id="formular" className="min-w-0">
        <h2 className="mb-6 text-h2">{heading}</h2>
        {children}
      </section>
      <StaticHtml html={aside} />
    </div>
  );
}
