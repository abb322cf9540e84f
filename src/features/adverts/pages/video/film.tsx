import { useState } from "react";
import { variantAddress } from "#platform/pictures/picture-variants.ts";
import "./film.css";

export type FilmView = { url: string; poster: string; texts: string | null };

/** The browser's own player. Nothing plays by itself, with sound or without. */
export function Film({ film, name }: { film: FilmView; name: string }) {
  const [hasFailed, setFailed] = useState(false);
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: a film that we do not know has no texts to show. */}
      <video
        controls
        playsInline
        preload="metadata"
        width={1280}
        height={720}
        poster={variantAddress(film.poster, 1200)}
        aria-label={`Film om ${name}`}
        className="film"
      >
        <source src={film.url} type="video/mp4" onError={() => setFailed(true)} />
        {film.texts && (
          <track kind="captions" srcLang="sv" label="Vad filmen visar" src={film.texts} default />
        )}
      </video>
      {hasFailed && (
        <p role="alert" className="mt-3 font-medium">
          Webbläsaren kan inte spela filmen.
        </p>
      )}
      <p className="mt-3 text-sm text-ink-2">
        Går filmen inte att spela?{" "}
        <a href={film.url} download className="font-medium text-link underline underline-offset-3">
          Ladda ner den
        </a>
        .
      </p>
    </>
  );
}
