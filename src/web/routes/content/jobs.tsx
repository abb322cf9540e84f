import { TextLink } from "#ui/link.tsx";
import { Notice } from "#ui/notice.tsx";
import { siteContext } from "#web/context.ts";
import { ContentPage } from "#web/features/content/content-page.tsx";
import type { Route } from "./+types/jobs.ts";
import { loadContent } from "./load-content.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { recruitmentUrl } = context.get(siteContext);
  return { ...loadContent("lediga-tjanster", context), recruitmentUrl };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function JobsRoute({ loaderData: { view, recruitmentUrl } }: Route.ComponentProps) {
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
  return <ContentPage page={view} opening={portal} />;
}
