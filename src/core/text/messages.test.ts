import { expect, test } from "vitest";
import { messageFromServer, messages } from "./messages.ts";

test("[ERR-1] the catalogue, word for word", () => {
  expect(messages).toEqual({
    default: "Något gick fel, försök igen",
    defaultEnglish: "Something went wrong",
    unauthorized: "Unauthorized",
    email: "E-post saknas/felaktig",
    plate: "Regnr saknas/felaktigt",
    bid: "Bud saknas/felaktigt",
    mileage: "Miltal saknas/felaktigt",
    salePrice: "Pris saknas/felaktigt",
    cost: "Kostnad saknas/felaktigt",
  });
});

test.each(["unexpected_error", "post_request_failed"])("[ERR-2] the code %s is never shown", (code) => {
  expect(messageFromServer(code)).toBe("Något gick fel, försök igen");
});

test.each([undefined, null, "", "  "])("[ERR-3] when the server says %j, the default is shown", (message) => {
  expect(messageFromServer(message)).toBe("Något gick fel, försök igen");
});

test("[ERR-3] the server's own message is shown as it is", () => {
  expect(messageFromServer("E-post saknas/felaktig")).toBe("E-post saknas/felaktig");
});
