import { Combobox as Base } from "@base-ui/react/combobox";
import { Check, ChevronDown } from "lucide-react";
import { useRef } from "react";
import { controlSizes, placeholderClass } from "./control-class.ts";
import type { FieldControl } from "./field.tsx";

export type ComboboxOption = { value: string; label: string };

type ComboboxProps = Partial<FieldControl> & {
  name?: string;
  options: readonly ComboboxOption[];
  value: ComboboxOption | null;
  onChange: (option: ComboboxOption | null) => void;
  placeholder?: string;
  /** "Inget märke heter så." */
  emptyText: string;
  disabled?: boolean;
};

const popup =
  "w-(--anchor-width) max-w-(--available-width) rounded-md border border-line bg-raised p-2 shadow-2 transition-opacity duration-(--ms-dur) data-ending-style:opacity-0 data-starting-style:opacity-0";

/**
 * One of many, found by writing a part of its name. The list opens beside the field, not at the end of the
 * page, so that it shows also in a dialog.
 */
export function Combobox({
  name,
  options,
  value,
  onChange,
  placeholder,
  emptyText,
  disabled = false,
  ...control
}: ComboboxProps) {
  const element = useRef<HTMLDivElement>(null);
  return (
    <Base.Root
      items={options}
      value={value}
      onValueChange={onChange}
      name={name}
      locale="sv"
      disabled={disabled}
      autoHighlight
      isItemEqualToValue={(option, chosen) => option.value === chosen.value}
    >
      <div ref={element} className="relative">
        <Base.InputGroup
          className={`flex items-stretch has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus control-frame ${controlSizes.md}`}
        >
          <Base.Input
            {...control}
            placeholder={placeholder}
            className={`w-full min-w-0 rounded-sm bg-transparent pl-3.5 focus-visible:outline-none ${placeholderClass}`}
          />
          <Base.Trigger
            aria-label="Visa alla"
            className="grid w-11 shrink-0 cursor-pointer place-items-center rounded-sm text-ink-3"
          >
            <ChevronDown aria-hidden strokeWidth={1.75} className="size-5" />
          </Base.Trigger>
        </Base.InputGroup>
      </div>
      <Base.Portal container={element}>
        <Base.Positioner sideOffset={8} collisionPadding={16} className="z-(--ms-z-popover) outline-none">
          <Base.Popup className={popup}>
            <Base.Empty className="px-3 py-2.5 text-sm text-ink-2 empty:p-0">{emptyText}</Base.Empty>
            <Base.List className="max-h-[min(22rem,var(--available-height))] overflow-y-auto overscroll-contain outline-none">
              {(option: ComboboxOption) => (
                <Base.Item
                  key={option.value}
                  value={option}
                  className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-sm px-3 text-sm outline-none select-none data-highlighted:bg-hover data-selected:font-semibold"
                >
                  {option.label}
                  <Base.ItemIndicator>
                    <Check aria-hidden strokeWidth={1.75} className="size-5" />
                  </Base.ItemIndicator>
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
