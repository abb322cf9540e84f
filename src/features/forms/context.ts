import { createContext } from "react-router";
import type { FieldError, SentPicture } from "./rules/form-field.ts";

/** A form that was posted and went nowhere: its page shows what was typed, and what to put right. */
export type PostedForm = {
  status: number;
  errors: readonly FieldError[];
  notice: string | null;
  values: Readonly<Record<string, string>>;
  /** Pictures that came with it and need not be sent again. */
  pictures?: readonly SentPicture[];
  /** Nothing is wrong with it: its sender is asked to confirm. */
  isToConfirm?: boolean;
};

export const postedFormContext = createContext<PostedForm | null>(null);
