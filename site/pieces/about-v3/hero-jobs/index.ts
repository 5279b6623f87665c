import { defineSection } from '../../../kit/define-section.ts';
import { HeroJobs } from './HeroJobs.tsx';
import { schema } from './schema.ts';

export const heroJobs = defineSection({
  schema,
  Component: HeroJobs,
  styles: ['ui/Teaser.css', 'collections/jobs/pay-bar.css'],
  opening: 'below-bar',
});
