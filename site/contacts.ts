import type { Lang } from '../contract/lang.ts';
import { content } from './content.ts';

/** A way to reach a person, and the address that it leads to. */
export interface Contact {
  kind: 'email' | 'telephone' | 'line';
  label: string;
  url: string;
}

/** Where a LINE official account can be added and written to (LINE URL scheme). */
const lineAddress = (id: string) => `https://line.me/R/ti/p/${encodeURIComponent(id)}`;

/** The ways to reach a person, as a language writes them. */
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
