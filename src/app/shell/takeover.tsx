import { X } from "lucide-react";
import { type SyntheticEvent, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { paths } from "#core/paths.ts";
import { changeBrowserState } from "#features/visitors/pages/visit.ts";
import { takeoverButtonText } from "#features/visitors/rules/takeover.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { iconButtonClass } from "#ui/icon-button-look.ts";
import { SiteLink } from "#ui/site-link.tsx";

/**
 * An advert over the whole screen. Without JavaScript it is the top of an ordinary page, with the same picture,
 * button and way out. Whoever has seen it is left alone for a day (early-looks.ts).
 */
export function Takeover({ carCount }: { carCount: number }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const home = `${paths.home()}${useLocation().search}`;
  useEffect(() => {
    // It stood open as a part of the page; as a modal it holds the focus and answers to Esc.
    dialog.current?.removeAttribute("open");
    if (document.documentElement.dataset.takeover === "seen") return;
    dialog.current?.showModal();
    noteSeen();
  }, []);
  const close = (event: SyntheticEvent) => {
    event.preventDefault();
    void navigate(home, { replace: true });
  };
  return (
    <dialog
      ref={dialog}
      open
      aria-labelledby="takeover-title"
      onCancel={close}
      data-surface="inverse"
      className="takeover"
    >
      <picture>
        <source media="(orientation: portrait)" srcSet="/takeover/mobile.svg" />
        <img src="/takeover/desktop.svg" alt="" className="absolute inset-0 size-full object-cover" />
      </picture>
      <div className="relative flex h-full flex-col items-center justify-between gap-6 p-4 pb-[max(2rem,env(safe-area-inset-bottom))] text-center">
        <SiteLink
          to={home}
          onClick={close}
          aria-label="Stäng"
          className={`self-end ${iconButtonClass("outlined")}`}
        >
          <X aria-hidden strokeWidth={1.75} className="size-5" />
        </SiteLink>
        <div className="grid justify-items-center gap-6">
          <h2 id="takeover-title" className="text-display">
            Öppna kort om varje bil
          </h2>
          <ButtonLink to={paths.buy()} look="light" size="lg">
            {takeoverButtonText(carCount)}
          </ButtonLink>
        </div>
      </div>
    </dialog>
  );
}

function noteSeen(): void {
  void changeBrowserState((state) => ({
    ...state,
    setup: { ...state.setup, lastViewedAdvertiseTakeOver: Date.now() },
  }));
}
