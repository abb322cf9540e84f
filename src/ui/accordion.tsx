import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

type AccordionProps = {
  title: string;
  /** What is chosen or found inside, so that it need not be opened to know. */
  value?: string;
  isOpen?: boolean;
  /** Those with the same name open one at a time. */
  name?: string;
  children: ReactNode;
};

/** Opens and closes without JavaScript, and the browser's search finds what is inside. */
export function Accordion({ title, value, isOpen = false, name, children }: AccordionProps) {
  return (
    <details
      open={isOpen}
      name={name}
      className="border-t border-line-2 [contain:layout_style] last:border-b"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 py-2 leading-[1.3] font-[650] [&::-webkit-details-marker]:hidden">
        {title}
        {value && <span className="ml-auto text-sm font-normal text-ink-3">{value}</span>}
        <ChevronDown
          aria-hidden
          strokeWidth={1.75}
          className={`size-5 shrink-0 transition-[rotate] duration-(--ms-dur) in-[[open]>summary]:rotate-180 ${value ? "" : "ml-auto"}`}
        />
      </summary>
      <div className="pt-1 pb-4">{children}</div>
    </details>
  );
}
