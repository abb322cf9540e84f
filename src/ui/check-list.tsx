import { Check } from "lucide-react";

const columnClasses = {
  one: "grid gap-2",
  many: "gap-x-8 sm:columns-2 xl:columns-3 print:columns-3",
} as const;

export function CheckList({
  items,
  columns = "one",
}: {
  items: string[];
  columns?: keyof typeof columnClasses;
}) {
  return (
    <ul className={columnClasses[columns]}>
      {items.map((item) => (
        <li
          key={item}
          className={`flex break-inside-avoid items-start gap-2.5 ${columns === "many" ? "py-1.75 text-sm print:py-0 print:text-2xs" : ""}`}
        >
          <Check aria-hidden strokeWidth={1.75} className="mt-0.5 size-5 shrink-0 text-success" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
