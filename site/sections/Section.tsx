import type { ReactNode } from 'react';
import type { SectionType } from '../../contract/section.ts';
import { SECTIONS } from './registry.ts';
import type { SectionContent, SectionContext } from './section-props.ts';

interface Props<Type extends SectionType> {
  section: SectionContent<Type> & { type: Type };
  context: SectionContext;
  children?: ReactNode;
}

/** Shows a section with the component of its type. */
export function Section<Type extends SectionType>({ section, context, children }: Props<Type>) {
  const type: Type = section.type;
  return SECTIONS[type].Component({ ...section, context, children });
}
