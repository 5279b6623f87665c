import { content } from '../content.ts';
import type { SectionContext } from './define-section.ts';

/** Returns the address for reporting a broken link: an email that asks for the information needed to fix it. */
export function reportAddress({ words: { heroLost } }: SectionContext): string {
  const { subject, body } = heroLost;
  return `mailto:${content.brand.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
