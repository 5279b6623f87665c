import type { Lang } from '../../contract/lang.ts';
import { Icon } from '../ui/Icon.tsx';
import { Text } from '../ui/Text.tsx';
import type { Frame, Link } from './frame.ts';

/** The company in each language: all are shown, whatever the page's own is (spec A6). */
export type Company = readonly { lang: Lang; name: string; description: string }[];

interface Props {
  frame: Frame;
  company: Company;
  usefulLinks: Link[];
  socials: Link[];
  legalLinks: Link[];
}

/** Who we are in every language, how to reach a person, two groups of links, and what the law asks us to say. */
export function Footer({ frame, company, usefulLinks, socials, legalLinks }: Props) {
  const { ui, brand, contacts } = frame;
  const words = { email: ui.emailUs, telephone: ui.callUs, line: ui.chatWithUs };
  return (
    <footer className="footer ebony">
      <div className="wrap footer-body">
        {company.map(({ lang, name, description }) => (
          <div key={lang} lang={lang} className="footer-company">
            <p className="footer-name">
              <Text>{name}</Text>
            </p>
            <p className="footer-small">
              <Text>{description}</Text>
            </p>
          </div>
        ))}
        <FooterGroup label={ui.usefulLinks} links={usefulLinks} />
        <FooterGroup label={ui.socials} links={socials} opensElsewhere />
      </div>
      <dl className="wrap footer-contacts">
        {contacts.map(({ kind, label, url }) => (
          <div key={kind}>
            <dt className="footer-small">
              <Text>{words[kind]}</Text>
            </dt>
            <dd>
              <a className="text-link" href={url} {...(kind === 'line' ? { rel: 'noopener' } : {})}>
                {label}
              </a>
            </dd>
          </div>
        ))}
      </dl>
      {legalLinks.length > 0 && (
        <ul className="footer-legal wrap">
          {legalLinks.map(({ label, url }) => (
            <li key={url}>
              <a href={url}>{label}</a>
            </li>
          ))}
        </ul>
      )}
      <p className="footer-wordmark wrap" data-name={brand.wordmark} aria-hidden="true" />
    </footer>
  );
}

/**
 * Links that fold away on a small screen, one group at a time (spec B4). A wide screen has a heading in
 * the place of what would open and close them.
 */
function FooterGroup({
  label,
  links,
  opensElsewhere = false,
}: {
  label: string;
  links: Link[];
  opensElsewhere?: boolean;
}) {
  return (
    <div className="footer-group">
      <p className="footer-heading">
        <Text>{label}</Text>
      </p>
      <details className="disclosure" name="footer">
        <summary>
          <Text>{label}</Text>
          <Icon name="chevron" />
        </summary>
        <ul>
          {links.map(({ label: linkLabel, url }) => (
            <li key={url}>
              <a className="text-link" href={url} {...(opensElsewhere ? { rel: 'noopener' } : {})}>
                <Text>{linkLabel}</Text>
              </a>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
