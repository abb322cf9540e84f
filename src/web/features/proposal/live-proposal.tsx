import { useEffect, useRef, useState } from "react";
import { Fixed } from "#web/features/content/fixed.tsx";

/** The page as it came; with script it follows each choice, and what the salesman does. [PROPOSE-5] [PROPOSE-11] */
export function LiveProposal({ html: loaded }: { html: string }) {
  const ref = useRef<HTMLDivElement>(null);
  // What is typed stands in the HTML: it is rendered once, and only its parts are replaced.
  const [html] = useState(loaded);
  useEffect(() => {
    const place = ref.current;
    const leave = new AbortController();
    if (place)
      void import("./follow-proposal.ts")
        .then(({ followProposal }) => followProposal(place, leave.signal))
        .catch(() => {});
    return () => leave.abort();
  }, []);
  return (
    <div ref={ref}>
      <Fixed html={html} />
    </div>
  );
}
