import type { Lang } from '../../contract/lang.ts';
import { localize } from '../../contract/text.ts';
import { content } from '../content.ts';
import { linkIn } from '../languages-of.ts';
import { addressPaths } from '../routes.ts';
import type { AccountMenu, MenuLink } from '../session/account-menu.ts';
import { flatten } from '../words/menu.ts';

/** The pages of the menu for visitors who aren't signed in. */
const FOR_STRANGERS = new Set(['/account/sign-in', '/account/sign-up']);

/** The English paths of the pages in the account area, in the order of the menu. */
export const areaPaths: readonly string[] = flatten(content.menu)
  .flatMap(({ url = '' }) => url)
  .filter((url) => url.startsWith('/account/') && !FOR_STRANGERS.has(url) && addressPaths.has(url));

/** Returns the pages of the account area as links, with their labels from the menu. */
export const areaLinks = (lang: Lang): (MenuLink & { path: string })[] =>
  areaPaths.map((path) => {
    const item = flatten(content.menu).find(({ url }) => url === path);
    return {
      path,
      label: item?.label[lang] ?? '',
      url: linkIn(lang, path),
      ...(path === '/account/messages' && { unread: 'messages' as const }),
    };
  });

/** Returns the link to the inbox, where administrators read leads. */
export const inboxLink = (lang: Lang): MenuLink => ({
  label: localize(content.inbox.title, lang),
  url: linkIn(lang, '/account/inbox'),
  unread: 'inbox',
});

export function accountMenu(lang: Lang): AccountMenu {
  const { label, unread, signOut } = localize(content.area, lang);
  return {
    label,
    links: areaLinks(lang).map(({ path: _, ...link }) => link),
    unread,
    inbox: inboxLink(lang),
    signOut,
    signedOut: linkIn(lang, '/pages-logout'),
    save: localize(content.savedItems.control, lang),
  };
}
