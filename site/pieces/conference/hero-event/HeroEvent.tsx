import { longDate } from '../../../../contract/format.ts';
import type { SectionProps } from '../../../kit/define-section.ts';
import { Lead } from '../../../kit/SectionWords.tsx';
import { Actions } from '../../../ui/Actions.tsx';
import { Loom } from '../../../ui/loom/Loom.tsx';
import { Term } from '../../../ui/Term.tsx';
import { Text } from '../../../ui/Text.tsx';
import { eventDate, eventHours, isOneDay } from './event-date.ts';
import type { schema } from './schema.ts';
import { WovenName } from './WovenName.tsx';

/** Renders the opening of an event's page: its name, its date as large as the page is wide, the facts, and a hem. */
export function HeroEvent(section: SectionProps<typeof schema>) {
  const { name, heading, lead, start, end, place, city, actions, facts, weave, context } = section;
  const { lang, words } = context;
  const { days, lines } = eventDate(lang, start, end);
  const dateTime = (moment: string) => moment.slice(0, 10);
  return (
    <section className="ebony overflow-clip" data-section="hero">
      <div className="hero-event-words wrap grid gap-2xl">
        <div className="hero-event-title grid gap-lg">
          <WovenName name={name} weave={weave} />
          <h1 className="text-title">
            <span className="sr-only">{name}: </span>
            <Text>{heading}</Text>
          </h1>
        </div>
        <p className="sr-only">
          <time dateTime={dateTime(start)}>{longDate(lang, start)}</time>
          {!isOneDay(start, end) && (
            <>
              {' – '}
              <time dateTime={dateTime(end)}>{longDate(lang, end)}</time>
            </>
          )}
        </p>
        <p className="hero-event-date flex flex-wrap font-semibold text-giant" aria-hidden="true">
          <span>{days}</span> <span>{lines[0]}</span> <span>{lines[1]}</span>
        </p>
        <div className="hero-more hero-event-more">
          <Lead>{lead}</Lead>
          <Actions actions={actions} />
        </div>
      </div>
      <dl className="hero-event-facts wrap grid gap-xl">
        <Term term={words.heroEvent.when} detail={eventHours(lang, start, end)} />
        <div>
          <Text.dt className="text-muted">{words.heroEvent.where}</Text.dt>
          <dd>
            <Text>{place}</Text>
            <Text.span>{city}</Text.span>
          </dd>
        </div>
        {facts.map(({ term, detail }) => (
          <Term key={term} term={term} detail={detail} />
        ))}
      </dl>
      <div className="hero-event-hem relative">
        <Loom weave={weave} isFirst />
      </div>
    </section>
  );
}
