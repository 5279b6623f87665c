import type { SectionContent } from '../define-section.ts';
import type { schema } from './schema.ts';

type Content = SectionContent<typeof schema>;

interface Props extends Pick<Content, 'map'> {
  /** The offices that are on it, each with the words beside its pin. */
  pins: readonly { name: string; at: readonly [number, number] }[];
}

/** A map drawn from lines: no tiles, nobody else’s server. Decoration: what it shows stands below in words. */
export function CityMap({ map, pins }: Props) {
  const [width, height] = map.size;
  return (
    <svg
      className="city-map"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMinYMid slice"
      aria-hidden="true"
    >
      {map.park !== undefined && <path className="map-park" d={map.park} />}
      {map.water !== undefined && <path className="map-water" d={map.water} />}
      <path className="map-river" d={map.river} />
      <path className="map-kerb" d={map.road} />
      <path className="map-road" d={map.road} />
      {map.rail !== undefined && <path className="map-rail" d={map.rail} />}
      {map.walk !== undefined && <path className="map-walk" d={map.walk} />}
      {map.areas.map(({ at: [x, y], name }) => (
        <text key={name} className="map-area" x={x} y={y}>
          {name}
        </text>
      ))}
      {map.stations.map(({ at: [x, y], name, isNamedBelow }) => (
        <g key={name} className="map-station">
          <circle cx={x} cy={y} r="7" />
          {isNamedBelow ? (
            <text x={x} y={y + 34} textAnchor="middle">
              {name}
            </text>
          ) : (
            <text x={x + 14} y={y + 6}>
              {name}
            </text>
          )}
        </g>
      ))}
      {pins.map(({ name, at: [x, y] }) => (
        <g key={name} className="map-pin">
          <path d={`M${x} ${y}l-26 -52a30 30 0 1 1 52 0z`} />
          <circle cx={x} cy={y - 66} r="11" />
          <text x={x - 44} y={y - 56} textAnchor="end">
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}
