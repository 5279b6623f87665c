import type { Attributes } from 'react';
import { type ContentOf, VIGNETTES, type VignetteType } from './registry.ts';

/** Renders a picture of a product at work, made of text and lines; its figures are illustrations. */
export function Vignette<Type extends VignetteType>(
  vignette: ContentOf<Type> & { type: Type } & Attributes,
) {
  const type: Type = vignette.type;
  const { Component } = VIGNETTES[type];
  return <Component {...vignette} />;
}
