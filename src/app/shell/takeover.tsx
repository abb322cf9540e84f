import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { paths } from "#core/paths.ts";
import { staticHtml } from "./static-html.ts";
import { TakeoverContents } from "./takeover-contents.tsx";

/**
 * An advert over the whole screen. Without JavaScript it is the top of an ordinary page, with the same picture,
 * button and way out.
 */
export function Takeover({ carCount }: { carCount: number }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const home = `${paths.home()}${useLocation().search}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens once.
  useEffect(() => {
    void import("./open-takeover.ts").then(({ openTakeover }) => {
      if (dialog.current) openTakeover(dialog.current, () => void navigate(home, { replace: true }));
    });
  }, []);
  return (
    <dialog
      ref={dialog}
      open
      aria-labelledby="takeover-title"
      data-surface="inverse"
      className="takeover"
      {...staticHtml("helsida", import.meta.env.SSR && <TakeoverContents carCount={carCount} home={home} />)}
    />
  );
}
