import sharp from "sharp";
import type { ChildReply } from "./child-process.ts";

/** Off are all loaders of libvips, then on again those named here: what is not on cannot be opened, whatever it is called. */
type Loaders = readonly `VipsForeignLoad${string}`[];
export const pictureLoaders: Loaders = [
  "VipsForeignLoadJpeg",
  "VipsForeignLoadPng",
  "VipsForeignLoadWebp",
  "VipsForeignLoadHeif",
];

/** The other end of `childProcess`. */
export function handleQuestions<Question, Made>(
  loaders: Loaders,
  handle: (question: Question) => Promise<Made>,
): void {
  // Nothing is asked twice, and two pictures side by side are quicker than one on two threads.
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: [...loaders] });
  const reply = (answered: ChildReply<Made>) => process.send?.(answered);
  process.on("message", ({ id, question }: { id: number; question: Question }) => {
    handle(question).then(
      (made) => reply({ id, made }),
      (error: unknown) => reply({ id, error: error instanceof Error ? error.message : String(error) }),
    );
  });
  process.on("disconnect", () => process.exit());
  // Whoever stops the server by its terminal stops this one too; the server decides when.
  process.on("SIGINT", () => {});
}
