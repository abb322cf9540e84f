import { StaticHtml } from "#ui/static-html.tsx";
import type { Route } from "./+types/why-here.route.ts";
import { loadWhyHere } from "./why-here.server.tsx";

export const loader = ({ params, context }: Route.LoaderArgs) => loadWhyHere(params, context);

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function WhyHereRoute({ loaderData }: Route.ComponentProps) {
  return <StaticHtml html={loaderData.html} />;
}
