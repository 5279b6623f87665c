import { clockTime } from '../../../contract/format.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Text } from '../../ui/Text.tsx';
import { defineSection, type SectionProps } from '../define-section.ts';
import { Device } from '../phone/Device.tsx';
import { ScreenBlocks } from '../phone/ScreenBlock.tsx';
import { SectionHead } from '../SectionHead.tsx';
import { Onward } from './Onward.tsx';
import { schema } from './schema.ts';

type Section = SectionProps<typeof schema>;
type Step = Section['steps'][number];

/** Renders the choice of a step as radio buttons with times, on one line if there is room. */
function Steps({ anchor, heading, steps, first, context }: Section) {
  return (
    <fieldset className="walk-steps" data-steps={steps.length}>
      <Text.legend className="sr-only">{heading}</Text.legend>
      {steps.map(({ name, light, screens }, index) => {
        const id = `${anchor}-${index + 1}`;
        return (
          <label key={name} className="bare-radio walk-step">
            <input
              type="radio"
              id={id}
              name={`${anchor}-step`}
              value={index + 1}
              data-light={light}
              defaultChecked={index + 1 === first}
              aria-labelledby={`${id}-name`}
            />
            <span id={`${id}-name`}>
              <b>{clockTime(context.lang, screens[0]?.time ?? '')}</b> <Text.span>{name}</Text.span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** Renders the phone of a step, or both. */
function Phones({ screens, context }: Pick<Step, 'screens'> & Pick<Section, 'context'>) {
  return (
    <div className="walk-phones grid gap-xl" data-phones={screens.length}>
      {screens.map(({ whose, bars, time, blocks, ...screen }) => (
        <div key={whose ?? ''}>
          {whose !== undefined && (
            <Text.p className="walk-whose text-sm font-medium">{whose}</Text.p>
          )}
          <Device
            {...screen}
            bars={bars}
            time={clockTime(context.lang, time)}
            noSignal={context.words.screenWalk.noSignal}
          >
            <ScreenBlocks blocks={blocks} />
          </Device>
        </div>
      ))}
    </div>
  );
}

/**
 * Renders an app step by step: radio buttons choose the step, one or two phones show it, and the words next to them
 * describe it. The background has the light of the step's time of day. A single step is a still picture.
 */
function ScreenWalk(section: Section) {
  const { type, anchor, heading, lead, example, steps, context } = section;
  const isStill = steps.length === 1;
  return (
    <section id={anchor} className={`screen-walk ${isStill ? 'deep' : 'walk'}`} data-section={type}>
      <div className="wrap">
        <SectionHead heading={heading} lead={lead} align="apart" />
        {!isStill && <Steps {...section} />}
        <div className="walk-seen grid">
          {steps.map(({ name, screens, title, says, facts }, index) => (
            <div key={name} className="walk-shown content-start columns" data-of={index + 1}>
              <Phones screens={screens} context={context} />
              <div className="walk-told grid content-start gap-lg">
                <Text.h3>{title}</Text.h3>
                <Text.p>{says}</Text.p>
                <Facts facts={facts} />
                <Onward
                  name={anchor}
                  number={index + 1}
                  steps={steps.map((step) => step.name)}
                  context={context}
                />
              </div>
            </div>
          ))}
        </div>
        <Text.p className="walk-example text-label">{example}</Text.p>
      </div>
    </section>
  );
}

export const screenWalk = defineSection({
  schema,
  Component: ScreenWalk,
});
