import type { Lang } from '../contract/lang.ts';
import { content } from './content.ts';

/** A way to contact a person, and its address. */
export interface Contact {
  kind: 'email' | 'telephone' | 'line';
  label: string;
  url: string;
}

/** Returns the address at which a LINE official account can be added and messaged (LINE URL scheme). */
export const lineAddress = (id: string) => `https://line.me/R/ti/p/${encodeURIComponent(id)}`;

/** Returns the contacts as they are written in a language. */
export function contactsIn(lang: Lang): Contact[] {
  const { email, telephone, line } = content.brand;
  return [
    { kind: 'email', label: email, url: `mailto:${email}` },
    {
      kind: 'telephone',
      label: telephone.shown[lang].replaceAll(' ', '\u00a0'),
      url: `tel:${telephone.number}`,
    },
    { kind: 'line', label: line, url: lineAddress(line) },
  ];
}
