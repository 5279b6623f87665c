import { FINISHED_LANGS } from '../../contract/languages.ts';
import { content } from '../content.ts';
import { Icon } from '../ui/Icon.tsx';
import { Text } from '../ui/Text.tsx';
import { type Frame, footerLinks, type Link, socials } from './frame.ts';

interface Props {
  frame: Frame;
  /** The full address that the links to other sites share. */
  address: string;
  /** On app pages, where visitors come to work, the groups are left out. */
  isApp: boolean;
}

/**
 * The company in every language, the page's own first (spec A6), contacts, two groups of links, and legal information.
 */
export function Footer({ frame, address, isApp }: Props) {
  const { lang: pageLang, ui, brand, contacts, profiles } = frame;
  const { legalName, description } = content.brand;
  const legalLinks = footerLinks(pageLang, 'legalLinks');
  const contactWords = { email: ui.emailUs, telephone: ui.callUs, line: ui.chatWithUs };
  return (
    <footer className="footer ebony">
      <div className="wrap footer-body">
        {[...new Set([pageLang, ...FINISHED_LANGS])].map((lang) => (
          <div key={lang} lang={lang} className="footer-company">
            <Text.p className="font-semibold">{legalName[lang]}</Text.p>
            <Text.p className="text-note">{description[lang]}</Text.p>
          </div>
        ))}
        <dl className="footer-contacts">
          {contacts.map(({ kind, label, url }) => (
            <div key={kind}>
              <Text.dt className="text-note">{contactWords[kind]}</Text.dt>
              <dd>
                <a
                  className="text-link"
                  href={url}
                  {...(kind === 'line' ? { rel: 'noopener' } : {})}
                >
                  {label}
                </a>
              </dd>
            </div>
          ))}
          {profiles.length > 0 && (
            <div>
              <Text.dt className="text-note">{ui.followUs}</Text.dt>
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
        {!isApp && (
          <>
            <FooterGroup label={ui.usefulLinks} links={footerLinks(pageLang, 'usefulLinks')} />
            <FooterGroup label={ui.socials} links={socials(pageLang, address)} opensElsewhere />
          </>
        )}
      </div>
      <div className="wrap footer-end text-note">
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
      {brand.wordmark.map(({ words, size }) => (
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
