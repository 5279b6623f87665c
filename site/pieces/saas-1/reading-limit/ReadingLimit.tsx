import type { SectionProps } from '../../../kit/define-section.ts';
import { SectionWords } from '../../../kit/SectionWords.tsx';
import { StateMark } from '../../../stages/StateMark.tsx';
import { scanAddress, scanSize } from '../../../ui/scan/scan.ts';
import { Text } from '../../../ui/Text.tsx';
import { scansOf } from './scans-in.ts';
import type { schema } from './schema.ts';

type Content = SectionProps<typeof schema>;

/** The maximum size of an em of the print, in px: larger than the available space, so that both scans shrink alike. */
const EM = 200;

/** Renders the resolutions side by side, the finest first: radio buttons, so that they work without a script. */
function Scale({ anchor, legend, steps, first }: Content) {
  return (
    <fieldset className="limit-scale">
      <Text.legend className="text-note">{legend}</Text.legend>
      <div>
        {steps.map(({ dpi, from }, index) => (
          <label key={dpi} className="bare-radio">
            <input
              type="radio"
              name={`${anchor}-dpi`}
              value={index + 1}
              defaultChecked={index + 1 === first}
            />
            <b className="text-xl font-medium">{dpi}</b>
            <Text.span>{from}</Text.span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Renders the printed line, with its dots as large as the page allows. The text below says what can be read of it. */
function Strip({ printed, steps }: Pick<Content, 'printed' | 'steps'>) {
  return (
    <div className="limit-strip" aria-hidden="true">
      <div>
        {steps.map(({ dpi }, index) => (
          <p key={dpi} data-of={index + 1}>
            {scansOf({ printed }, dpi).map((scan) => {
              const { em, width, height } = scanSize(scan);
              return (
                <img
                  key={scan.words}
                  src={scanAddress(scan)}
                  width={(width / em) * EM}
                  height={(height / em) * EM}
                  alt=""
                  loading="lazy"
                  decoding="async"
                />
              );
            })}
          </p>
        ))}
      </div>
    </div>
  );
}

function Reading({
  dpi,
  read,
  confidence,
  state,
  title,
  body,
  words,
  number,
}: Content['steps'][number] & Pick<Content, 'words'> & { number: number }) {
  return (
    <div className="limit-reading" data-of={number} data-state={state}>
      <p className="sr-only">{dpi} dpi</p>
      <dl>
        <div>
          <Text.dt className="text-note">{words.read}</Text.dt>
          <Text.dd>{read ?? words.nothing}</Text.dd>
        </div>
        <div>
          <Text.dt className="text-note">{words.confidence}</Text.dt>
          <dd>{confidence}%</dd>
        </div>
      </dl>
      <div>
        <p className="limit-happens text-2xl font-semibold">
          <StateMark state={state} />
          <Text>{title}</Text>
        </p>
        <Text.p>{body}</Text.p>
      </div>
    </div>
  );
}

/**
 * Renders a printed line from edge to edge, coarser with each step until it is unreadable.
 */
export function ReadingLimit(section: Content) {
  const { type, anchor, heading, lead, printed, steps, words } = section;
  return (
    <section id={anchor} className="limit section deep on-dye" data-section={type}>
      <div className="limit-head wrap">
        <div>
          <SectionWords heading={heading} lead={lead} />
        </div>
        <Scale {...section} />
      </div>
      <Strip printed={printed} steps={steps} />
      <div className="limit-below wrap">
        {steps.map((step, index) => (
          <Reading key={step.dpi} {...step} words={words} number={index + 1} />
        ))}
      </div>
    </section>
  );
}
