import { CloudOff, type LucideIcon, SearchX } from "lucide-react";
import type { ReactNode } from "react";

type StateProps = { title: string; children: ReactNode; actions?: ReactNode; heading?: "h2" | "h3" | "h4" };

/** Nothing here: says what to do about it. */
export function EmptyState(props: StateProps) {
  return <StatePanel icon={SearchX} {...props} />;
}

/** Something of ours went wrong: says what is kept, and offers another try. */
export function ErrorState({ title = "Något gick fel, försök igen", ...props }: Partial<StateProps>) {
  return (
    <div role="alert">
      <StatePanel icon={CloudOff} title={title} {...props} />
    </div>
  );
}

function StatePanel({
  icon: Icon,
  title,
  children,
  actions,
  heading: Heading = "h2",
}: Partial<StateProps> & { icon: LucideIcon; title: string }) {
  return (
    <div className="grid h-full grid-cols-1 content-center justify-items-center gap-2 rounded-md border border-line bg-surface px-6 py-9 text-center wrap-anywhere">
      <Icon aria-hidden strokeWidth={1.75} className="size-6" />
      <Heading className="text-h3">{title}</Heading>
      <div className="text-sm text-ink-2">{children}</div>
      {actions && <div className="mt-2 grid justify-items-center gap-2">{actions}</div>}
    </div>
  );
}
