import type { SectionContent } from '../../../kit/define-section.ts';
import type { schema } from './schema.ts';

type Content = NonNullable<SectionContent<typeof schema>['offices'][number]['map']>;

/** The alignment of a station's label, relative to the station. */
const WORDS = {
  left: { dx: -16, dy: 12, textAnchor: 'end' },
  right: { dx: 18, dy: -2, textAnchor: 'start' },
  below: { dx: 4, dy: 42, textAnchor: 'start' },
} as const satisfies Record<Content['stations'][number]['side'], object>;

/** The diamond of a repeat of the cloth, of 20 by 20 cells: an outline and a core, thread by thread. */
const DIAMOND = Array.from({ length: 20 }, (_, thread) => {
  // Some threads are dyed a cell short, which feathers the edge.
  const reach = 160 - 16 * Math.floor(Math.abs(thread - 9.5)) - (thread % 4 === 1 ? 16 : 0);
  const x = thread * 9 + 4.5;
  const core = Math.max(reach - 96, 0);
  return `M${x} ${160 - reach}v48M${x} ${160 + reach}v-48M${x} ${160 - core}V${160 + core}`;
}).join('');

/**
 * Renders a map drawn from lines, without tiles or a third-party server: the city is cloth, with a diamond centered on
 * the office, and its streets lie between the threads. It is always fully visible in any aspect ratio, because lines
 * continue beyond its edges. Its accessible name lists the places on it.
 */
export function CityMap({ anchor, ...map }: Content & { anchor: string }) {
  const [width, height] = map.size;
  const { at, name: office, side: officeSide } = map.office;
  const places = [map.office, ...map.areas, ...map.stations].map((place) => place.name);
  return (
    <svg
      className="city-map w-full"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={places.join(', ')}
    >
      <pattern
        id={`${anchor}-cloth`}
        x={at[0] - 90}
        y={at[1] - 160}
        width={180}
        height={320}
        patternUnits="userSpaceOnUse"
      >
        <path className="map-diamond" d={DIAMOND} />
        <path className="map-gaps" d="M0 160H180" />
        <path className="map-gaps" d="M90 0V320" />
      </pattern>
      {map.park !== undefined && <path className="map-park" d={map.park} />}
      {map.water !== undefined && <path className="map-water" d={map.water} />}
      {map.lake !== undefined && <path className="map-lake" d={map.lake} />}
      {map.river !== undefined && <path className="map-river" d={map.river} />}
      <path d="M-1500-1500H2600V2500H-1500z" fill={`url(#${anchor}-cloth)`} />
      <path className="map-road" d={map.road} />
      {map.rail !== undefined && <path className="map-rail" d={map.rail} />}
      {map.areas.map(({ at: [x, y], name }) => (
        <text key={name} className="map-area" x={x} y={y}>
          {name}
        </text>
      ))}
      {map.stations.map(({ at: [x, y], name, side }) => (
        <g key={name} className="map-station">
          <circle cx={x} cy={y} r="8" />
          <text x={x} y={y} {...WORDS[side]}>
            {name}
          </text>
        </g>
      ))}
      <g className="map-pin" transform={`translate(${at.join(' ')})`}>
        <circle r="24" />
        <circle r="10" />
        <text x={officeSide === 'left' ? -38 : 38} y="10" textAnchor={WORDS[officeSide].textAnchor}>
          {office}
        </text>
      </g>
    </svg>
  );
}
