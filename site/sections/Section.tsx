import type { ReactNode } from 'react';
import type { Section as SectionContent } from '../../contract/page.ts';
import type { Localized } from '../../contract/text.ts';
import { CallToAction } from './CallToAction.tsx';
import { HeroArticle } from './HeroArticle.tsx';
import { HeroLoom } from './HeroLoom.tsx';
import { WeaveTable } from './WeaveTable.tsx';

interface Props {
  section: Localized<SectionContent>;
  /** Who writes on this site, and the word that stands before the name. */
  byline: { by: string; author: string };
  /** The form of a section that has one: an island, which only a page can place. */
  children?: ReactNode;
}

/** Shows a section with the component of its type. A type without a component is a type error. */
export function Section({ section, byline, children }: Props) {
  switch (section.type) {
    case 'hero-loom':
      return <HeroLoom {...section} />;
    case 'hero-article':
      return <HeroArticle {...section} byline={byline} />;
    case 'weave-table':
      return <WeaveTable {...section} />;
    case 'cta':
      return <CallToAction {...section}>{children}</CallToAction>;
    default:
      return section satisfies never;
  }
}
