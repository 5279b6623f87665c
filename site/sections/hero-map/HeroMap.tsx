import { content } from '../../content.ts';
import { Term } from '../../ui/Term.tsx';
import { Text } from '../../ui/Text.tsx';
import type { SectionProps } from '../define-section.ts';
import { Lead } from '../SectionWords.tsx';
import { CityMap } from './CityMap.tsx';
import type { schema } from './schema.ts';

type Section = SectionProps<typeof schema>;

/** An office: where, when it is open, and how one gets there. */
function Office({
  anchor,
  name,
  address,
  hours,
  ways,
  registered,
}: Section['offices'][number] & { registered: string }) {
  return (
    <section id={anchor} className="map-office" aria-labelledby={`${anchor}-name`}>
      <h2 id={`${anchor}-name`}>
        <Text>{name}</Text>
      </h2>
      <address>
        <Text>{address ?? registered}</Text>
      </address>
      <dl className="map-hours">
        {hours.map(({ days, time }) => (
          <Term key={days} term={days} detail={time} />
        ))}
      </dl>
      <dl>
        {ways.map((way) => (
          <Term key={way.term} {...way} />
        ))}
      </dl>
    </section>
  );
}

/** A place one can go to: the map from edge to edge, the offices, and in large type the ways to talk before going. */
export function HeroMap({ heading, lead, map, offices, reach, context }: Section) {
  const { lang, contacts } = context;
  const pins = offices.flatMap(({ name, at }) => (at === undefined ? [] : [{ name, at }]));
  return (
    <section data-section="hero">
      <div className="map-stage">
        <CityMap map={map} pins={pins} />
        <div className="map-words">
          <h1>
            <Text>{heading}</Text>
          </h1>
          <Lead>{lead}</Lead>
        </div>
      </div>
      <ul className="map-reach wrap">
        {contacts.map(({ kind, label, url }) => (
          <li key={kind}>
            <a href={url} {...(kind === 'line' ? { rel: 'noopener' } : {})}>
              {kind === 'line' ? `LINE ${label}` : label}
            </a>
            <p>
              <Text>{reach[kind]}</Text>
            </p>
          </li>
        ))}
      </ul>
      <div className="map-offices wrap">
        {offices.map((office) => (
          <Office key={office.anchor} {...office} registered={content.brand.address[lang]} />
        ))}
      </div>
    </section>
  );
}
