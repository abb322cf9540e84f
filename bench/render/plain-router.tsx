import { type ComponentProps, createContext as reactContext } from "react";

/**
 * What the pages use of the router, without a router: an address that never changes. Only
 * what is rendered on the server counts here, so nothing answers a click.
 */
export function Form(props: ComponentProps<"form">) {
  return <form {...props} />;
}

export const PrefetchPageLinks = () => null;

const location = { pathname: "/kopa-bil/", search: "", hash: "", state: null, key: "default" };
export const useLocation = () => location;
export const useNavigate = () => () => {};
export const useNavigation = () => ({ state: "idle" });
export const useNavigationType = () => "POP";
export const useFetcher = () => ({ state: "idle", data: undefined, load: () => {} });
export const useMatches = () => [];
export const useBlocker = () => ({ state: "unblocked" });
export const UNSAFE_DataRouterContext = reactContext(null);
export const matchRoutes = () => null;
export const createPath = ({ pathname }: { pathname: string }) => pathname;
export const createContext = (value?: unknown) => ({ value });
export const redirect = (to: string) => new Error(to);
export const data = (value: unknown) => value;
