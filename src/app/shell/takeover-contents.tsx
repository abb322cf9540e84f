import { X } from "lucide-react";
import { paths } from "#core/paths.ts";
import { takeoverButtonText } from "#features/visitors/rules/takeover.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { iconButtonClass } from "#ui/icon-button-variant.ts";
import { SiteLink } from "#ui/site-link.tsx";

/** What stands in the takeover; the element itself is takeover.tsx. `home` is where closing it leads. */
export function TakeoverContents({ carCount, home }: { carCount: number; home: string }) {
  return (
    <>
      <picture>
        <source media="(orientation: portrait)" srcSet="/takeover/mobile.svg" />
        <img src="/takeover/desktop.svg" alt="" className="absolute inset-0 size-full object-cover" />
      </picture>
      <div className="relative flex h-full flex-col items-center justify-between gap-6 p-4 pb-[max(2rem,env(safe-area-inset-bottom))] text-center">
        <SiteLink
          to={home}
          data-closes
          aria-label="Stäng"
          className={`self-end ${iconButtonClass("outlined")}`}
        >
          <X aria-hidden strokeWidth={1.75} className="size-5" />
        </SiteLink>
        <div className="grid justify-items-center gap-6">
          <h2 id="takeover-title" className="text-display">
            Öppna kort om varje bil
          </h2>
          <ButtonLink to={paths.buy()} variant="light" size="lg">
            {takeoverButtonText(carCount)}
          </ButtonLink>
        </div>
      </div>
    </>
  );
}
