export type ReadEvent = { id: string; event: string; data: unknown };

/** Reads server-sent events as a browser does, one at a time; null when the stream has ended. */
export function eventsOf(answer: Response) {
  const pieces = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  const next = async (): Promise<ReadEvent | null> => {
    for (;;) {
      const end = text.indexOf("\n\n");
      if (end >= 0) {
        const lines = text.slice(0, end).split("\n");
        text = text.slice(end + 2);
        const field = (name: string) =>
          lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
        const data = field("data");
        // Without data there is nothing to deliver.
        if (data === undefined) continue;
        return { id: field("id") ?? "", event: field("event") ?? "message", data: JSON.parse(data) };
      }
      const piece = await pieces?.read();
      if (!piece || piece.done) return null;
      text += piece.value;
    }
  };
  return { next, leave: async () => void (await pieces?.cancel()) };
}
