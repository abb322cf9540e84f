type Listener = {
  network: string;
  /** Bytes that wait for the reader, and since when it has taken none of them; null when it has taken all. */
  waiting: number;
  stalledAt: number | null;
  send: (bytes: Uint8Array) => void;
  /** An end as it should be: what was sent before it is read. */
  end: (farewell?: string) => void;
  /** For one who does not read: nothing more is sent, and the socket is closed. */
  cut: () => void;
};

export type ListenerLimits = {
  max: number;
  maxOfNetwork: number;
  /** How long a reader may leave lying what it was sent. */
  maxStalledMs: number;
  clock: () => Date;
};

/** Who listens: from where, and how to close what leads there. */
type Reader = { network: string; disconnect: () => void };

/** Who does not take what is sent holds at most this much of our memory. */
const maxWaiting = 64 * 1024;

/** One who had to make room comes back later than others: else two would drive each other out all the time. */
const makeRoomText = "retry: 60000\n\n";

/**
 * The open streams: all are sent the same bytes. One network has so many of them and no more, its oldest makes room; a
 * reader that is too slow, or has left, is let go.
 */
export function listenersWithin({ max, maxOfNetwork, maxStalledMs, clock }: ListenerLimits) {
  const listeners = new Set<Listener>();
  const encoder = new TextEncoder();

  function evictFor(network: string): void {
    if (network === "") return;
    // In the order in which they came.
    const own = [...listeners].filter((listener) => listener.network === network);
    for (const oldest of own.slice(0, Math.max(0, own.length - maxOfNetwork + 1))) oldest.end(makeRoomText);
  }

  return {
    /** Whoever is at the bound of their own network needs no place of another. */
    isFullFor: (network: string) =>
      listeners.size >= max && !(network !== "" && countOf(listeners, network) >= maxOfNetwork),
    count: () => listeners.size,
    send: (text: string) => {
      const bytes = encoder.encode(text);
      for (const listener of listeners) listener.send(bytes);
    },
    cutStalled: () => {
      const before = clock().getTime() - maxStalledMs;
      for (const listener of listeners) {
        if (listener.stalledAt !== null && listener.stalledAt <= before) listener.cut();
      }
    },
    endAll: () => {
      for (const listener of listeners) listener.end();
    },
    add: (first: string, { network, disconnect }: Reader): ReadableStream<Uint8Array> => {
      evictFor(network);
      let leave = () => {};
      let measure = () => {};
      return new ReadableStream<Uint8Array>(
        {
          start(controller) {
            const listener: Listener = {
              network,
              waiting: 0,
              stalledAt: null,
              send: (bytes) => {
                if ((controller.desiredSize ?? 0) <= 0) return listener.cut();
                controller.enqueue(bytes);
                measure();
              },
              end: (farewell) => {
                leave();
                if (farewell !== undefined) controller.enqueue(encoder.encode(farewell));
                controller.close();
              },
              cut: () => {
                leave();
                controller.close();
                disconnect();
              },
            };
            leave = () => listeners.delete(listener);
            measure = () => {
              const waiting = maxWaiting - (controller.desiredSize ?? 0);
              const isMoving = waiting < listener.waiting || listener.stalledAt === null;
              if (waiting === 0) listener.stalledAt = null;
              else if (isMoving) listener.stalledAt = clock().getTime();
              listener.waiting = waiting;
            };
            listeners.add(listener);
            controller.enqueue(encoder.encode(first));
            measure();
          },
          // Called when something was taken, and at other times too.
          pull: () => measure(),
          cancel: () => leave(),
        },
        { highWaterMark: maxWaiting, size: (bytes) => bytes.byteLength },
      );
    },
  };
}

function countOf(listeners: ReadonlySet<Listener>, network: string): number {
  return listeners.values().reduce((sum, listener) => sum + (listener.network === network ? 1 : 0), 0);
}
