import { CircleAlert } from "lucide-react";
import { useEffect, useRef } from "react";

type ErrorSummaryProps = {
  /** "Tre uppgifter behöver rättas". */
  title: string;
  /** The fields in the order of the form, by their ids. */
  errors: readonly { id: string; text: string }[];
};

/** What must be put right, above the form. It takes the focus, and each line leads to its field. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const ref = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer with mistakes takes the focus again.
  useEffect(() => ref.current?.focus(), [errors]);
  return (
    <section
      ref={ref}
      role="alert"
      tabIndex={-1}
      className="rounded-sm border border-l-6 border-danger bg-surface px-5 py-4.5"
    >
      <h2 className="flex items-center gap-2.5 font-sans text-h4 font-[650] text-danger">
        <CircleAlert aria-hidden strokeWidth={1.75} className="size-5 shrink-0" />
        {title}
      </h2>
      <ul className="mt-1.5">
        {errors.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center font-medium underline underline-offset-3 lg:min-h-9"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
