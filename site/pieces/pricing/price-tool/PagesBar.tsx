import { fill } from '../../../../contract/fill.ts';
import { money, wholeNumber } from '../../../../contract/format.ts';
import type { SectionContext } from '../../../kit/define-section.ts';
import { Text } from '../../../ui/Text.tsx';
import type { Offer } from './offers.ts';

interface Props extends Pick<Offer, 'pages' | 'included' | 'beyond' | 'priced'> {
  context: SectionContext;
}

/** The height of the bar in pixels: three rows of cells (`.price-bar` in price-tool.css). */
const HEIGHT = 30;

/** Renders the pages of a month compared with those included, as cloth: used, unused, and additional. */
export function PagesBar({ pages, included, beyond, priced, context }: Props) {
  const { lang, words } = context;
  const counted = (count: number) => wholeNumber(lang, count);
  const whole = Math.max(pages, included);
  const share = (count: number) => `${Math.round((count / whole) * 1000) / 10}%`;
  return (
    <div className="price-bar grid gap-sm text-sm">
      <svg width="100%" height={HEIGHT} aria-hidden="true">
        <rect width="100%" height={HEIGHT} />
        <rect data-part="used" width={share(Math.min(pages, included))} height={HEIGHT} />
        {beyond > 0 && (
          <rect data-part="beyond" x={share(included)} width={share(beyond)} height={HEIGHT} />
        )}
      </svg>
      <p className="flex flex-wrap">
        <Text.span>
          {beyond > 0
            ? fill(words.priceTool.beyond, { included: counted(included), more: counted(beyond) })
            : fill(words.priceTool.within, {
                pages: counted(pages),
                included: counted(included),
              })}
        </Text.span>{' '}
        {priced?.pageMore !== undefined && (
          <Text.span>
            {fill(words.priceTool.pageMore, { amount: money(lang, priced.pageMore, 'THB') })}
          </Text.span>
        )}
      </p>
    </div>
  );
}
