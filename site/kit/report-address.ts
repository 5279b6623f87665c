import { content } from '../content.ts';
import type { SectionContext } from './define-section.ts';

/** Where a broken link is reported: an e-mail that asks for what is needed to mend it. */
export function reportAddress({ words: { heroLost } }: SectionContext): string {
  const { subject, body } = heroLost;
  return `mailto:${content.brand.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
