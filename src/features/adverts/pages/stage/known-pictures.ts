/** What a picture of the demo shows: its address names the body and the view. Of other pictures nobody knows. */
type KnownPicture = { body: string; view: string };

/** "/files/demo/exterior.kombi-b-f34-bla.…": body, face, view, paint. */
const form =
  /^\/files\/demo\/[a-z-]+\.([a-z]+(?:-(?:flak|skap))?)(?:-[a-e])?-(f34b|f34|side|r34|rear|front|door|wheel|dash2|dash|bak|last|inne|ute|\d\d)[-.]/i;

export function knownPicture(url: string): KnownPicture | null {
  const [, name, view] = form.exec(url) ?? [];
  return name && view ? { body: name, view: view.toLowerCase() } : null;
}

const captions: Readonly<Record<string, string>> = {
  f34: "Snett framifrån, vänster sida",
  f34b: "Snett framifrån, höger sida",
  side: "Från vänster sida",
  r34: "Snett bakifrån, vänster sida",
  rear: "Bakifrån",
  front: "Framifrån",
  door: "Vänster framdörr",
  wheel: "Vänster framhjul",
  dash: "Förarmiljön",
  dash2: "Förarmiljön från passagerarsidan",
  bak: "Baksätet",
  last: "Lastutrymmet",
};

/** "Snett framifrån, vänster sida"; null for a picture that nobody told what it shows. */
export function captionOf(url: string): string | null {
  return captions[knownPicture(url)?.view ?? ""] ?? null;
}
