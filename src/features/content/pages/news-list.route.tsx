import { paths } from "#core/paths.ts";
import { formHtml } from "#features/forms/pages/form-html.server.tsx";
import { SubmittedForm } from "#features/forms/pages/submitted-form.tsx";
import { newsletterForm, newsletterWording } from "#features/newsletter/rules/newsletter-form.ts";
import { Panel } from "#ui/panel.tsx";
import type { Route } from "./+types/news-list.route.ts";
import { contentPageHtml } from "./content-html.server.tsx";
import { ContentPage } from "./content-page.tsx";
import { loadContent } from "./load-content.server.ts";
import { NewsList } from "./news-list.tsx";
import { newsTeasers } from "./news-teasers.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { view, meta } = loadContent("news/index", context);
  return {
    html: contentPageHtml(view, { contents: false }),
    meta,
    news: newsTeasers(context),
    newsletter: formHtml(
      { form: newsletterForm, action: paths.newsletter(), footnote: newsletterWording },
      context,
    ),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function NewsListRoute({ loaderData: { html, news, newsletter } }: Route.ComponentProps) {
  return (
    <ContentPage
      html={html}
      opening={
        <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_21.25rem]">
          <NewsList news={news} />
          <Panel>
            <section aria-labelledby="nyhetsbrev">
              <h2 id="nyhetsbrev" className="mb-4 text-h3">
                Få nyhetsbrevet
              </h2>
              <SubmittedForm html={newsletter} />
            </section>
          </Panel>
        </div>
      }
    />
  );
}
