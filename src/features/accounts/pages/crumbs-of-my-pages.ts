import { paths } from "#core/paths.ts";
import type { Crumb } from "#ui/breadcrumb.tsx";

export const crumbsOfMyPages: Crumb[] = [
  { label: "Start", to: paths.home() },
  { label: "Mina sidor", to: paths.myPages() },
];
