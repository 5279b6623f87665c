import { Loom } from '../../ui/loom/Loom.tsx';
import { Text } from '../../ui/Text.tsx';
import { Vignette } from '../../ui/vignettes/Vignette.tsx';
import { SectionFrame } from '../SectionFrame.tsx';
import type { SectionContent, SectionProps } from '../section-props.ts';

/** Several sides of one product: pieces of different sizes, sewn into one cloth by its seams. */
export function Bento({ type, anchor, heading, lead, tiles }: SectionProps<'bento'>) {
  return (
    <SectionFrame type={type} anchor={anchor} heading={heading} lead={lead}>
      <ul className="bento" data-count={tiles.length}>
        {tiles.map((tile) => (
          <li
            key={tile.title}
            className={tile.shows === 'weave' ? 'ebony' : undefined}
            data-shows={tile.shows}
          >
            <div className="bento-words">
              <h3>
                <Text>{tile.title}</Text>
              </h3>
              <p>
                <Text>{tile.body}</Text>
              </p>
              {tile.action && (
                <a className="section-link text-link" href={tile.action.url}>
                  <Text>{tile.action.label}</Text>
                </a>
              )}
            </div>
            <Picture {...tile} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

/** What a tile shows besides its words. */
function Picture(tile: SectionContent<'bento'>['tiles'][number]) {
  switch (tile.shows) {
    case 'vignette':
      return (
        <div className="bento-vignette">
          <Vignette {...tile.vignette} />
        </div>
      );
    case 'weave':
      return (
        <div className="bento-weave">
          <Loom weave={tile.weave} />
        </div>
      );
    case 'figure':
      return (
        <p className="bento-figure">
          <Text>{tile.value}</Text>
        </p>
      );
    default:
      return tile satisfies never;
  }
}
