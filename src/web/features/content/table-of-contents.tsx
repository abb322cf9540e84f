type Section = { id: string; text: string };

/** Shorter texts are seen at a glance. */
const fewest = 3;

export function hasContents(sections: readonly Section[]): boolean {
  return sections.length >= fewest;
}

/** Beside the text where there is room for it (1100 px), otherwise folded above it. [CONTENT-14] */
export function ContentsBeside({ sections }: { sections: Section[] }) {
  return (
    <nav
      aria-label="Innehåll"
      className="sticky top-24 max-h-[calc(100vh-8rem)] overflow-y-auto border-l border-line-2 pl-5 text-sm max-[68.749rem]:hidden print:hidden"
    >
      <p className="mb-1.5 font-[650]">På den här sidan</p>
      <SectionLinks sections={sections} />
    </nav>
  );
}

export function ContentsAbove({ sections }: { sections: Section[] }) {
  return (
    <nav aria-label="Innehåll, utfällbart" className="mb-8 max-w-text min-[68.75rem]:hidden print:hidden">
      <details className="border-y border-line-2 open:pb-3">
        <summary className="min-h-12 cursor-pointer py-3 font-[650]">På den här sidan</summary>
        <SectionLinks sections={sections} />
      </details>
    </nav>
  );
}

function SectionLinks({ sections }: { sections: Section[] }) {
  return (
    <ul>
      {sections.map(({ id, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center py-1 leading-[1.35] text-ink-2 underline-offset-3 hover:text-ink hover:underline lg:min-h-9"
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
