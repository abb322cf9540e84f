type Listener = { send: (bytes: Uint8Array) => void; end: () => void };

/** Who does not take what is sent holds at most this much of our memory. */
const waitingAtMost = 64 * 1024;

/** The open streams: all are sent the same bytes. One that reads too slowly, or has left, is let go. [LIVE-7] */
export function listenersUpTo(most: number) {
  const listeners = new Set<Listener>();
  const encoder = new TextEncoder();
  return {
    isFull: () => listeners.size >= most,
    count: () => listeners.size,
    send: (text: string) => {
      const bytes = encoder.encode(text);
      for (const listener of listeners) listener.send(bytes);
    },
    endAll: () => {
      for (const listener of listeners) listener.end();
    },
    add: (first: string): ReadableStream<Uint8Array> => {
      let leave = () => {};
      return new ReadableStream<Uint8Array>(
        {
          start(controller) {
            const listener: Listener = {
              send: (bytes) => {
                if ((controller.desiredSize ?? 0) <= 0) listener.end();
                else controller.enqueue(bytes);
              },
              end: () => {
                leave();
                controller.close();
              },
            };
            leave = () => listeners.delete(listener);
            listeners.add(listener);
            controller.enqueue(encoder.encode(first));
          },
          cancel: () => leave(),
        },
        { highWaterMark: waitingAtMost, size: (bytes) => bytes.byteLength },
      );
    },
  };
}
