import { Link, NavLink } from "react-router";
import { company } from "#domain/company/company.ts";
import { paths } from "#paths";
import { Logo } from "./logo.tsx";

const navigation = [{ label: "Köp bil", to: paths.buy() }];

export function Header() {
  return (
    <header className="sticky top-0 z-(--ms-z-header) border-b border-line bg-surface print:static print:border-0">
      <div className="page-width flex min-h-15 items-center gap-5 lg:min-h-18">
        <Link
          to={paths.home()}
          prefetch="intent"
          aria-label={`${company.name}, startsidan`}
          className="inline-flex min-h-11 items-center"
        >
          <Logo />
        </Link>
        <nav aria-label="Huvudmeny" className="flex self-stretch max-sm:ml-auto sm:ml-5 print:hidden">
          {navigation.map(({ label, to }) => (
            <NavLink
              key={to}
              to={to}
              prefetch="intent"
              className="mx-3 inline-flex min-w-11 items-center justify-center font-medium hover:text-link aria-[current=page]:underline-here aria-[current=page]:font-semibold aria-[current=page]:text-link"
            >
              {label}
            </NavLink>
          ))}
        </nav>
      </div>
    </header>
  );
}
