import type { SectionContent } from '../../../kit/define-section.ts';
import type { schema } from './schema.ts';

type Content = SectionContent<typeof schema>;
type Station = Content['map']['stations'][number];

interface Props extends Pick<Content, 'map'> {
  /** The offices that are on it, each with the words beside it. */
  pins: readonly { name: string; at: readonly [number, number] }[];
}

/** Where the words of a station begin or end, seen from it. */
const WORDS = {
  left: { dx: -16, dy: 12, textAnchor: 'end' },
  right: { dx: 18, dy: -2, textAnchor: 'start' },
  below: { dx: -8, dy: 42, textAnchor: 'start' },
} as const satisfies Record<Station['side'], object>;

/**
 * A map drawn from lines: no tiles, no third-party server. All of it is always seen, whatever shape its room has: lines go
 * on beyond its edges. Decoration: what it shows stands below in words.
 */
export function CityMap({ map, pins }: Props) {
  const [width, height] = map.size;
  return (
    <svg className="city-map" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {map.park !== undefined && <path className="map-park" d={map.park} />}
      {map.water !== undefined && <path className="map-water" d={map.water} />}
      <path className="map-river" d={map.river} />
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
      {pins.map(({ name, at: [x, y] }) => (
        <g key={name} className="map-pin">
          <circle cx={x} cy={y} r="24" />
          <circle cx={x} cy={y} r="10" />
          <text x={x - 38} y={y + 10} textAnchor="end">
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}
