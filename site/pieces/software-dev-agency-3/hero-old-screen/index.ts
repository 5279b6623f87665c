import { defineSection } from '../../../kit/define-section.ts';
import { HeroOldScreen } from './HeroOldScreen.tsx';
import { toMarkdown } from './markdown.ts';
import { schema } from './schema.ts';

export const heroOldScreen = defineSection({
  schema,
  Component: HeroOldScreen,
  toMarkdown,
  opening: 'below-bar',
});
