import { createContext } from "react-router";

export const clockContext = createContext<() => Date>(() => new Date());

/** Scripts of a streamed answer run only with this word in their tag. */
export const nonceContext = createContext<string>();

/** A page rendered in one go; `scripts` are those that we wrote into it, as its Content-Security-Policy names them. */
export type RenderedPage = { html: string; scripts: readonly string[] };

/** Takes a rendered page beside the answer, whose body stays empty: through a stream it would cost as much again. */
export const handOverContext = createContext<(page: RenderedPage) => void>();

/** Resolves when it is this page's turn to be rendered. */
export const renderTurnContext = createContext<() => Promise<void>>(async () => {});

/** Where a page says what it took to read what was asked, in words that were compared: whoever asks for much is counted so. */
export const workContext = createContext<(work: number) => void>(() => {});

/** Where an error behind a page is written down; the visitor only reads that something went wrong. */
export const reportErrorContext = createContext<(error: unknown) => void>((error) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
});
