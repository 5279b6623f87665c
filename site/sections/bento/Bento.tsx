import { lettersIn } from '../../ui/letters.ts';
import { Loom } from '../../ui/loom/Loom.tsx';
import { Text } from '../../ui/Text.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { TitledText } from '../../ui/TitledText.tsx';
import { Vignette } from '../../vignettes/Vignette.tsx';
import type { SectionContent, SectionProps } from '../define-section.ts';
import { SectionFrame } from '../SectionFrame.tsx';
import type { schema } from './schema.ts';

type Tile = SectionContent<typeof schema>['tiles'][number];

/** The lengths of figures, in letters, for which the style sheet has a size that fits; a longer one breaks. */
const LENGTHS = [3, 5, 8];

/** Several sides of one product: pieces of different sizes, sewn into one cloth by its seams. */
export function Bento({ type, anchor, heading, lead, tiles }: SectionProps<typeof schema>) {
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
              <TitledText title={tile.title} body={tile.body} />
              {tile.action && <TextLink {...tile.action} />}
            </div>
            <Picture tile={tile} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

/** What a tile shows besides its words. */
function Picture({ tile }: { tile: Tile }) {
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
        <div
          className="bento-figure"
          data-length={LENGTHS.find((length) => length >= lettersIn(tile.value))}
        >
          <p>
            <Text>{tile.value}</Text>
          </p>
        </div>
      );
    default:
      return tile satisfies never;
  }
}
