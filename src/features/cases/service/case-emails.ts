import { company } from "#core/company/company.ts";
import { formatDate } from "#core/dates/dates.ts";
import { formatMoment, formatUntil } from "#core/dates/moments.ts";
import { displayPlate } from "#core/plate/display-plate.ts";
import { isSamePlate } from "#core/plate/plate-text.ts";
import type { Email, MailBlock } from "#platform/mail/email.ts";
import { caseKinds } from "../rules/case-kinds.ts";
import { caseLaw, isLateWithdrawal } from "../rules/case-law.ts";
import { displayCaseNumber, spokenCaseNumber } from "../rules/case-number.ts";
import { caseSteps } from "../rules/case-progress.ts";
import type { CaseEvent } from "../rules/case-states.ts";
import { receiptKey } from "../rules/receipt-key.ts";
import type { CaseRow } from "../storage/cases.ts";

/** Where the receipt itself is what the law asks for, its subject says what was received. */
const receiptSubjects: Partial<Record<CaseRow["kind"], string>> = {
  contact: "Vi har fått din fråga",
  withdrawal: "Din ånger är mottagen",
  complaint: "Din reklamation är mottagen",
  warranty: "Din anmälan är mottagen",
  friend: "Ditt tips är skickat",
  valuation: "Din värdering",
};

type Notice = {
  row: CaseRow;
  text: string;
  href: string;
  /** Where pictures are sent. */
  upload: string;
};
type NoticeToUs = {
  row: CaseRow;
  text: string;
  files: readonly { name: string; href: string }[];
  /** What the customer did besides writing. */
  event?: CaseEvent;
};

/** What the law gives a time for: its receipt is a paper that somebody may have to show. */
const lawful: readonly CaseRow["kind"][] = ["withdrawal", "complaint", "warranty"];

const onPageText = "Det du skrev står på ärendets sida. Där kan du också spara hela kvittot.";

/** What pictures help to answer. */
const wantsPictures: readonly CaseRow["kind"][] = ["complaint", "warranty", "valuation"];
const sendPictures = "Skicka bilder med telefonen";

/** What was sent and when, and what happens now: on durable medium. Null for whoever left no address. */
export function receiptEmail({ row, text, href, upload }: Notice): Email | null {
  if (row.email === null) return null;
  const number = displayCaseNumber(row.number);
  const title = receiptSubjects[row.kind] ?? "Vi har fått ditt ärende";
  const subject = `${title}, ${number}`;
  const preheader = row.answerBy ? `Vi svarar ${formatUntil(row.answerBy)}.` : caseKinds[row.kind].label;
  const begin: MailBlock[] = [
    { label: "Ditt ärendenummer", number },
    { heading: title },
    { text: `${promiseOf(row)}På telefon säger du ${spokenCaseNumber(row.number)}.` },
    ...lawOf(row),
  ];
  const end: MailBlock[] = [
    { steps: stepsOf(row) },
    { button: "Följ ärendet", href },
    ...(wantsPictures.includes(row.kind) ? [{ link: sendPictures, href: upload }] : []),
  ];
  return {
    to: row.email,
    // It has the friend's address in it, which we know for 30 days.
    kind: row.kind === "friend" ? "friend-receipt" : "case-receipt",
    messageKey: receiptKey(row),
    subject,
    preheader,
    blocks: [
      ...begin,
      { facts: [...factsOf(row), ...answersOf(row)] },
      ...(text === "" ? [] : [{ quote: text, title: "Du skrev" }]),
      ...end,
    ],
    toStranger: {
      subject,
      preheader,
      blocks: [...begin, { facts: bareFactsOf(row) }, { text: onPageText }, ...end],
    },
    ...(lawful.includes(row.kind) ? { bound: "transaction" } : {}),
    reason: `Du får mejlet för att din adress angavs i ett formulär hos ${company.name}. Var det inte du kan du bortse från det.`,
  };
}

/** What the law says of a withdrawal, as its page says it. */
function lawOf(row: CaseRow): MailBlock[] {
  const law = row.kind === "withdrawal" ? caseLaw(row, row.openedAt) : null;
  return law ? [{ facts: law.rows.map(({ label, text }) => [label, text] as const) }] : [];
}

function promiseOf({ answerBy }: CaseRow): string {
  return answerBy ? `Vi svarar ${formatUntil(answerBy)}. ` : "";
}

