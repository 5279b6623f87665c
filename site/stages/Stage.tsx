import type { Attributes } from 'react';
import { type ContentOf, STAGES, type StageType } from './registry.ts';

/** Renders a stage with the component of its type. */
export function Stage<Type extends StageType>(
  stage: ContentOf<Type> & { type: Type; id: string } & Attributes,
) {
  const type: Type = stage.type;
  const { Component } = STAGES[type];
  return <Component {...stage} />;
}
