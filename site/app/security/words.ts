import { createContext, use } from 'react';
import type { AccountPages } from '../sign-in/texts.ts';
import type { SecurityWords } from './texts.ts';

/** The language and the words that the parts of this page use. */
export interface SecuritySpeech {
  words: SecurityWords['app'];
  fields: AccountPages['fields'];
  refusals: AccountPages['refusals'];
  /** The minimum password length, in characters. */
  passwordMin: number;
}

export const SecurityContext = createContext<SecuritySpeech | undefined>(undefined);

export function useSecurity(): SecuritySpeech {
  const speech = use(SecurityContext);
  if (!speech) throw new Error('used outside the security page');
  return speech;
}
