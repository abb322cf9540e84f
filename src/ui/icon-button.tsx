import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { type IconButtonLook, iconButtonClass } from "./icon-button-look.ts";

type IconButtonProps = Omit<ComponentProps<"button">, "className" | "children" | "aria-label"> & {
  icon: LucideIcon;
  /** What it does: the picture alone says nothing to a screen reader. */
  label: string;
  /** Given for what can be switched on: the icon is filled while it is. */
  pressed?: boolean;
  look?: IconButtonLook;
};

export function IconButton({
  icon: Icon,
  label,
  pressed,
  look = "plain",
  type = "button",
  ...button
}: IconButtonProps) {
  return (
    <button
      {...button}
      type={type}
      aria-label={label}
      aria-pressed={pressed}
      className={`group ${iconButtonClass(look)}`}
    >
      <Icon
        aria-hidden
        strokeWidth={1.75}
        className="size-5 group-aria-pressed:fill-brand group-aria-pressed:text-brand"
      />
    </button>
  );
}
