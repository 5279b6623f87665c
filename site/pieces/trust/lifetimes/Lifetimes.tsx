import type { SectionProps } from '../../../kit/define-section.ts';
import { SectionWords } from '../../../kit/SectionWords.tsx';
import { Choice } from '../../../ui/Choice.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { schema } from './schema.ts';

type Props = SectionProps<typeof schema>;
type Stay = Props['places'][number]['stays'][number];

/** Returns the position of a day on the scale. */
const placeOf = (day: number, last: number) => `${Math.round((day / last) * 1000) / 10}%`;

/** Renders the days, from top to bottom behind everything, and in each lifetime the day of the person's request. */
function Scale({ marks, lives, last }: Pick<Props, 'marks' | 'lives'> & { last: number }) {
  return (
    <svg className="lifetimes-scale" aria-hidden="true" width="100%" height="100%">
      {marks.map(({ day, label }) => {
        const x = placeOf(day, last);
        // A mark near the end has its words before it.
        const isLate = day > last * 0.8;
        return (
          <g key={label}>
            <line x1={x} x2={x} y2="100%" />
            <text x={x} y="14" dx={isLate ? -8 : 8} textAnchor={isLate ? 'end' : undefined}>
              {label}
            </text>
          </g>
        );
      })}
      {lives.map(({ name, asked }, index) => {
        if (asked === undefined) return null;
        const x = placeOf(asked, last);
        return <line key={name} data-life={index + 1} x1={x} x2={x} y1="24" y2="100%" />;
      })}
    </svg>
  );
}

/** Renders the time that data is kept in one place as a bar, with a paler one for its remaining traces. */
function Bar({ until, trace, last }: Stay & { last: number }) {
  const end = placeOf(until, last);
  return (
    <svg aria-hidden="true" width="100%" height="28">
      {until === 0 ? (
        <circle cx="6" cy="14" r="5" />
      ) : (
        <>
          {trace !== undefined && (
            <rect className="lifetimes-trace" y="1" width={placeOf(trace, last)} height="26" />
          )}
          <rect width={end} height="28" />
        </>
      )}
    </svg>
  );
}

/** Renders where data is kept, until when, and who can see it there, to scale; radio buttons choose the lifetime. */
export function Lifetimes(section: Props) {
  const { type, anchor, heading, lead, choose, lives, marks, places } = section;
  const days = places.flatMap(({ stays }) => stays.map(({ until, trace }) => trace ?? until));
  const last = Math.max(...days);
  return (
    <section id={anchor} className="lifetimes section wrap" data-section={type}>
      <div className="lifetimes-head grid">
        <SectionWords heading={heading} lead={lead} />
        <Choice
          name={`${anchor}-life`}
          legend={choose}
          hasLegend
          options={lives.map(({ name }, index) => ({ value: String(index + 1), label: name }))}
          chosen="1"
        />
      </div>
      <div className="lifetimes-picture relative">
        <Scale marks={marks} lives={lives} last={last} />
        <ol>
          {places.map(({ name, who, stays }) => (
            <li className="relative border-t" key={name}>
              <Text.h3>{name}</Text.h3>
              <Text.p className="text-note">{who}</Text.p>
              {stays.map((stay, index) => (
                <div
                  key={lives[index]?.name}
                  className="lifetimes-stay"
                  data-life={index + 1}
                  data-never={stay.until === 0 || undefined}
                >
                  <Bar {...stay} last={last} />
                  <p className="text-sm font-medium">
                    <Text.span className="sr-only">{`${lives[index]?.name}: `}</Text.span>
                    <Text>{stay.words}</Text>
                  </p>
                </div>
              ))}
            </li>
          ))}
        </ol>
      </div>
      <div className="lifetimes-end" aria-live="polite">
        {lives.map(({ name, ends, outcome }, index) => (
          <p className="flex flex-wrap text-xl" key={name} data-life={index + 1}>
            <Text.span className="sr-only">{`${name}: `}</Text.span>
            <Text.b className="text-giant nowrap text-accent">{ends}</Text.b>{' '}
            <Text.span>{outcome}</Text.span>
          </p>
        ))}
      </div>
    </section>
  );
}
