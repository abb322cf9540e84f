import { Captions, CaptionsOff, Pause, Play } from "lucide-react";
import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { variantAddress } from "#platform/pictures/picture-variants.ts";
import { IconButton } from "#ui/icon-button.tsx";
import type { FilmView } from "../stage/moving-view.ts";
import type { StageMemory } from "../stage/stage-memory.ts";
import { useCueText } from "./use-cue-text.ts";

type FilmStageProps = { film: FilmView; name: string; memory: StageMemory; isChosen: boolean };

/**
 * The film fills its frame, without sound, round and round. It begins when somebody asks for it, and for who wants less
 * motion only by the button. Until the page is awake, or without script, the browser's own controls stand there.
 */
export function FilmStage({ film, name, memory, isChosen }: FilmStageProps) {
  const video = useRef<HTMLVideoElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const [isAwake, setAwake] = useState(false);
  const [isPlaying, setPlaying] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [hasTexts, setHasTexts] = useState(true);
  const [seconds, setSeconds] = useState({ at: Math.floor(memory.seconds), all: 0 });
  const text = useCueText(video, film.texts);

  useEffect(() => {
    const player = video.current;
    setAwake(true);
    if (!player) return;
    // React says so of new elements alone, and a browser lets only what is silent begin.
    player.muted = true;
    player.currentTime = memory.seconds;
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (isChosen && !isCalm) void player.play().catch(() => {});
    return () => {
      memory.seconds = player.currentTime;
    };
  }, [isChosen, memory]);

  // The slider glides while the film runs, and React is asked once a second.
  useEffect(() => {
    if (!isPlaying) return;
    let frame = 0;
    const follow = () => {
      const { currentTime, duration } = video.current ?? { currentTime: 0, duration: 0 };
      if (slider.current) slider.current.value = String(currentTime);
      const now = { at: Math.floor(currentTime), all: Math.round(duration) || 0 };
      setSeconds((before) => (before.at === now.at && before.all === now.all ? before : now));
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [isPlaying]);

  function toggle() {
    const player = video.current;
    if (!player) return;
    if (player.paused) void player.play().catch(() => {});
    else player.pause();
  }
  function seek({ target }: ChangeEvent<HTMLInputElement>) {
    if (!video.current) return;
    video.current.currentTime = Number(target.value);
    setSeconds((before) => ({ ...before, at: Math.floor(Number(target.value)) }));
  }

  return (
    <div className="stage-part">
      <div className={`absolute inset-0 ${film.texts ? "film-known" : ""}`}>
        <video
          ref={video}
          controls={!isAwake}
          muted
          loop
          playsInline
          preload="metadata"
          poster={variantAddress(film.poster, 1200)}
          aria-label={`Film om ${name}, utan ljud`}
          onClick={isAwake ? toggle : undefined}
          onPlay={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
          onLoadedMetadata={({ currentTarget: { duration } }) =>
            setSeconds(({ at }) => ({ at, all: Math.round(duration) }))
          }
          className="film-picture"
        >
          <source src={film.url} type="video/mp4" onError={() => setFailed(true)} />
          {film.texts && (
            <track kind="captions" srcLang="sv" label="Vad filmen visar" src={film.texts} default />
          )}
        </video>
      </div>
      {isAwake && hasFailed && (
        <p role="alert" className="stage-hint">
          <span>
            Webbläsaren kan inte spela filmen.{" "}
            <a href={film.url} download className="text-link underline underline-offset-3">
              Ladda ner den
            </a>
            .
          </span>
        </p>
      )}
      {isAwake && !hasFailed && (
        <>
          {!isPlaying && (
            <button type="button" tabIndex={-1} aria-hidden onClick={toggle} className="film-begin">
              <Play aria-hidden strokeWidth={1.75} className="size-8 fill-current" />
            </button>
          )}
          {film.texts && hasTexts && isPlaying && text && <p className="film-text">{text}</p>}
          <div className="film-bar">
            <IconButton
              icon={isPlaying ? Pause : Play}
              label={isPlaying ? "Pausa filmen" : "Spela filmen"}
              onClick={toggle}
            />
            <input
              ref={slider}
              type="range"
              min={0}
              max={seconds.all || 1}
              step={0.1}
              defaultValue={memory.seconds}
              aria-label="Plats i filmen"
              aria-valuetext={`${seconds.at} av ${seconds.all} sekunder`}
              onChange={seek}
              className="film-slider"
            />
            <span aria-hidden className="film-time">
              {clock(seconds.at)} / {clock(seconds.all)}
            </span>
            {film.texts && (
              <IconButton
                icon={hasTexts ? Captions : CaptionsOff}
                label={hasTexts ? "Dölj texten i filmen" : "Visa texten i filmen"}
                onClick={() => setHasTexts(!hasTexts)}
              />
            )}
          </div>
        </>
      )}
    </div>
  );
}

/** 67 → "1:07" */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
