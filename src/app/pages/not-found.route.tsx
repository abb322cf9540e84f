import { data } from "react-router";
import { RecentTraces } from "#features/favourites/pages/recent-traces.tsx";
import { ErrorPage } from "../shell/error-page.tsx";
import type { Route } from "./+types/not-found.route.ts";

/** Every address that no other route knows. */
export function loader() {
  throw data("page", 404);
}

export default function NotFoundPage() {
  return null;
}

/** Here and not in the shell, so that no other page brings the code of what was viewed last. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <>
      <ErrorPage error={error} />
      <RecentTraces />
    </>
  );
}
