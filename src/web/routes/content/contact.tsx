import { ContactWays } from "#web/features/contact/contact-ways.tsx";
import { ContentPage } from "#web/features/content/content-page.tsx";
import type { Route } from "./+types/contact.ts";
import { contentPageHtml } from "./content-html.server.tsx";
import { loadContent } from "./load-content.server.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { view, meta } = loadContent("kontakt", context);
  return { html: contentPageHtml(view), meta };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function ContactRoute({ loaderData }: Route.ComponentProps) {
  return <ContentPage html={loaderData.html} opening={<ContactWays />} />;
}
