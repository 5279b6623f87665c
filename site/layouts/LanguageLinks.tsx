import type { Frame } from './frame.ts';

/** The languages as plain links, each leading to this page in that language (spec B5, B7). */
export function LanguageLinks({ frame }: { frame: Frame }) {
  return (
    <nav aria-label={frame.ui.languages}>
      <ul className="language-links">
        {frame.languages.map(({ key, label, name, url, isExternalLink, isCurrent }) => (
          <li key={key}>
            <a
              href={url}
              lang={key}
              hrefLang={key}
              rel={isExternalLink ? 'noopener' : undefined}
              aria-label={`${label} – ${name}`}
              aria-current={isCurrent ? 'true' : undefined}
              className="bar-link"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
