import { ChevronDown } from "lucide-react";

type Section = { id: string; text: string };

/** Shorter texts are seen at a glance. */
const fewest = 3;

export function hasContents(sections: readonly Section[]): boolean {
  return sections.length >= fewest;
}

/** Left of the text where there is room for it (1200 px), otherwise folded above it. */
export function SideContents({ sections }: { sections: Section[] }) {
  return (
    <nav
      aria-label="Innehåll"
      className="sticky top-24 max-h-[calc(100vh-8rem)] overflow-y-auto pl-1 text-sm max-[74.999rem]:hidden print:hidden"
    >
      <p className="mb-1.5 font-[650]">Innehåll</p>
      <ol className="contents-here">
        {sections.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="relative flex min-h-9.5 items-center border-l-2 border-line py-1 pl-4 leading-[1.3] text-ink-2 hover:text-ink"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

export function ContentsAbove({ sections }: { sections: Section[] }) {
  return (
    <nav aria-label="Innehåll, utfällbart" className="mb-7 min-[75rem]:hidden print:hidden">
      <details className="group rounded-md border border-line bg-surface px-4.5 open:pb-3">
        <summary className="flex min-h-13 cursor-pointer list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
          På den här sidan
          <ChevronDown
            aria-hidden
            strokeWidth={1.75}
            className="ml-auto size-5 shrink-0 transition-[rotate] duration-(--ms-dur) group-open:rotate-180"
          />
        </summary>
        <ol>
          {sections.map(({ id, text }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-11 items-center py-1 leading-[1.35] text-ink-2 underline-offset-3 hover:text-ink hover:underline"
              >
                {text}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
