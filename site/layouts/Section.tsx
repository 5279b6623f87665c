import type { Attributes, ReactNode } from 'react';
import type { SectionContext } from '../kit/define-section.ts';
import { type ContentOf, SECTIONS, type SectionType } from '../sections.ts';

type Props<Type extends SectionType> = ContentOf<Type> & {
  type: Type;
  context: SectionContext;
  children?: ReactNode;
} & Attributes;

export function Section<Type extends SectionType>(section: Props<Type>) {
  const type: Type = section.type;
  const { Component } = SECTIONS[type];
  return <Component {...section} />;
}
