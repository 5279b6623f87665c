import { Icon } from '../ui/Icon.tsx';
import { Text } from '../ui/Text.tsx';
import type { Frame, MenuLink } from './frame.ts';

/**
 * Returns the entries of a group that have a link, including those below its headings. A heading without a link is left
 * out.
 */
export const entriesOf = (item: MenuLink): MenuLink[] =>
  item.children.length === 0 ? [item] : item.children.flatMap(entriesOf);

interface Props {
  item: MenuLink;
  frame: Frame;
  /** The class outside a list of entries; inside one, the list styles its entries. */
  className?: string;
}

/** One entry of the menu: its link, whether it is new, and whether it opens in a new tab. */
export function MenuEntry({ item, frame, className }: Props) {
  const opensTab = item.target === '_blank';
  return (
    <a
      href={item.url}
      className={className}
      aria-current={item.isCurrent ? 'page' : undefined}
      {...(opensTab ? { target: '_blank', rel: 'noopener' } : {})}
    >
      <Text>{item.label}</Text>
      {item.isNew && <span className="tag menu-new">{frame.ui.isNew}</span>}
      {opensTab && (
        <>
          <Icon name="out" size={16} />
          <span className="sr-only">({frame.ui.opensInNewTab})</span>
        </>
      )}
    </a>
  );
}
