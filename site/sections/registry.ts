import type { SectionType } from '../../contract/section.ts';
import { bentoMarkdown } from './bento/Bento.markdown.ts';
import { Bento } from './bento/Bento.tsx';
import { caseTeasersMarkdown } from './case-teasers/CaseTeasers.markdown.ts';
import { CaseTeasers } from './case-teasers/CaseTeasers.tsx';
import { codeSampleMarkdown } from './code-sample/CodeSample.markdown.ts';
import { CodeSample } from './code-sample/CodeSample.tsx';
import { comparisonTableMarkdown } from './comparison-table/ComparisonTable.markdown.ts';
import { ComparisonTable } from './comparison-table/ComparisonTable.tsx';
import { contactFormMarkdown } from './contact-form/ContactForm.markdown.ts';
import { ContactForm } from './contact-form/ContactForm.tsx';
import { courseCardsMarkdown } from './course-cards/CourseCards.markdown.ts';
import { CourseCards } from './course-cards/CourseCards.tsx';
import { callToActionMarkdown } from './cta/CallToAction.markdown.ts';
import { CallToAction } from './cta/CallToAction.tsx';
import { featureGridMarkdown } from './feature-grid/FeatureGrid.markdown.ts';
import { FeatureGrid } from './feature-grid/FeatureGrid.tsx';
import { featureSplitMarkdown } from './feature-split/FeatureSplit.markdown.ts';
import { FeatureSplit } from './feature-split/FeatureSplit.tsx';
import { figuresMarkdown } from './figures/Figures.markdown.ts';
import { Figures } from './figures/Figures.tsx';
import { heroCentredMarkdown } from './hero-centred/HeroCentred.markdown.ts';
import { HeroCentred } from './hero-centred/HeroCentred.tsx';
import { heroEventMarkdown } from './hero-event/HeroEvent.markdown.ts';
import { HeroEvent } from './hero-event/HeroEvent.tsx';
import { heroLoomMarkdown } from './hero-loom/HeroLoom.markdown.ts';
import { HeroLoom } from './hero-loom/HeroLoom.tsx';
import { heroLostMarkdown } from './hero-lost/HeroLost.markdown.ts';
import { HeroLost } from './hero-lost/HeroLost.tsx';
import { heroPlainMarkdown } from './hero-plain/HeroPlain.markdown.ts';
import { HeroPlain } from './hero-plain/HeroPlain.tsx';
import { heroSplitMarkdown } from './hero-split/HeroSplit.markdown.ts';
import { HeroSplit } from './hero-split/HeroSplit.tsx';
import { integrationsMarkdown } from './integrations/Integrations.markdown.ts';
import { Integrations } from './integrations/Integrations.tsx';
import { newsletterMarkdown } from './newsletter/Newsletter.markdown.ts';
import { Newsletter } from './newsletter/Newsletter.tsx';
import { peopleMarkdown } from './people/People.markdown.ts';
import { People } from './people/People.tsx';
import { phoneScreensMarkdown } from './phone-screens/PhoneScreens.markdown.ts';
import { PhoneScreens } from './phone-screens/PhoneScreens.tsx';
import { postTeasersMarkdown } from './post-teasers/PostTeasers.markdown.ts';
import { PostTeasers } from './post-teasers/PostTeasers.tsx';
import { pricingMarkdown } from './pricing/Pricing.markdown.ts';
import { Pricing } from './pricing/Pricing.tsx';
import { programmeMarkdown } from './programme/Programme.markdown.ts';
import { Programme } from './programme/Programme.tsx';
import { proseMarkdown } from './prose/Prose.markdown.ts';
import { Prose } from './prose/Prose.tsx';
import { questionsMarkdown } from './questions/Questions.markdown.ts';
import { Questions } from './questions/Questions.tsx';
import { quoteMarkdown } from './quote/Quote.markdown.ts';
import { Quote } from './quote/Quote.tsx';
import type { SectionKind } from './section-props.ts';
import { stepsMarkdown } from './steps/Steps.markdown.ts';
import { Steps } from './steps/Steps.tsx';
import { testimonialsMarkdown } from './testimonials/Testimonials.markdown.ts';
import { Testimonials } from './testimonials/Testimonials.tsx';
import { timelineMarkdown } from './timeline/Timeline.markdown.ts';
import { Timeline } from './timeline/Timeline.tsx';
import { videoMarkdown } from './video/Video.markdown.ts';
import { Video } from './video/Video.tsx';
import { viewpointMarkdown } from './viewpoint/Viewpoint.markdown.ts';
import { Viewpoint } from './viewpoint/Viewpoint.tsx';
import { weaveTableMarkdown } from './weave-table/WeaveTable.markdown.ts';
import { WeaveTable } from './weave-table/WeaveTable.tsx';

