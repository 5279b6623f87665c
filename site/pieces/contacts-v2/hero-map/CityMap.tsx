import type { SectionContent } from '../../../kit/define-section.ts';
import type { schema } from './schema.ts';

type Content = NonNullable<SectionContent<typeof schema>['offices'][number]['map']>;

/** The alignment of a station's label, relative to the station. */
const WORDS = {
  left: { dx: -16, dy: 12, textAnchor: 'end' },
  right: { dx: 18, dy: -2, textAnchor: 'start' },
  below: { dx: 4, dy: 42, textAnchor: 'start' },
} as const satisfies Record<Content['stations'][number]['side'], object>;

/**
 * Renders a map drawn from lines, without tiles or a third-party server. It is always fully visible in any aspect
 * ratio, because lines continue beyond its edges. It is decorative: its content is below as text.
 */
export function CityMap(map: Content) {
  const [width, height] = map.size;
  const { at, name: office, side: officeSide } = map.office;
  return (
    <svg className="city-map" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {map.park !== undefined && <path className="map-park" d={map.park} />}
      {map.water !== undefined && <path className="map-water" d={map.water} />}
      {map.lake !== undefined && <path className="map-lake" d={map.lake} />}
      {map.river !== undefined && <path className="map-river" d={map.river} />}
      <path className="map-kerb" d={map.road} />
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
