import { Text } from '../ui/Text.tsx';
import type { Company } from './Footer.tsx';
import type { Frame, Link } from './frame.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';

interface Props {
  frame: Frame;
  company: Company;
  legalLinks: Link[];
}

/**
 * The footer of app pages, quiet and low because visitors come to work: contacts, legal information, language and
 * theme.
 */
export function FooterOfApp({ frame, company, legalLinks }: Props) {
  const { ui, contacts, languages, copyright, registration } = frame;
  return (
    <footer className="app-footer">
      <div className="wrap">
        <div className="app-footer-row">
          <ul className="app-footer-links">
            {contacts.map(({ kind, label, url }) => (
              <li key={kind}>
                <a href={url} {...(kind === 'line' ? { rel: 'noopener' } : {})}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
          <ul className="app-footer-links">
            {legalLinks.map(({ label, url }) => (
              <li key={url}>
                <a href={url}>{label}</a>
              </li>
            ))}
          </ul>
        </div>
        <p>
          {copyright} {registration}
        </p>
        <div className="app-footer-row">
          <div className="app-footer-company">
            {company.map(({ lang, name, description }) => (
              <div key={lang} lang={lang}>
                <p className="app-footer-name">
                  <Text>{name}</Text>
                </p>
                <p>
                  <Text>{description}</Text>
                </p>
              </div>
            ))}
          </div>
          <div className="app-footer-choices">
            <ul className="app-footer-links">
              {languages.map(({ key, name, url, isCurrent }) => (
                <li key={key}>
                  <a href={url} lang={key} hrefLang={key} aria-current={isCurrent || undefined}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
            <ThemeSwitch label={ui.darkTheme} />
          </div>
        </div>
      </div>
    </footer>
  );
}