/**
 * How each section is shown and written as Markdown. A type of `contract/section.ts` without its line here,
 * or with another section's component, is a type error.
 */
export const SECTIONS: { readonly [Type in SectionType]: SectionKind<Type> } = {
  'hero-loom': { Component: HeroLoom, toMarkdown: heroLoomMarkdown, isUnderBar: true },
  viewpoint: { Component: Viewpoint, toMarkdown: viewpointMarkdown },
  'hero-split': { Component: HeroSplit, toMarkdown: heroSplitMarkdown, isUnderBar: true },
  'hero-centred': { Component: HeroCentred, toMarkdown: heroCentredMarkdown },
  'hero-event': { Component: HeroEvent, toMarkdown: heroEventMarkdown, isUnderBar: true },
  'hero-plain': { Component: HeroPlain, toMarkdown: heroPlainMarkdown },
  'hero-lost': { Component: HeroLost, toMarkdown: heroLostMarkdown, isUnderBar: true },
  'feature-grid': { Component: FeatureGrid, toMarkdown: featureGridMarkdown },
  'feature-split': { Component: FeatureSplit, toMarkdown: featureSplitMarkdown },
  bento: { Component: Bento, toMarkdown: bentoMarkdown },
  steps: { Component: Steps, toMarkdown: stepsMarkdown },
  timeline: { Component: Timeline, toMarkdown: timelineMarkdown },
  figures: { Component: Figures, toMarkdown: figuresMarkdown },
  prose: { Component: Prose, toMarkdown: proseMarkdown },
  'weave-table': { Component: WeaveTable, toMarkdown: weaveTableMarkdown },
  'comparison-table': { Component: ComparisonTable, toMarkdown: comparisonTableMarkdown },
  integrations: { Component: Integrations, toMarkdown: integrationsMarkdown },
  quote: { Component: Quote, toMarkdown: quoteMarkdown },
  testimonials: { Component: Testimonials, toMarkdown: testimonialsMarkdown },
  'course-cards': { Component: CourseCards, toMarkdown: courseCardsMarkdown },
  pricing: { Component: Pricing, toMarkdown: pricingMarkdown },
  questions: { Component: Questions, toMarkdown: questionsMarkdown },
  programme: { Component: Programme, toMarkdown: programmeMarkdown },
  people: { Component: People, toMarkdown: peopleMarkdown },
  'code-sample': { Component: CodeSample, toMarkdown: codeSampleMarkdown },
  'phone-screens': { Component: PhoneScreens, toMarkdown: phoneScreensMarkdown },
  video: { Component: Video, toMarkdown: videoMarkdown },
  'post-teasers': { Component: PostTeasers, toMarkdown: postTeasersMarkdown },
  'case-teasers': { Component: CaseTeasers, toMarkdown: caseTeasersMarkdown },
  newsletter: { Component: Newsletter, toMarkdown: newsletterMarkdown },
  'contact-form': { Component: ContactForm, toMarkdown: contactFormMarkdown },
  cta: { Component: CallToAction, toMarkdown: callToActionMarkdown },
};

/** Whether the bar lies over a section, which then leaves room for it; other pages give the bar a place of its own. */
export const isUnderBar = (section: { type: SectionType } | undefined): boolean =>
  section !== undefined && SECTIONS[section.type].isUnderBar === true;
