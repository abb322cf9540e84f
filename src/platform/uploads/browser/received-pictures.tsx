import type { StoredUpload } from "./uploader.ts";

/** What the form has taken. */
export function ReceivedPictures({ pictures }: { pictures: readonly StoredUpload[] }) {
  return (
    <div role="status" className="grid gap-3">
      <p className="font-semibold">
        Vi har tagit emot {pictures.length} {pictures.length === 1 ? "bild" : "bilder"}.
      </p>
      <ol aria-label="Mottagna bilder" className="received-pictures">
        {pictures.map(({ id, name }) => (
          <li key={id}>
            <img src={`/api/uploads/${id}/picture`} alt={name} width={96} height={72} />
          </li>
        ))}
      </ol>
    </div>
  );
}
