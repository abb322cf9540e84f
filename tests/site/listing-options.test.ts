import { afterAll, expect, test } from "vitest";
import { type Filter, initialFilter } from "#features/catalogue/rules/filter.ts";
import { withField } from "#features/catalogue/rules/with-field.ts";
import { countFound } from "#features/catalogue/service/search.ts";
import { testSite } from "#tests/test-site.ts";
import { choicesIn, mainIn, plain } from "./shown-page.ts";

const site = await testSite();
afterAll(() => site.close());
const { listed } = site.stock.catalogs();

const mainOf = async (path: string) => mainIn(plain((await site.get(path)).html));

const asked: Filter = { ...initialFilter, types: ["cab"], priceTo: 200_000 };
const address = "/kopa-bil/?types=cab&priceTo=200000";

const oneOf = {
  gearbox: ["", "manuell", "automatisk"],
  cars: ["", "till-forsaljning", "inkommande"],
  hasTowbar: ["true"],
  hasAwd: ["true"],
  leasable: ["true"],
} as const;

test.each(Object.entries(oneOf))(
  "[OPTIONS-1] every choice of %s shows the cars it would give",
  async (name, values) => {
    const choices = choicesIn(await mainOf(address), name);
    expect(choices.map(({ value }) => value)).toEqual(values);
    for (const { value, count, isOff } of choices) {
      const field = name as keyof typeof oneOf;
      const wish = value === "true" ? true : value === "" ? null : value;
      const cars = countFound(listed, withField(asked, field, wish as Filter[typeof field]));
      expect({ value, count, isOff }).toEqual({ value, count: cars, isOff: value !== "" && cars === 0 });
    }
  },
);

test("[OPTIONS-1] what is chosen does not change the numbers beside it", async () => {
  const before = choicesIn(await mainOf(address), "gearbox").map(({ count }) => count);
  const chosen = await mainOf(`${address}&gearbox=manuell`);
  expect(choicesIn(chosen, "gearbox").map(({ count }) => count)).toEqual(before);
});

test.each(["facilities", "physicalLocations"])(
  "[OPTIONS-2] the places of %s are in Swedish order, each with its cars",
  async (name) => {
    const choices = choicesIn(await mainOf("/kopa-bil/"), name);
    const labels = choices.map(({ label }) => label);
    expect(labels).toEqual(labels.toSorted((one, other) => one.localeCompare(other, "sv")));
    expect(labels).toEqual(expect.arrayContaining(["Göteborg", "Webblager", "Örebro"]));
    expect(labels.at(-1)).toBe("Östersund");
    for (const { value, count } of choices)
      expect([value, count]).toEqual([value, countFound(listed, { ...initialFilter, [name]: [value] })]);
  },
);

test("[OPTIONS-2] a car is found by where it stands", async () => {
  const main = await mainOf("/kopa-bil/?physicalLocations=uppsala");
  expect(main).toContain("Bilen står i");
  expect(choicesIn(main, "physicalLocations").find(({ value }) => value === "uppsala")?.isOff).toBe(false);
});

test("[OPTIONS-3] personbil is a chip and a link, and no box among bodies", async () => {
  const main = await mainOf("/kopa-bil/?types=personbil");
  expect(main).toContain('aria-label="Personbil, ta bort"');
  expect(choicesIn(main, "types").map(({ value }) => value)).not.toContain("personbil");
  const form = await site.request("/kopa-bil/?types=personbil&types=kombi&priceFrom=");
  expect(form.headers.get("location")).toBe("/kopa-bil/?types=kombi");
});

test("[UNREAD-1] a bound that is no number stays in every link and is a chip that can be taken away", async () => {
  const main = await mainOf("/kopa-bil/?brands=volvo&priceTo=Billig&order=nyast");
  expect(main).toContain("Pris till: ”Billig” förstod vi inte");
  const removing = /<a href="([^"]*)"[^>]*aria-label="Pris till: ”Billig” förstod vi inte, ta bort"/.exec(
    main,
  )?.[1];
  expect(removing?.replaceAll("&amp;", "&")).toBe("/kopa-bil/?brands=volvo&order=nyast");
  expect(main).toContain('href="/kopa-bil/?brands=volvo&amp;order=nyast&amp;priceTo=Billig&amp;page=2"');
  expect(main).toContain('href="/kopa-bil/?order=nyast&amp;priceTo=Billig"');
  expect(main).toContain(
    `>${countFound(listed, { ...initialFilter, brands: ["volvo"] })} bilar<`.replace(/(\d)(\d{3} )/, "$1 $2"),
  );
});

test("[UNREAD-2] it is what its field shows, until something else is chosen there", async () => {
  const main = await mainOf("/kopa-bil/?priceTo=billig&ownersTo=få");
  expect(main).toMatch(/<option value="billig" selected="">”billig”<\/option>/);
  expect(choicesIn(main, "ownersTo").at(-1)).toMatchObject({ value: "få", label: "”få”", isOff: false });
  const form = await site.request("/kopa-bil/?priceFrom=&priceTo=200000&ownersTo=f%C3%A5");
  expect(form.headers.get("location")).toBe("/kopa-bil/?priceTo=200000&ownersTo=f%C3%A5");
});

test("[UNREAD-1] the sold and the external list keep what no control of theirs shows", async () => {
  const main = await mainOf("/salda-bilar/?monthlyPaymentTo=lite");
  expect(main).toMatch(/<input type="hidden" name="monthlyPaymentTo" value="lite"/);
});
