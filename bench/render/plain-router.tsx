import type { ComponentProps } from "react";

/**
 * What the pages use of the router, without a router: links that are links and an address that never changes. Only
 * what is drawn on the server counts here, so nothing answers a click.
 */
type LinkProps = ComponentProps<"a"> & {
  to: string;
  prefetch?: string;
  preventScrollReset?: boolean;
  discover?: string;
  reloadDocument?: boolean;
  replace?: boolean;
  end?: boolean;
};

export function Link({
  to,
  prefetch,
  preventScrollReset,
  discover,
  reloadDocument,
  replace,
  ...props
}: LinkProps) {
  return <a href={to} {...props} />;
}

type NavLinkProps = Omit<LinkProps, "className"> & {
  className?: string | ((state: { isActive: boolean }) => string);
};

export function NavLink({ className, end, ...props }: NavLinkProps) {
  const isActive = false;
  return (
    <Link
      className={typeof className === "function" ? className({ isActive }) : (className ?? "")}
      {...props}
    />
  );
}

export function Form(props: ComponentProps<"form">) {
  return <form {...props} />;
}

const location = { pathname: "/kopa-bil/", search: "", hash: "", state: null, key: "default" };
export const useLocation = () => location;
export const useNavigate = () => () => {};
export const useNavigation = () => ({ state: "idle" });
export const useNavigationType = () => "POP";
export const useFetcher = () => ({ state: "idle", data: undefined, load: () => {} });
export const useMatches = () => [];
export const createContext = (value?: unknown) => ({ value });
export const redirect = (to: string) => new Error(to);
export const data = (value: unknown) => value;
