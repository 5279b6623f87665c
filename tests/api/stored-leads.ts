import type { appWithStore } from '../server/fixture.ts';
import { LEAD } from './people.ts';
import { rowsOf } from './rows.ts';

const HTML = 'text/html,application/xhtml+xml,*/*;q=0.8';

type App = Awaited<ReturnType<typeof appWithStore>>;

export const leads = ({ store }: App) => rowsOf(store, 'lead');

export const mails = ({ store }: App) =>
  store.db
    .selectFrom('outbox')
    .select(['kind', 'leadId'])
    .where('leadId', 'is not', null)
    .orderBy('id')
    .execute();

/** Posts a form as a browser without JavaScript does. */
export const postForm = ({ server }: App, fields: Record<string, string>) =>
  server.inject({
    method: 'POST',
    url: '/api/leads',
    headers: {
      accept: HTML,
      'content-type': 'application/x-www-form-urlencoded',
      referer: `https://lailoom.example${fields['lang'] === 'th' ? '/th/' : '/'}`,
    },
    payload: new URLSearchParams({ ...LEAD, ...fields }).toString(),
  });
