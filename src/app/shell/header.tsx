import { Menu, User } from "lucide-react";
import { company } from "#core/company/company.ts";
import { paths } from "#core/paths.ts";
import { Logo } from "#platform/pages/logo.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { IconLink } from "#ui/icon-link.tsx";
import { opensModal } from "#ui/modal.ts";
import { SiteLink } from "#ui/site-link.tsx";
import { FavoritesLink } from "./favorites-link.tsx";
import { HeaderLinks } from "./header-links.tsx";
import { staticParts } from "./static-clicks.tsx";
import { staticHtml } from "./static-html.ts";

/** Stays at the top while the page scrolls; below 900 px a button opens the menu. */
export function Header({ jobsUrl }: { jobsUrl: string }) {
  return (
    <header
      data-source="header"
      className="sticky top-0 z-(--ms-z-header) border-b border-line bg-surface print:static print:border-0"
    >
      <div className="page-width flex min-h-15 items-center lg:min-h-18 lg:gap-2.5 xl:gap-8">
        <SiteLink
          to={paths.home()}
          aria-label={`${company.name}, startsidan`}
          className="inline-flex min-h-11 items-center"
        >
          <Logo />
        </SiteLink>
        <nav
          aria-label="Huvudmeny"
          className="flex self-stretch max-lg:hidden print:hidden"
          {...staticHtml(staticParts.navigation, import.meta.env.SSR && <HeaderLinks jobsUrl={jobsUrl} />)}
        />
        <div className="ml-auto flex print:hidden">
          <FavoritesLink />
          <span
            {...staticHtml(
              staticParts.account,
              import.meta.env.SSR && <IconLink to={paths.myPages()} icon={User} label="Mina sidor" />,
            )}
          />
          <span className="lg:hidden">
            <IconButton icon={Menu} label="Öppna menyn" {...opensModal(staticParts.menu)} />
          </span>
        </div>
      </div>
    </header>
  );
}
