import { index, prefix, type RouteConfig, route } from "@react-router/dev/routes";

/** Swedish outside, English inside: this is where they meet. */
export default [
  index("routes/home.tsx"),

  ...prefix("kopa-bil", [
    index("routes/cars/list.tsx"),
    route(":make/:licenseplate", "routes/cars/detail.tsx"),
  ]),

  route("ui", "routes/ui.tsx"),

  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
