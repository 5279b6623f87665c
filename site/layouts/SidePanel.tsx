import { Icon } from '../ui/Icon.tsx';
import { Sign } from '../ui/Logo.tsx';
import { Text } from '../ui/Text.tsx';
import type { Frame, MenuLink } from './frame.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import { entriesOf, MenuEntry } from './MenuEntry.tsx';

/**
 * The whole menu, in a panel at the end side. It is a native dialog: Escape and a click on the backdrop close it, and
 * its button opens it before any script is loaded (spec B3).
 */
export function SidePanel({ frame }: { frame: Frame }) {
  const { ui } = frame;
  const groups = frame.menu.filter(({ isTitle }) => isTitle);
  // The group of the current page is open; on the home page, all are closed.
  const current = groups.findIndex((group) =>
    entriesOf(group).some(({ isCurrent, url }) => isCurrent && url !== frame.home),
  );
  return (
    <dialog id="side-panel" className="side-panel" aria-label={ui.menu} closedby="any">
      <div className="panel-body">
        <div className="panel-top">
          <span className="brand-mark text-xl font-semibold">
            <Sign name={frame.brand.name} isThemed />
          </span>
          <LanguageLinks frame={frame} />
          <button
            type="button"
            className="bar-link"
            commandfor="side-panel"
            command="close"
            aria-label={ui.closeMenu}
          >
            <Icon name="close" size={24} />
          </button>
        </div>
        <p className="panel-search">
          <a className="panel-title" href={frame.search}>
            {ui.search}
          </a>
        </p>
        <nav aria-label={ui.menu}>
          <ul className="panel-groups">
            {groups.map((group, index) => (
              <li key={group.key}>
                {group.children.length === 0 ? (
                  <MenuEntry item={group} frame={frame} className="panel-title" />
                ) : (
                  <PanelGroup group={group} frame={frame} isOpen={index === current} />
                )}
              </li>
            ))}
          </ul>
          {frame.menu
            .filter(({ isTitle }) => !isTitle)
            .map((aside) => (
              <div key={aside.key} className="panel-aside">
                <Text.p className="panel-heading text-sm font-medium">{aside.label}</Text.p>
                <Entries items={entriesOf(aside)} frame={frame} />
              </div>
            ))}
        </nav>
        <div className="panel-foot">
          <Text.a className="button button-first" href={frame.callToAction.url}>
            {frame.callToAction.label}
          </Text.a>
          {frame.contacts.map(({ kind, label, url }) => (
            <a key={kind} className="text-link" href={url}>
              {label}
            </a>
          ))}
        </div>
      </div>
    </dialog>
  );
}

/** A collapsible group. Only one is open at a time. */
function PanelGroup({ group, frame, isOpen }: { group: MenuLink; frame: Frame; isOpen: boolean }) {
  return (
    <details className="disclosure" name="menu" open={isOpen}>
      <summary className="panel-title">
        <Text>{group.label}</Text>
        <Icon name="chevron" />
      </summary>
      <ul className="panel-entries">
        {group.children.map((item) => (
          <li key={item.key}>
            {item.children.length === 0 ? (
              <MenuEntry item={item} frame={frame} />
            ) : (
              <>
                <Text.p className="panel-heading text-sm font-medium">{item.label}</Text.p>
                <Entries items={entriesOf(item)} frame={frame} />
              </>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Entries({ items, frame }: { items: MenuLink[]; frame: Frame }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.key}>
          <MenuEntry item={item} frame={frame} />
        </li>
      ))}
    </ul>
  );
}
