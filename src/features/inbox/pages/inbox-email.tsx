import { type ReactNode, useEffect, useRef } from "react";
import { paths } from "#core/paths.ts";
import { trustedHtml } from "#core/text/trusted-html.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { TextLink } from "#ui/link.tsx";
import type { EmailView } from "./inbox-view.ts";

/**
 * An e-mail as a mail program shows it: in a frame without scripts, whose own policy lets it load pictures only. Its links
 * open beside.
 */
export function InboxEmail({ subject, facts, document, text, headers, attachments, sourcePath }: EmailView) {
  const frame = useRef<HTMLIFrameElement>(null);
  // React writes the attribute as a plain text, of which the page's policy leaves nothing: only the server's is there by itself.
  useEffect(() => {
    if (frame.current && frame.current.srcdoc !== document) frame.current.srcdoc = trustedHtml(document);
  }, [document]);
  return (
    <div className="page-width py-10">
      <Breadcrumb crumbs={[{ label: "Inkorg", to: paths.inbox() }, { label: subject }]} />
      <h1 className="mt-3 text-h2 wrap-anywhere">{subject}</h1>
      <dl className="mt-3 text-sm">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex gap-3">
            <dt className="text-ink-2">{label}</dt>
            <dd className="min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {attachments.length > 0 && (
        <ul aria-label="Bilagor" className="mt-3 text-sm">
          {attachments.map(({ name, size, path }) => (
            <li key={path}>
              <TextLink to={path} newTab>
                {name}
              </TextLink>{" "}
              <span className="text-ink-2">{size}</span>
            </li>
          ))}
        </ul>
      )}
      <iframe
        ref={frame}
        title={`Mejlet: ${subject}`}
        srcDoc={document}
        // Without scripts its own origin gives it nothing but our pictures, which no other origin may load.
        sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        className="mt-6 block w-full rounded-md border border-line"
        style={{ height: "60rem", maxWidth: "40rem" }}
      />
      <Unfolded title="Textversion">{text}</Unfolded>
      <Unfolded title="Brevhuvud">{headers}</Unfolded>
      <p className="mt-6 text-sm">
        <a href={sourcePath} download className="font-medium text-link underline">
          Hämta originalet (.eml)
        </a>
      </p>
    </div>
  );
}

function Unfolded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="mt-6">
      <summary className="cursor-pointer font-semibold">{title}</summary>
      <pre
        className="mt-3 rounded-md bg-sunken p-4 text-sm wrap-anywhere"
        style={{ whiteSpace: "pre-wrap", fontFamily: "inherit" }}
      >
        {children}
      </pre>
    </details>
  );
}
