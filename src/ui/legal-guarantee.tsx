import type { LegalGuaranteeNotice } from "#core/company/legal-guarantee.ts";

/** The Commission's file as it is, in full; its words until it is there. */
export function LegalGuarantee({ notice }: { notice: LegalGuaranteeNotice | null }) {
  if (notice === null) return null;
  const { heading, text, portal, picture } = notice;
  return (
    <section aria-label={heading}>
      {picture ? (
        <a href={portal}>
          <img src={picture.path} width={picture.width} height={picture.height} alt={picture.alt} />
        </a>
      ) : (
        <>
          <h2 className="text-h3">{heading}</h2>
          <p className="mt-1.5 text-sm text-ink-2">
            {text}{" "}
            <a href={portal} className="whitespace-nowrap text-link underline underline-offset-3">
              Läs mer på Ditt Europa
            </a>
          </p>
        </>
      )}
    </section>
  );
}
