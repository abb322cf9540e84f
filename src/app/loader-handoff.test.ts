import { expect, test } from "vitest";
import { drainHandoff } from "./loader-handoff.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

test("[PAGE-39] what is all there is read to the end, also when a letter is cut in two", async () => {
  const whole = bytes("Öppna kort");
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(whole.slice(0, 1));
      controller.enqueue(whole.slice(1));
      controller.close();
    },
  });
  expect(await drainHandoff(stream)).toEqual({ complete: true, text: "Öppna kort" });
});

test("[PAGE-40] what is still waited for comes as a stream that starts over", async () => {
  const late = Promise.withResolvers<void>();
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(bytes("först, "));
      await late.promise;
      controller.enqueue(bytes("sedan"));
      controller.close();
    },
  });
  const handoff = await drainHandoff(stream);
  if (handoff.complete) throw new Error("nothing was waited for");
  late.resolve();
  expect(await new Response(handoff.stream).text()).toBe("först, sedan");
});
