import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { type IconButtonVariant, iconButtonClass } from "./icon-button-variant.ts";

type IconButtonProps = Omit<ComponentProps<"button">, "className" | "children" | "aria-label"> & {
  icon: LucideIcon;
  /** What it does: the picture alone says nothing to a screen reader. */
  label: string;
  /** Given for what can be switched on: the icon is filled while it is. */
  pressed?: boolean;
  variant?: IconButtonVariant;
};

export function IconButton({
  icon: Icon,
  label,
  pressed,
  variant = "plain",
  type = "button",
  ...button
}: IconButtonProps) {
  return (
    <button
      {...button}
      type={type}
      aria-label={label}
      aria-pressed={pressed}
      className={`group ${iconButtonClass(variant)}`}
    >
      <Icon
        aria-hidden
        strokeWidth={1.75}
        className="size-5 group-aria-pressed:fill-brand group-aria-pressed:text-brand"
      />
    </button>
  );
}
