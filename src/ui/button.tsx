import type { LucideIcon } from "lucide-react";
import type { ComponentProps, MouseEvent } from "react";
import { type ButtonVariantProps, buttonClass } from "./button-variant.ts";
import { Spinner } from "./spinner.tsx";

type ButtonProps = Omit<ComponentProps<"button">, "className"> &
  ButtonVariantProps & {
    icon?: LucideIcon;
    loading?: boolean;
    /** Said while loading ("Reserverar …"); room for it is kept from the start. */
    loadingText?: string;
  };

const off = "disabled:border-transparent disabled:bg-sunken disabled:text-disabled disabled:opacity-100";

/** While loading the button keeps its width and its focus, says that it is busy and ignores clicks. */
export function Button({
  variant,
  size,
  block,
  icon: Icon,
  loading = false,
  loadingText,
  type = "button",
  onClick,
  children,
  ...button
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) =>
    loading ? event.preventDefault() : onClick?.(event);
  return (
    <button
      {...button}
      type={type}
      onClick={handleClick}
      aria-busy={loading || undefined}
      aria-disabled={loading || button["aria-disabled"]}
      className={`${buttonClass({ variant, size, block })} ${off} cursor-pointer disabled:cursor-not-allowed aria-busy:cursor-progress`}
    >
      <span className="inline-grid *:col-start-1 *:row-start-1 *:inline-flex *:items-center *:justify-center *:gap-2.5">
        <span className={hiddenWhen(loading, loadingText)}>
          {Icon && <Icon aria-hidden strokeWidth={1.75} className="size-5 shrink-0" />}
          {children}
        </span>
        {(loading || loadingText) && (
          <span className={loading ? "" : "invisible"}>
            <Spinner />
            {loadingText}
          </span>
        )}
      </span>
    </button>
  );
}

/** With words of its own for loading those are the name; without, the label stays the name though unseen. */
function hiddenWhen(loading: boolean, loadingText: string | undefined): string {
  if (!loading) return "";
  return loadingText ? "invisible" : "opacity-0";
}
