import { Actions } from '../../ui/Actions.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { lettersIn } from '../../ui/letters.ts';
import { Loom } from '../../ui/loom/Loom.tsx';
import { CreditedPhoto } from '../../ui/photo/Photo.tsx';
import { Text } from '../../ui/Text.tsx';
import { Vignette } from '../../vignettes/Vignette.tsx';
import { defineSection, type SectionContent, type SectionProps } from '../define-section.ts';
import { Lead } from '../SectionWords.tsx';
import { schema } from './schema.ts';

type Figure = NonNullable<SectionContent<typeof schema>['figure']>;
type FactsFigure = Extract<Figure, { type: 'facts' }>;

/** The longest heading, in letters, that gets the largest type here. */
const SHORT = 44;

/** Returns the class that sets the size of the heading. */
function sizeOf(heading: string, kind: string): string {
  const hasRoom = kind !== 'none' && kind !== 'picture';
  return hasRoom && lettersIn(heading) <= SHORT ? 'text-huge' : 'text-display';
}

/** Renders the opening of a page: large words and a figure. Without a figure it is small. */
function Hero({ heading, lead, actions, figure }: SectionProps<typeof schema>) {
  // A photo is laid out like a product picture.
  const kind = figure?.type === 'photo' ? 'picture' : (figure?.type ?? 'none');
  return (
    <section
      className={kind === 'facts' ? 'hero deep' : 'hero'}
      data-section="hero"
      data-figure={kind}
    >
      <div className={kind === 'picture' ? 'hero-head' : 'hero-head wrap'}>
        <Text.h1 className={sizeOf(heading, kind)}>{heading}</Text.h1>
        {(lead !== undefined || actions.length > 0) && (
          <div className="hero-more">
            <Lead>{lead}</Lead>
            {actions.length > 0 && <Actions actions={actions} />}
          </div>
        )}
        {figure?.type === 'facts' && <HeroFacts {...figure} />}
      </div>
      {figure?.type === 'selvedge' && (
        <div className="hero-selvedge relative overflow-clip">
          <Loom weave={figure.weave} isFirst />
        </div>
      )}
      {figure?.type === 'picture' && (
        <div className="hero-ground">
          <Vignette {...figure.vignette} />
        </div>
      )}
      {figure?.type === 'photo' && (
        <div className="hero-photo relative">
          <CreditedPhoto photo={figure.photo} sizes="(width < 64rem) 100vw, 50vw" isFirst />
        </div>
      )}
    </section>
  );
}

/** The facts that decision-makers read first. */
function HeroFacts({ facts, note }: FactsFigure) {
  return (
    <div className="hero-facts">
      <Facts facts={facts} />
      {note !== undefined && <Text.p className="hero-facts-note text-label">{note}</Text.p>}
    </div>
  );
}

export const hero = defineSection({ schema, Component: Hero, opening: 'below-bar' });
