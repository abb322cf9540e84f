import { siteContext } from "#features/site-facts/context.ts";
import { TextLink } from "#ui/link.tsx";
import { Notice } from "#ui/notice.tsx";
import type { Route } from "./+types/jobs.route.ts";
import { contentPageHtml } from "./content-html.server.tsx";
import { ContentPage } from "./content-page.tsx";
import { loadContent } from "./load-content.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { recruitmentUrl } = context.get(siteContext);
  const { view, meta } = loadContent("lediga-tjanster", context);
  return { html: contentPageHtml(view), meta, recruitmentUrl };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function JobsRoute({ loaderData: { html, recruitmentUrl } }: Route.ComponentProps) {
  const portal = recruitmentUrl && (
    <div className="max-w-text">
      <Notice>
        De tjänster som är utlysta just nu finns i vår{" "}
        <TextLink to={recruitmentUrl} newTab>
          rekryteringsportal
        </TextLink>
        .
      </Notice>
    </div>
  );
  return <ContentPage html={html} opening={portal} />;
}
