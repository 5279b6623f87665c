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
    <footer className="footer ebony overflow-clip">
      <div className="wrap footer-body grid gap-2xl">
        {[...new Set([pageLang, ...FINISHED_LANGS])].map((lang) => (
          <div key={lang} lang={lang} className="footer-company grid gap-sm content-start">
            <Text.p className="font-semibold">{legalName[lang]}</Text.p>
            <Text.p className="text-note">{description[lang]}</Text.p>
          </div>
        ))}
        <dl className="footer-contacts flex flex-wrap">
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
      <div className="wrap footer-end text-note flex flex-wrap items-center justify-between border-t">
        {legalLinks.length > 0 && (
          <ul className="flex flex-wrap">
            {legalLinks.map(({ label, url }) => (
              <li key={url}>
                <a className="items-center nowrap" href={url}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
        <p className="flex flex-wrap">
          {frame.copyright}
          <span>{frame.registration}</span>
        </p>
      </div>
      {brand.wordmark.map(({ words, size }) => (
        <p
          key={words}
          className="footer-wordmark wrap font-semibold nowrap"
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
    <div className="footer-group text-sm">
      <Text.p className="footer-heading font-semibold">{label}</Text.p>
      <details className="disclosure" name="footer">
        <summary className="font-semibold border-t items-center justify-between gap-md">
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
