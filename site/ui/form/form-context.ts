import { createContext, type RefObject } from 'react';

/** The state of a form, for the fields and buttons in it. */
interface FormState {
  /** The reasons why the server refused fields, by their names. */
  refused: Readonly<Record<string, string>>;
  isSending: boolean;
  /** The success message, until the visitor types again. */
  confirmation: string;
  form: RefObject<HTMLFormElement | null>;
}

export const FormContext = createContext<FormState | undefined>(undefined);
