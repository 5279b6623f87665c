import { Fragment } from 'react';
import { price } from '../../../../contract/format.ts';
import type { SectionProps } from '../../../kit/define-section.ts';
import { Lead } from '../../../kit/SectionWords.tsx';
import { Actions } from '../../../ui/Actions.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { schema } from './schema.ts';

type Props = SectionProps<typeof schema>;

/** Renders the opening of a page: its words, and below them two figures that disagree, with the reason. */
export function HeroReports({ heading, lead, actions, reports, context }: Props) {
  return (
    <section data-section="hero">
      <div className="hero-reports-words wrap">
        <Text.h1>{heading}</Text.h1>
        <Lead>{lead}</Lead>
        <Actions actions={actions} />
      </div>
      <div className="hero-reports-case ebony">
        <Reports {...reports} context={context} />
      </div>
    </section>
  );
}

type ReportsProps = Props['reports'] & Pick<Props, 'context'>;

/** The height of both cloths in px. */
const HEIGHT = 400;
/** The distance in px between two bands of a cloth. */
const PITCH = 110;
/** What a band’s step by one px from cloth to cloth stands for, in baht. */
const BAHT_PER_PX = 1200;
/** The threads of a band, by their distance from its middle in px. */
const STRANDS = [-12, -8, -4, 0, 4, 8, 12];

/**
 * Renders two figures that disagree, each as a cloth. Each cause is a band that would run straight through both if
 * they matched; its step is to scale.
 */
function Reports({ of, figures, causes, looked, context }: ReportsProps) {
  const amount = (value: number) => price(context.lang, value, 'THB');
  const difference = causes.reduce((sum, cause) => sum + cause.amount, 0);
  const [one, other] = figures.map(({ label, amount: figure, says, isRight }) => (
    <div key={label} className="hero-reports-figure" data-right={isRight || undefined}>
      <Text.dt>{label}</Text.dt>
      <dd>
        <Text.span>{says}</Text.span>
        <b>{amount(figure)}</b>
      </dd>
    </div>
  ));
  const isLess = (figures[0]?.amount ?? 0) > (figures[1]?.amount ?? 0);
  const signed = (value: number) => (isLess ? '−' : '+') + amount(value);
  const bands = causes.map((cause, index) => {
    const right = HEIGHT - 40 - (causes.length - 1 - index) * PITCH;
    const step = cause.amount / BAHT_PER_PX;
    return { ...cause, right, left: isLess ? right - step : right + step };
  });
  return (
    <>
      <Text.h2 className="text-lg">{of}</Text.h2>
      <div className="hero-reports-cloths">
        <svg viewBox={`0 0 300 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {bands.map(({ label, left, right }) => (
            <Fragment key={label}>
              {STRANDS.map((at, strand) => (
                <path
                  key={at}
                  className="hero-reports-woven"
                  strokeDashoffset={strand * 4}
                  d={`M100 ${left + at}H-100M200 ${right + at}H400`}
                />
              ))}
              <path
                d={STRANDS.map(
                  (at) => `M100 ${left + at}C150 ${left + at} 150 ${right + at} 200 ${right + at}`,
                ).join('')}
              />
            </Fragment>
          ))}
        </svg>
      </div>
      <dl>
        {one}
        <div className="hero-reports-difference">
          <Text.dt>{context.words.difference.result}</Text.dt>
          <dd className="text-3xl">{signed(difference)}</dd>
        </div>
        {bands.map(({ label, amount: value, left, right }) => (
          <div
            key={label}
            className="hero-reports-cause"
            style={{ '--line': `${HEIGHT - Math.min(left, right) + 20}px` }}
          >
            <Text.dt>{label}</Text.dt>
            <dd>{signed(value)}</dd>
          </div>
        ))}
        {other}
      </dl>
      <Text.p className="text-note">{looked}</Text.p>
    </>
  );
}
