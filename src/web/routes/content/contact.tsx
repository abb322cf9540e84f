import { ContactWays } from "#web/features/contact/contact-ways.tsx";
import { ContentPage } from "#web/features/content/content-page.tsx";
import type { Route } from "./+types/contact.ts";
import { loadContent } from "./load-content.server.ts";

export function loader({ context }: Route.LoaderArgs) {
  return loadContent("kontakt", context);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function ContactRoute({ loaderData }: Route.ComponentProps) {
  return <ContentPage page={loaderData.view} opening={<ContactWays />} />;
}
