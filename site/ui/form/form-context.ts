import { createContext } from 'react';

/** The state of a form, for the fields and buttons in it. */
interface FormState {
  /** The reasons why the server refused fields, by their names. */
  refused: Readonly<Record<string, string>>;
  isSending: boolean;
}

export const FormContext = createContext<FormState | undefined>(undefined);
