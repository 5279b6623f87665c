import { Icon } from '../ui/Icon.tsx';
import { Sign } from '../ui/Logo.tsx';
import { Text } from '../ui/Text.tsx';
import { BarGroup } from './BarGroup.tsx';
import type { Frame } from './frame.ts';
import { LanguageLinks } from './LanguageLinks.tsx';

interface Props {
  frame: Frame;
  /** Whether the bar overlaps the page's first section instead of taking up its own space. */
  isOver: boolean;
  /**
   * Whether the page is part of the app. It has its own call to action, so the bar's is less prominent, and on a phone
   * the account replaces it.
   */
  isApp: boolean;
}

/**
 * The dark top bar: logo, main groups, languages, theme, the main call to action, and the button for the whole menu.
 */
export function TopBar({ frame, isOver, isApp }: Props) {
  const { ui, brand } = frame;
  return (
    <header className="topbar ebony" data-topbar data-over={isOver ? '' : undefined}>
      <div className="wrap topbar-body">
        <a href={frame.home} className="brand-mark text-xl font-semibold">
          <Sign name={brand.name} />
          <span className="sr-only">– {ui.home}</span>
        </a>
        <nav aria-label={ui.mainNavigation} className="topbar-groups">
          <ul>
            {frame.mainMenu.map((group) => (
              <li key={group.key}>
                <BarGroup group={group} frame={frame} />
              </li>
            ))}
          </ul>
        </nav>
        <div className="topbar-controls">
          <LanguageLinks frame={frame} />
          {/* "On" means dark (enhance/before-paint.ts). */}
          <button
            type="button"
            role="switch"
            className="theme-switch"
            aria-checked="false"
            aria-label={ui.darkTheme}
            data-theme-switch
            data-needs-script
          />
          <a className="bar-link bar-wide" href={frame.search} aria-label={ui.search}>
            <Icon name="search" />
          </a>
          <a
            className={isApp ? 'bar-link' : 'bar-link bar-wide'}
            href={frame.signIn}
            aria-label={ui.signIn}
            data-account
          >
            <Icon name="person" />
          </a>
          <Text.a
            className={`button ${isApp ? 'button-second bar-wide' : 'button-first'} topbar-action`}
            href={frame.callToAction.url}
          >
            {frame.callToAction.label}
          </Text.a>
          <button
            type="button"
            className="bar-link"
            commandfor="side-panel"
            command="show-modal"
            aria-haspopup="dialog"
          >
            <Icon name="menu" />
            <span className="sr-only-phone">{ui.menu}</span>
          </button>
        </div>
      </div>
    </header>
  );
}