/** So that a person of ours reads it the same day; an answer to it goes to the customer. */
export function emailToOurselves({ row, text, files, event }: NoticeToUs, place: number): Email {
  const number = displayCaseNumber(row.number);
  return {
    to: company.email,
    isToOurselves: true,
    kind: "case-to-us",
    messageKey: `case-to-us:${row.number}:${place}`,
    subject: `${whatHappened(event, place)} ${number}: ${row.subject}`,
    preheader: text.slice(0, 100),
    blocks: [
      { label: "Ärende", number },
      { facts: [...factsOf(row), ...answersOf(row)] },
      ...(text === "" ? [] : [{ quote: text, title: row.name ?? "Kunden" }]),
      ...files.map(({ name, href }) => ({ link: name, href })),
    ],
    reason: "Internt mejl om ett ärende från webbplatsen.",
    ...(row.email === null ? {} : { replyTo: row.email }),
  };
}

function whatHappened(event: CaseEvent | undefined, place: number): string {
  if (event === "closed") return "Kunden har avslutat ärende";
  return place === 0 ? "Nytt ärende" : "Nytt meddelande i ärende";
}

/** A member of staff has written: the words themselves, and the way to answer. */
export function answerEmail({ row, text, href, upload }: Notice, place: number): Email | null {
  if (row.email === null) return null;
  const number = displayCaseNumber(row.number);
  return {
    to: row.email,
    kind: "case-answer",
    bound: "transaction",
    messageKey: `case-answer:${row.number}:${place}`,
    subject: `Svar i ärende ${number}`,
    preheader: text.slice(0, 100),
    blocks: [
      { label: "Ditt ärende", number },
      { quote: text, title: `${company.name} skriver` },
      { button: "Svara i ärendet", href },
      { link: sendPictures, href: upload },
    ],
    reason: `Du får mejlet för att du har ett ärende hos ${company.name}.`,
  };
}

function factsOf(row: CaseRow): (readonly [string, string])[] {
  return [
    ["Ärende", isAnswered(row) ? caseKinds[row.kind].label : `${caseKinds[row.kind].label}: ${row.subject}`],
    ["Mottaget", formatMoment(row.openedAt)],
    ...(row.licenseplate && !namesItsCar(row) ? [["Bil", displayPlate(row.licenseplate)] as const] : []),
  ];
}

/** What cannot carry words of the sender's own. */
function bareFactsOf({ kind, openedAt, licenseplate, receivedOn, noticedOn, answers }: CaseRow) {
  const facts: (readonly [string, string])[] = [
    ["Ärende", caseKinds[kind].label],
    ["Mottaget", formatMoment(openedAt)],
  ];
  if (licenseplate) facts.push(["Bil", displayPlate(licenseplate)]);
  if (receivedOn) facts.push(["Du fick bilen", formatDate(new Date(receivedOn))]);
  if (noticedOn) facts.push(["Du märkte felet", formatDate(new Date(noticedOn))]);
  const ours = (answers ?? []).filter(({ isOurs }) => isOurs);
  return [...facts, ...ours.map(({ label, text }) => [label, text] as const)];
}

/** Whether what it is about stands among what was sent. */
function isAnswered({ answers, subject }: CaseRow): boolean {
  return (answers ?? []).some(({ text }) => text === subject);
}

/** Whether the plate stands among what was sent, as it was sent. */
function namesItsCar({ answers, licenseplate }: CaseRow): boolean {
  return licenseplate !== null && (answers ?? []).some(({ text }) => isSamePlate(text, licenseplate));
}

/** All that was sent, as it was sent; the plate as it stands on the car. */
function answersOf({ answers, licenseplate }: CaseRow) {
  return (answers ?? []).map(({ label, text }) => {
    const isPlate = licenseplate !== null && isSamePlate(text, licenseplate);
    return [label, isPlate ? displayPlate(licenseplate) : text] as const;
  });
}

function stepsOf(row: CaseRow) {
  return caseSteps({
    ...row,
    // A tip is done when it is sent.
    state: row.kind === "friend" ? "closed" : row.state,
    openedAt: formatMoment(row.openedAt),
    answerBy: row.answerBy && formatUntil(row.answerBy),
    isLate: isLateWithdrawal(row),
  });
}
