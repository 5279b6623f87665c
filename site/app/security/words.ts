import { createContext, use } from 'react';
import type { AccountPages } from '../sign-in/texts.ts';
import type { SecurityWords } from './texts.ts';

/** What every part of the page needs to say something. */
export interface SecuritySpeech {
  words: SecurityWords['app'];
  fields: AccountPages['fields'];
  refusals: AccountPages['refusals'];
  /** The length of the shortest password that is taken. */
  passwordMin: number;
}

export const SecurityContext = createContext<SecuritySpeech | undefined>(undefined);

export function useSecurity(): SecuritySpeech {
  const speech = use(SecurityContext);
  if (!speech) throw new Error('outside of the page about security');
  return speech;
}
