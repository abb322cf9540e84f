import fc from "fast-check";
import { expect, test } from "vitest";
import { message } from "./message.ts";
import { MessageReader, messagesIn } from "./message-reader.ts";

const anyMessage = fc
  .tuple(fc.constantFrom("Q", "P", "B", "S", "Z"), fc.uint8Array({ maxLength: 40 }))
  .map(([letter, body]) => message(letter, Buffer.from(body)));

test("[DATA-7] however a stream is cut, the same messages come out", () => {
  fc.assert(
    fc.property(
      fc.array(anyMessage),
      fc.array(fc.integer({ min: 1, max: 25 }), { minLength: 1 }),
      (sent, sizes) => {
        const stream = Buffer.concat(sent);
        const reader = new MessageReader();
        const read: Buffer[] = [];
        for (let start = 0, turn = 0; start < stream.length; turn++) {
          const size = sizes[turn % sizes.length] ?? 1;
          reader.push(stream.subarray(start, start + size));
          start += size;
          for (let next = reader.next({ hasLetter: true }); next; next = reader.next({ hasLetter: true }))
            read.push(next);
        }
        expect(read).toEqual(sent);
        expect([...messagesIn(stream)]).toEqual(sent);
      },
    ),
  );
});

test("[DATA-7] the first message of a connection has no letter", () => {
  const reader = new MessageReader();
  reader.push(Buffer.from([0, 0, 0, 6, 1, 2, "S".charCodeAt(0), 0, 0, 0, 4]));
  expect(reader.next({ hasLetter: false })).toEqual(Buffer.from([0, 0, 0, 6, 1, 2]));
  expect(reader.next({ hasLetter: true })).toEqual(message("S"));
  expect(reader.next({ hasLetter: true })).toBeNull();
});

test.each([
  ["shorter than itself", [0, 0, 0, 3]],
  ["negative", [255, 255, 255, 255]],
  ["longer than PostgreSQL takes", [0x40, 0, 0, 1]],
])("[DATA-7] a length that is %s is not the PostgreSQL protocol", (_, length) => {
  const reader = new MessageReader();
  reader.push(Buffer.from(["Q".charCodeAt(0), ...length]));
  expect(() => reader.next({ hasLetter: true })).toThrow("not the PostgreSQL protocol");
});
