import type { Client } from "pg";
import type { StockCells } from "#tests/stock-rows.ts";
import type { Asked, Reader, Round } from "./over-https.ts";

const json = { "content-type": "application/json" };
const asForm = { "content-type": "application/x-www-form-urlencoded" };

/** Of so many posts one holds a car: there are not as many cars as questions. */
const holdsEvery = 12;

/** Each writes something of their own, a question by script or as a form, or has a car held. */
export function visitorsWhoPost({
  reader,
  name,
  cars,
  database,
}: {
  reader: Reader;
  /** Behind what: it tells these visitors from those before. */
  name: string;
  cars: readonly StockCells[];
  database: Client;
}) {
  const domain = `${name.toLowerCase().replaceAll(" ", "-")}.example`;
  const done = { questions: 0, reservations: 0 };
  const free = cars.map(({ licenseplate = "" }) => licenseplate);

  const question = (turn: number) => ({
    contactReason: "Något annat",
    name: "Karin Exempel",
    email: `karin${turn}@${domain}`,
    message: `Fråga ${turn} bakom ${name}`,
  });
  const ask = async (turn: number): Promise<Asked> => {
    const asked = question(turn);
    return turn % 2 === 0
      ? reader.post("/api/contact/add/", JSON.stringify(asked), json)
      : reader.post("/kontakt/", new URLSearchParams(asked).toString(), asForm);
  };
  const reservation = async (turn: number, licenseplate: string): Promise<Asked> => {
    const fields = { ...question(turn), licenseplate, phoneNumber: "070-174 06 12", handover: "pickup" };
    const form = new URLSearchParams({ ...fields, isOfAge: "on", nyckel: `${name}-${turn}` });
    return reader.post("/reservera-bil/", form.toString(), asForm);
  };

  const round: Round = async (turn) => {
    const plate = turn % holdsEvery === 0 ? await freeCar() : null;
    const { status, text } = plate === null ? await ask(turn) : await reservation(turn, plate);
    if (status !== 201 && status !== 303) return `${status} ${plate ?? "question"} ${text.slice(0, 80)}`;
    if (plate === null) done.questions++;
    else done.reservations++;
    return null;
  };
  /** Those that were held behind another proxy are not. */
  const held = new Set<string>();
  const freeCar = async () => {
    if (held.size === 0) {
      held.add("");
      const { rows } = await database.query<{ licenseplate: string }>("select licenseplate from holds");
      for (const { licenseplate } of rows) held.add(licenseplate);
    }
    for (;;) {
      const plate = free.pop();
      if (plate === undefined) return null;
      if (!held.has(plate.toLowerCase().replace(" ", ""))) return plate;
    }
  };
  const count = async (table: "cases" | "holds") => {
    const { rows } = await database.query<{ count: string }>(
      `select count(*) from ${table} where email like $1`,
      [`%@${domain}`],
    );
    return Number(rows[0]?.count);
  };
  return {
    round,
    acknowledged: () => ({ ...done }),
    stored: async () => ({ questions: await count("cases"), reservations: await count("holds") }),
  };
}

const boundary = "----two-pdfs";

/** The two files of a workshop, each as large as it may be. */
export function tenMegabytePdfs() {
  const pdf = Buffer.alloc(10_000_000, "x");
  pdf.write("%PDF-1.7\n");
  pdf.write("%%EOF\n", pdf.length - 6);
  const fields = {
    Licenseplate: "MLB 52S",
    CurrentMileage: "8612",
    WorkshopEmailAddress: "verkstad@example.com",
    WorkHoursEstimate: "2,5",
    HourlyRate: "1150",
    PartsCostExcludingVat: "890,50",
    Description: `Felkod P0A80. ${Math.random()}`,
  };
  const parts = Object.entries(fields).map(([name, text]) =>
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`),
  );
  const files = ["OfferDocumentPdf", "InvoiceDocumentPdf"].flatMap((name) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${name}.pdf"\r\nContent-Type: application/pdf\r\n\r\n`,
    ),
    pdf,
    Buffer.from("\r\n"),
  ]);
  return {
    body: Buffer.concat([...parts, ...files, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
  };
}
