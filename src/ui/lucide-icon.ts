import { createElement, type SVGProps } from "react";

type IconData = { node: [tag: string, attributes: Record<string, string>][] };
type IconProps = SVGProps<SVGSVGElement> & { size?: number | string };

/**
 * What lucide's icons are made with, in place of its own: that one weighs more than all the icons of a page,
 * for options that we do not use. vite.config.ts puts it there. Hidden from screen readers unless it is named.
 */
// biome-ignore lint/style/noDefaultExport: it stands in for a module of lucide's that has one.
export default function createLucideIcon({ node }: IconData) {
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each icon, when its module is loaded.
  return function LucideIcon({ size = 24, strokeWidth = 2, ...props }: IconProps) {
    return createElement(
      "svg",
      {
        xmlns: "http://www.w3.org/2000/svg",
        width: size,
        height: size,
        viewBox: "0 0 24 24",
        fill: "none",
        stroke: "currentColor",
        strokeWidth,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        "aria-hidden": props["aria-label"] || props.role ? undefined : true,
        ...props,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}
