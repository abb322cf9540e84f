/** What a control of a form is; all that must be known to show it and to check it before it is sent. */
export type FormField = {
  /** As the API names it. */
  name: string;
  label: string;
  kind: FieldKind;
  isRequired: boolean;
  /** One of those that say so is enough, and one has to be filled in. */
  isEither?: true;
  /** Another answer decides whether it has to be filled in, so it is not called optional. */
  isByAnswer?: true;
  /** What is said at the field when it is missing or wrong. */
  message: string;
  maxLength?: number;
  /** Of "date": no day to come. Which day it is the server knows. */
  hasBeen?: boolean;
  hint?: string;
  /** "mil", after the number. */
  unit?: string;
  autoComplete?: string;
  options?: readonly string[];
  /** Of "slots": the answers under a heading each, as a day has its times. */
  groups?: readonly {
    label: string;
    isOpen: boolean;
    options: readonly { value: string; label: string }[];
  }[];
  /** Shares its row with a neighbour that does the same. */
  isHalf?: boolean;
};

export type FieldKind =
  | "text"
  | "email"
  | "tel"
  | "plate"
  | "whole"
  | "decimal"
  | "date"
  | "long"
  | "choices"
  | "slots"
  | "select"
  | "tick"
  | "pdf"
  | "pictures"
  /** What a list asks: given by the page, as its address says it. */
  | "filter";

export type FieldError = { field: string; message: string };

/** A picture that has come with a form, or before it: its upload. */
export type SentPicture = { id: string; name: string; bytes: number };
