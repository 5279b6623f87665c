import { FIRST_LANG, type Lang, localizedPath } from '../../contract/lang.ts';
import type { Mails } from '../../contract/mails.ts';
import { localize } from '../../contract/text.ts';
import type { StopSubject, StopTokens } from '../accounts/stop-tokens.ts';
import type { Link, MailContent } from './mail-content.ts';

/** Returns the address that stops a kind of mail: a page for people, a POST for mail programs (RFC 8058). */
export async function stopLink(
  tokens: StopTokens,
  url: URL,
  { lang, ...subject }: StopSubject & { lang: Lang },
) {
  const target = new URL('/api/unsubscribe', url);
  target.searchParams.set('token', await tokens.make(subject));
  if (lang !== FIRST_LANG) target.searchParams.set('lang', lang);
  return target.href;
}

/** Returns the end of a mail that can be stopped: the links to stop its kind, and to choose among all kinds. */
export async function stopLinks(
  { tokens, url, mails }: { tokens: StopTokens; url: URL; mails: Mails },
  stopped: StopSubject & { lang: Lang },
): Promise<Required<Pick<MailContent, 'stop' | 'preferences'>>> {
  const { lang } = stopped;
  const { why, stop } = localize(mails.common.stop, lang);
  return {
    stop: { why, link: { label: stop, url: await stopLink(tokens, url, stopped) } },
    preferences: preferencesLink(url, lang, mails),
  };
}

export const preferencesLink = (url: URL, lang: Lang, mails: Mails): Link => ({
  label: localize(mails.common.stop, lang).choose,
  url: new URL(localizedPath(lang, '/account/notifications'), url).href,
});
