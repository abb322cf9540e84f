import type { ReactNode } from "react";
import { Breadcrumb, type Crumb } from "./breadcrumb.tsx";

/** A page of one column: a question, a receipt, a sign-in. */
export function NarrowPage({ crumbs, children }: { crumbs: Crumb[]; children: ReactNode }) {
  return (
    <div className="page-width pb-(--ms-section) lg:pt-4">
      <Breadcrumb crumbs={crumbs} />
      <div className="mt-6 max-w-160">{children}</div>
    </div>
  );
}
