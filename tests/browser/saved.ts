import type { APIRequestContext } from '@playwright/test';
import type { SiteItem } from '../../contract/api/saved.ts';
import { readContent } from '../../contract/content-file.ts';
import type { Lang } from '../../contract/lang.ts';
import { localize } from '../../contract/text.ts';
import { savedItemsWords } from '../../site/app/saved-items/texts.ts';
import type { Things } from '../../site/session/things.ts';
import { screens } from './area.ts';
import { expect, signedIn } from './people.ts';
import type { Page } from './site.ts';

export const savedIn = (lang: Lang) => ({
  saved: localize(readContent('content/account-area/saved-items.yaml', savedItemsWords), lang),
  collections: screens.collections(lang),
  shared: screens.shared(lang),
});

/** Signs in an account that has saved these things, in this order. */
export async function signInWithSaved(
  page: Page,
  request: APIRequestContext,
  things: readonly SiteItem[],
) {
  const { token } = await signedIn(page, request);
  const headers = { authorization: `Bearer ${token}` };
  const ids: number[] = [];
  for (const data of things) {
    const answer = await request.post('/api/saved', { data, headers });
    expect(answer.status(), await answer.text()).toBe(200);
    ids.push((await answer.json()).id);
  }
  return {
    /** Returns the items on the server as `kind/thing`, the most recent first. */
    saved: async (): Promise<string[]> => {
      const { items } = await (await request.get('/api/saved', { headers })).json();
      return items.map(({ kind, thing }: SiteItem) => `${kind}/${thing}`);
    },
    collect: async (name: string): Promise<number> => {
      const made = await request.post('/api/collections', { data: { name }, headers });
      const { id } = await made.json();
      for (const item of ids) {
        await request.post(`/api/collections/${id}/items`, { data: { item }, headers });
      }
      return id;
    },
    order: async (): Promise<number[]> => {
      const { collections } = await (await request.get('/api/collections', { headers })).json();
      return collections[0].items.map(({ item }: { item: number }) => item);
    },
    ids,
  };
}

/** Returns the things that can be saved, as the site’s build knows them. */
export async function knownThings(request: APIRequestContext, lang: Lang): Promise<Things> {
  return (await request.get(`/things.${lang}.json`)).json();
}

/** Returns the site’s first things of two kinds. */
export function someThings(things: Things): [post: SiteItem, other: SiteItem, product: SiteItem] {
  const [post = '', other = ''] = Object.keys(things.post);
  const [product = ''] = Object.keys(things.product);
  return [
    { kind: 'post', thing: post },
    { kind: 'post', thing: other },
    { kind: 'product', thing: product },
  ];
}
