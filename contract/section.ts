import { z } from 'zod';
import { bento } from './sections/bento.ts';
import { caseTeasers } from './sections/case-teasers.ts';
import { codeSample } from './sections/code-sample.ts';
import { comparisonTable } from './sections/comparison-table.ts';
import { contactForm } from './sections/contact-form.ts';
import { courseCards } from './sections/course-cards.ts';
import { callToAction } from './sections/cta.ts';
import { featureGrid } from './sections/feature-grid.ts';
import { featureSplit } from './sections/feature-split.ts';
import { figures } from './sections/figures.ts';
import { heroCentred } from './sections/hero-centred.ts';
import { heroEvent } from './sections/hero-event.ts';
import { heroLoom } from './sections/hero-loom.ts';
import { heroLost } from './sections/hero-lost.ts';
import { heroPlain } from './sections/hero-plain.ts';
import { heroSplit } from './sections/hero-split.ts';
import { integrations } from './sections/integrations.ts';
import { newsletter } from './sections/newsletter.ts';
import { people } from './sections/people.ts';
import { phoneScreens } from './sections/phone-screens.ts';
import { postTeasers } from './sections/post-teasers.ts';
import { pricing } from './sections/pricing.ts';
import { programme } from './sections/programme.ts';
import { prose } from './sections/prose.ts';
import { questions } from './sections/questions.ts';
import { quote } from './sections/quote.ts';
import { steps } from './sections/steps.ts';
import { testimonials } from './sections/testimonials.ts';
import { timeline } from './sections/timeline.ts';
import { video } from './sections/video.ts';
import { viewpoint } from './sections/viewpoint.ts';
import { weaveTable } from './sections/weave-table.ts';

/** Every section that a page can be made of. A new one is a line here, and one in `site/sections/registry.ts`. */
export const section = z.discriminatedUnion('type', [
  heroLoom,
  viewpoint,
  heroSplit,
  heroCentred,
  heroEvent,
  heroPlain,
  heroLost,
  featureGrid,
  featureSplit,
  bento,
  steps,
  timeline,
  figures,
  prose,
  weaveTable,
  comparisonTable,
  integrations,
  quote,
  testimonials,
  courseCards,
  pricing,
  questions,
  programme,
  people,
  codeSample,
  phoneScreens,
  video,
  postTeasers,
  caseTeasers,
  newsletter,
  contactForm,
  callToAction,
]);

export type Section = z.infer<typeof section>;
export type SectionType = Section['type'];
/** A section by its type, in both languages. */
export type SectionOf<Type extends SectionType> = Extract<Section, { type: Type }>;

/** The sections that open a page: the first one is of these, and no other is. */
export const OPENINGS = [
  'hero-loom',
  'hero-split',
  'hero-centred',
  'hero-event',
  'hero-plain',
  'hero-lost',
] as const satisfies readonly SectionType[];

export const isOpening = ({ type }: { type: SectionType }): boolean =>
  (OPENINGS as readonly SectionType[]).includes(type);
