import { defineSection } from '../define-section.ts';
import { Hero } from './Hero.tsx';
import { schema } from './schema.ts';

export const hero = defineSection({ schema, Component: Hero, opening: 'below-bar' });
