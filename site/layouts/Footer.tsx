import type { Lang } from '../../contract/lang.ts';
import { Icon } from '../ui/Icon.tsx';
import { Text } from '../ui/Text.tsx';
import type { Frame, Link } from './frame.ts';

/** The company in each language. All of them are shown, whatever the language of the page (spec A6). */
export type Company = readonly { lang: Lang; name: string; description: string }[];

interface Props {
  frame: Frame;
  company: Company;
  /** On app pages, where visitors come to work, the groups and the wordmark are left out. */
  groups: { usefulLinks: Link[]; socials: Link[] } | undefined;
  legalLinks: Link[];
}

/** The company in every language, contacts, two groups of links, and legal information. */
export function Footer({ frame, company, groups, legalLinks }: Props) {
  const { ui, brand, contacts, profiles } = frame;
  const contactWords = { email: ui.emailUs, telephone: ui.callUs, line: ui.chatWithUs };
  return (
    <footer className="footer ebony">
      <div className="wrap footer-body">
        {company.map(({ lang, name, description }) => (
          <div key={lang} lang={lang} className="footer-company">
            <Text.p className="footer-name">{name}</Text.p>
            <Text.p className="footer-small">{description}</Text.p>
          </div>
        ))}
        {groups && (
          <>
            <FooterGroup label={ui.usefulLinks} links={groups.usefulLinks} />
            <FooterGroup label={ui.socials} links={groups.socials} opensElsewhere />
          </>
        )}
      </div>
      <dl className="wrap footer-contacts">
        {contacts.map(({ kind, label, url }) => (
          <div key={kind}>
            <Text.dt className="footer-small">{contactWords[kind]}</Text.dt>
            <dd>
              <a className="text-link" href={url} {...(kind === 'line' ? { rel: 'noopener' } : {})}>
                {label}
              </a>
            </dd>
          </div>
        ))}
        {profiles.length > 0 && (
          <div>
            <Text.dt className="footer-small">{ui.followUs}</Text.dt>
            {profiles.map(({ label, url }) => (
              <dd key={url}>
                <a className="text-link" href={url} rel="me noopener">
                  {label}
                </a>
              </dd>
            ))}
          </div>
        )}
      </dl>
      <div className="wrap footer-end">
        {legalLinks.length > 0 && (
          <ul>
            {legalLinks.map(({ label, url }) => (
              <li key={url}>
                <a href={url}>{label}</a>
              </li>
            ))}
          </ul>
        )}
        <p>
          {frame.copyright}
          <span>{frame.registration}</span>
        </p>
      </div>
      {groups &&
        brand.wordmark.map(({ words, size }) => (
          <p
            key={words}
            className="footer-wordmark wrap"
            style={size === undefined ? undefined : { fontSize: size }}
            data-name={words}
            aria-hidden="true"
          />
        ))}
    </footer>
  );
}

/**
 * A group of links that collapses on a small screen, one group at a time (spec B4). On a wide screen a heading replaces
 * the control.
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
      <Text.p className="footer-heading">{label}</Text.p>
      <details className="disclosure" name="footer">
        <summary>
          <Text>{label}</Text>
          <Icon name="chevron" />
        </summary>
        <ul>
          {links.map(({ label: linkLabel, url }) => (
            <li key={url}>
              <Text.a
                className="text-link"
                href={url}
                {...(opensElsewhere ? { rel: 'noopener' } : {})}
              >
                {linkLabel}
              </Text.a>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
