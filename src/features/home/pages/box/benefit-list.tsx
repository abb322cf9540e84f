import { benefitDelayMs, checkMarkMs } from "../../rules/home-tab.ts";

/** Takes its whole room from the start, so that nothing moves when the lines come in. */
export function BenefitList({ lines, entering }: { lines: readonly string[]; entering: boolean }) {
  return (
    <ul className="mb-5 grid gap-2">
      {lines.map((line, at) => {
        const animationDelay = `${benefitDelayMs(at)}ms`;
        const drawing = { animationDelay, animationDuration: `${checkMarkMs}ms` };
        return (
          <li
            key={line}
            className={`flex items-start gap-2.5 ${entering ? "benefit-enters" : ""}`}
            style={{ animationDelay }}
          >
            <span className="check-mark mt-0.5 size-5 shrink-0 overflow-hidden" style={drawing}>
              <svg
                aria-hidden="true"
                viewBox="0 0 24 24"
                className="fill-none stroke-success stroke-[1.75] [stroke-linecap:round] [stroke-linejoin:round]"
                style={drawing}
              >
                <path d="M4 12l5 5L20 6" />
              </svg>
            </span>
            <span>{line}</span>
          </li>
        );
      })}
    </ul>
  );
}
