import { defineSection } from '../define-section.ts';
import { toMarkdown } from './markdown.ts';
import { PhoneScreens } from './PhoneScreens.tsx';
import { schema } from './schema.ts';

export const phoneScreens = defineSection({
  schema,
  Component: PhoneScreens,
  toMarkdown,
});
