import { type KeyboardEvent, type ReactNode, useId } from "react";

export type Tab<Value extends string> = { value: Value; label: string; count?: string; panel: ReactNode };

type TabsProps<Value extends string> = {
  /** What the tabs choose between. */
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Shares the whole width evenly, 60 px high instead of 52. */
  wide?: boolean;
};

const moves: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

const tabClass =
  "inline-flex cursor-pointer items-center gap-2 text-h4 leading-none font-medium whitespace-nowrap text-ink-2 hover:text-ink aria-selected:underline-here aria-selected:font-semibold aria-selected:text-ink";
const tabSizes = { normal: "min-h-13 px-4.5", wide: "min-h-15 flex-1 justify-center px-2 max-sm:text-md" };

/**
 * One stop for Tab, arrow keys between. Every panel is in the page; without JavaScript all of them show, one
 * under the other, each under its name.
 */
export function Tabs<Value extends string>({ label, tabs, value, onChange, wide = false }: TabsProps<Value>) {
  const id = useId();
  const tabId = (of: string) => `${id}-${of}-tab`;
  const panelId = (of: string) => `${id}-${of}`;
  const moveBy = (event: KeyboardEvent, at: number) => {
    const next = tabs[moves[event.key]?.(at, tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    document.getElementById(tabId(next.value))?.focus();
  };
  return (
    <>
      <div role="tablist" aria-label={label} className="flex border-b border-line noscript:hidden">
        {tabs.map((tab, at) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={tabId(tab.value)}
            aria-selected={tab.value === value}
            aria-controls={panelId(tab.value)}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
            onKeyDown={(event) => moveBy(event, at)}
            className={`${tabClass} ${tabSizes[wide ? "wide" : "normal"]}`}
          >
            {tab.label}
            {tab.count && <span className="text-xs font-normal text-ink-3">{tab.count}</span>}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={panelId(tab.value)}
          aria-labelledby={tabId(tab.value)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that begins with text is reached by Tab.
          tabIndex={0}
          className={tab.value === value ? "" : "hidden noscript:block"}
        >
          <p className="hidden pt-4 text-h4 noscript:block">{tab.label}</p>
          {tab.panel}
        </div>
      ))}
    </>
  );
}
