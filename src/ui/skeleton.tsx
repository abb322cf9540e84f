import type { ReactNode } from "react";

/** A place kept for text or a picture that is on its way; as tall as what comes, so that nothing jumps. */
export function Skeleton({ className }: { className: string }) {
  return <span className={`skeleton block rounded-xs ${className}`} />;
}

/** A card that is on its way. */
export function CardSkeleton() {
  return (
    <div aria-hidden className="overflow-hidden rounded-md border border-line bg-surface">
      <Skeleton className="aspect-3/2 rounded-none" />
      <div className="grid gap-2.5 px-4.5 pt-4 pb-5">
        <Skeleton className="h-5 w-3/5" />
        <Skeleton className="h-3.5 w-4/5" />
        <Skeleton className="h-3.5" />
        <Skeleton className="h-6 w-9/20" />
      </div>
    </div>
  );
}

/** Around skeletons: seen only after 200 ms, and in words for those who cannot see them, or want no motion. */
export function Waiting({ children }: { children: ReactNode }) {
  return (
    <div role="status" className="after-a-while">
      <p className="mb-3 motion-safe:sr-only">Hämtar …</p>
      {children}
    </div>
  );
}
