import { Icon } from '../ui/Icon.tsx';
import { Logo } from '../ui/Logo.tsx';
import { BarGroup } from './BarGroup.tsx';
import type { Frame } from './frame.ts';
import { LanguageLinks } from './LanguageLinks.tsx';

interface Props {
  frame: Frame;
  /** Whether the bar lies over the page's first section instead of taking room of its own. */
  isOver: boolean;
}

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
            {frame.mainMenu.map((group) => (
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
