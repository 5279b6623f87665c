import { Icon } from '../ui/Icon.tsx';
import { Text } from '../ui/Text.tsx';
import type { Frame, MenuLink } from './frame.ts';

/** The entries of a group that lead somewhere, those below its headings too; a heading alone is none. */
export const entriesOf = (item: MenuLink): MenuLink[] =>
  item.children.length === 0 ? [item] : item.children.flatMap(entriesOf);

interface Props {
  item: MenuLink;
  frame: Frame;
  /** Where it stands outside a list of entries, whose sheet draws those in it. */
  className?: string;
}

/** One entry of the menu: where it leads, whether it is new, whether it opens a tab of its own. */
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
