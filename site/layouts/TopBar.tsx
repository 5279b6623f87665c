import { Icon } from '../ui/Icon.tsx';
import { Logo } from '../ui/Logo.tsx';
import { Text } from '../ui/Text.tsx';
import type { Frame, MenuLink } from './frame.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import { MenuEntry } from './MenuEntry.tsx';

interface Props {
  frame: Frame;
  /** Whether the bar lies over the page's first section instead of taking room of its own. */
  isOver: boolean;
}

/** How many groups the bar has room for; all of them are in the side panel. */
const MAIN_GROUPS = 6;

/** The dark bar: logo, main groups, languages, theme, and the way to the whole menu. */
export function TopBar({ frame, isOver }: Props) {
  const { ui, brand } = frame;
  return (
    <header className="topbar ebony" data-topbar data-over={isOver ? '' : undefined}>
      <div className="wrap flex h-full items-center gap-3 sm:gap-6">
        <a href={frame.home} className="flex items-center gap-3 rounded-sm text-xl font-semibold">
          <Logo />
          <span className="topbar-name">{brand.name}</span>
          <span className="sr-only">– {ui.home}</span>
        </a>
        <nav aria-label={ui.mainNavigation} className="hidden xl:block">
          <ul className="flex">
            {frame.menu.slice(0, MAIN_GROUPS).map((group) => (
              <li key={group.key}>
                <BarGroup group={group} frame={frame} />
              </li>
            ))}
          </ul>
        </nav>
        <div className="ms-auto flex items-center gap-1 sm:gap-3">
          <LanguageLinks frame={frame} />
          <button
            type="button"
            role="switch"
            className="theme-switch"
            aria-checked="false"
            aria-label={ui.darkTheme}
            data-theme-switch
            data-needs-script
          />
          <button
            type="button"
            className="bar-link ms-2"
            commandfor="side-panel"
            command="show-modal"
            aria-haspopup="dialog"
          >
            <Icon name="menu" />
            <span className="max-sm:sr-only">{ui.menu}</span>
          </button>
        </div>
      </div>
    </header>
  );
}

/** A main group: its pages in a panel, or the page itself where there is only one. */
function BarGroup({ group, frame }: { group: MenuLink; frame: Frame }) {
  const [only, ...others] = group.children;
  if (!only || others.length === 0) {
    return only ? <MenuEntry item={only} frame={frame} className="bar-link" /> : null;
  }
  const panel = `bar-${group.key}`;
  const isLong = group.children.length > 6;
  return (
    <>
      <button type="button" className="bar-link" popoverTarget={panel}>
        <Text>{group.label}</Text>
        <Icon name="chevron" size={16} />
      </button>
      <div id={panel} className="bar-panel" popover="auto">
        <ul className={isLong ? 'grid grid-cols-2 gap-x-4' : 'grid min-w-60'}>
          {group.children.map((item) => (
            <li key={item.key}>
              <MenuEntry item={item} frame={frame} className="bar-link w-full" />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
