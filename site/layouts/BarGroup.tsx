import { Icon } from '../ui/Icon.tsx';
import { Loom } from '../ui/loom/Loom.tsx';
import { Text } from '../ui/Text.tsx';
import type { Frame, MenuLink } from './frame.ts';
import { entriesOf, MenuEntry } from './MenuEntry.tsx';

/** The highest number of entries shown as one short list; longer lists are divided by headings. */
const SHORT = 5;

/** A group of the bar: its pages in a panel, or a link to the page if there is only one. */
export function BarGroup({ group, frame }: { group: MenuLink; frame: Frame }) {
  const entries = entriesOf(group);
  const [only, ...others] = entries;
  if (!only || others.length === 0) {
    return only ? <MenuEntry item={only} frame={frame} className="bar-link" /> : null;
  }
  const panel = `bar-${group.key}`;
  const columns = entries.length > SHORT ? group.children : [];
  return (
    <>
      <button
        type="button"
        className="bar-link"
        popoverTarget={panel}
        aria-current={
          group.isAround || entries.some(({ isCurrent }) => isCurrent) ? 'true' : undefined
        }
      >
        <Text>{group.label}</Text>
        <Icon name="chevron" size={16} />
      </button>
      <div id={panel} className="bar-panel" popover="auto">
        {columns.some(({ isHeading }) => isHeading) ? (
          <div className="bar-columns">
            {columns.map((column) => (
              <Column key={column.key} column={column} frame={frame} />
            ))}
          </div>
        ) : (
          <Entries items={entries} frame={frame} isLong={columns.length > 0} />
        )}
      </div>
    </>
  );
}

/** The entries below one heading, or a single entry without a heading. */
function Column({ column, frame }: { column: MenuLink; frame: Frame }) {
  return (
    <div className="bar-column">
      {column.isHeading && <Text.p className="bar-heading">{column.label}</Text.p>}
      <Entries items={entriesOf(column)} frame={frame} />
    </div>
  );
}

function Entries({
  items,
  frame,
  isLong = false,
}: {
  items: MenuLink[];
  frame: Frame;
  isLong?: boolean;
}) {
  return (
    <ul className="bar-entries" data-long={isLong ? '' : undefined}>
      {items.map((item) => (
        <li key={item.key}>
          {item.weave === undefined ? (
            <MenuEntry item={item} frame={frame} />
          ) : (
            <div className="bar-picture ebony">
              <Loom weave={item.weave} />
              <MenuEntry item={item} frame={frame} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
