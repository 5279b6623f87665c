import { weekday } from '../../../../contract/format.ts';
import type { Lang } from '../../../../contract/lang.ts';
import { content } from '../../../content.ts';
import { ClosedDays, closedDays } from '../../../kit/ClosedDays.tsx';
import { ContactLink } from '../../../kit/ContactLink.tsx';
import type { SectionProps } from '../../../kit/define-section.ts';
import { Lead } from '../../../kit/SectionWords.tsx';
import { Term } from '../../../ui/Term.tsx';
import { Text } from '../../../ui/Text.tsx';
import { CityMap } from './CityMap.tsx';
import type { schema } from './schema.ts';

type Section = SectionProps<typeof schema>;
type OfficeContent = Section['offices'][number];

/** Any week that begins on a Monday. */
const WEEK = [23, 24, 25, 26, 27, 28, 29].map((day) => `2026-11-${day}`);

/** Renders the opening hours of a week as a graphic. It is decorative: the hours are below it as text. */
function Week({ hours, lang }: Pick<OfficeContent, 'hours'> & { lang: Lang }) {
  return (
    <ol className="map-week text-label grid gap-2xs" aria-hidden="true">
      {WEEK.map((date, index) => {
        const found = hours.find(({ weekdays }) => weekdays.includes(index + 1));
        return (
          <li key={date} className="map-day grid gap-2xs" data-is={found?.is ?? 'closed'}>
            {weekday(lang, date)}
          </li>
        );
      })}
    </ol>
  );
}

/** Renders an office: its address, opening hours and directions, and its map beside them, if it has one. */
function Office({
  anchor,
  name,
  address,
  map,
  hours,
  ways,
  directions,
  sample,
  holidays,
  context,
}: OfficeContent & Pick<Section, 'directions' | 'sample' | 'context'> & { holidays: boolean }) {
  const { lang, words } = context;
  const where = address ?? content.brand.address[lang];
  return (
    <section id={anchor} className="map-stage grid items-center" aria-labelledby={`${anchor}-name`}>
      {map && <CityMap anchor={anchor} {...map} />}
      <div className={map ? 'map-office map-words' : 'map-office wrap'}>
        <div className="grid gap-md content-start">
          <Text.h2 className="text-title" id={`${anchor}-name`}>
            {name}
          </Text.h2>
          <Text.address>{where}</Text.address>
          <p>
            {sample ? (
              <Text.span className="text-note">{words.heroMap.example}</Text.span>
            ) : (
              <a
                className="section-link text-link"
                href={`https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(where)}`}
                rel="noopener"
              >
                <Text>{directions}</Text>
                <span className="sr-only">: {name}</span>
              </a>
            )}
          </p>
          <dl>
            {ways.map((each) => (
              <Term key={each.term} {...each} />
            ))}
          </dl>
        </div>
        <div className="grid gap-md content-start">
          <Week hours={hours} lang={lang} />
          <dl>
            {hours.map(({ days, time, is }) => (
              <div key={days}>
                <Text.dt className="map-day flex gap-sm items-baseline" data-is={is}>
                  {days}
                </Text.dt>
                <Text.dd className="font-semibold">{time}</Text.dd>
              </div>
            ))}
            {holidays && (
              <div>
                <Text.dt className="map-day flex gap-sm items-baseline" data-is="closed">
                  {words.closedDays}
                </Text.dt>
                <dd>
                  <ClosedDays lang={lang} />
                </dd>
              </div>
            )}
          </dl>
        </div>
      </div>
    </section>
  );
}

/**
 * Renders a place to visit: the ways to make contact beside a map, and all offices; the days on which they are closed
 * are among the hours of the first.
 */
export function HeroMap(section: Section) {
  const { heading, lead, offices, directions, reach, sample, context } = section;
  const { contacts, lang } = context;
  const first = offices[0]?.map;
  return (
    <section data-section="hero">
      <div className="map-stage grid items-center">
        <div className="map-words">
          <Text.h1>{heading}</Text.h1>
          <Lead>{lead}</Lead>
          <ul className="map-reach">
            {/* The ways available on a phone come first. */}
            {contacts.toReversed().map((contact) => (
              <li key={contact.kind}>
                <ContactLink {...contact} />
                <Text.p className="text-muted">{reach[contact.kind]}</Text.p>
              </li>
            ))}
          </ul>
        </div>
        {first && <CityMap anchor="first" {...first} />}
      </div>
      {offices.map((office, index) => (
        <Office
          key={office.anchor}
          {...office}
          map={index === 0 ? undefined : office.map}
          directions={directions}
          holidays={index === 0 && closedDays(lang).length > 0}
          sample={sample}
          context={context}
        />
      ))}
    </section>
  );
}
