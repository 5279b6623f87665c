import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { asked, hold, refusal, server } from '../area/server-of-tests.ts';
import {
  answerInbox,
  app,
  button,
  countOf,
  errors,
  lead,
  open,
  pageOf,
  panel,
  rows,
  tab,
  undone,
} from './inbox-of-tests.tsx';

answerInbox();

describe('the filter', () => {
  test('requests the leads assigned to the administrator and stores that in the address', async () => {
    const user = await open();
    await user.click(button(app.filters.mine));
    expect(location.search).toBe('?mine=yes');
    expect(server.asked.at(-1)).toBe('GET /api/inbox?state=open&mine=yes');
    expect(button(app.filters.mine).getAttribute('aria-pressed')).toBe('true');
  });

  test('reads the filter from the address and writes it there', async () => {
    const user = await open('?view=answered&form=contact');
    expect(server.asked).toEqual(['GET /api/inbox?state=answered&form=contact']);
    expect(tab('answered').getAttribute('aria-selected')).toBe('true');
    await user.click(tab('held'));
    expect(location.search).toBe('?view=held&form=contact');
    expect(server.asked.at(-1)).toBe('GET /api/inbox?state=held&form=contact');
    await user.selectOptions(screen.getByRole('combobox'), '');
    expect(location.search).toBe('?view=held');
  });

  test('searches after a pause in typing and keeps a tab chosen meanwhile', async () => {
    const user = await open();
    const search = screen.getByRole<HTMLInputElement>('searchbox');
    await user.type(search, 'wool ');
    expect(location.search).toBe('');
    await user.click(tab('answered'));
    await waitFor(() => expect(location.search).toBe('?view=answered&search=wool'));
    expect(asked('GET /api/inbox?state=answered&search=')).toEqual([
      'GET /api/inbox?state=answered&search=wool',
    ]);
    // The text being typed stays as it is.
    expect(search.value).toBe('wool ');
  });

  test('searches at once on Enter and shows the whole view when cleared', async () => {
    server.answers['GET /api/inbox'] = (_, query) =>
      Response.json(pageOf(query.has('search') ? [] : [lead(1)]));
    const user = await open();
    const search = screen.getByRole<HTMLInputElement>('searchbox');
    await user.type(search, 'wool{Enter}');
    expect(location.search).toBe('?search=wool');
    await screen.findByRole('heading', { name: app.empty.filtered.heading });
    await user.click(button(app.empty.clear));
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(search.value).toBe('');
    expect(location.search).toBe('');
  });

  test('moves through the tabs with the arrow keys, in a circle', async () => {
    const user = await open();
    act(() => tab('open').focus());
    await user.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(tab('undelivered'));
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toBe(tab('answered'));
    await user.keyboard('{End}{Home}');
    expect(document.activeElement).toBe(tab('open'));
    expect(tab('open').getAttribute('aria-selected')).toBe('true');
  });
});

describe('a change to a lead', () => {
  test('shows at once and is undone with a message if the server refuses', async () => {
    const release = hold('PATCH /api/inbox/3', () => refusal(503));
    const user = await open();
    await user.click(screen.getByRole('button', { name: /Person 3/ }));
    await user.click(button(app.detail.answered));
    await screen.findByRole('button', { name: app.detail.reopen });
    expect([countOf('open'), countOf('answered')]).toEqual(['2', '2']);
    release();
    const alert = await screen.findByText(`${undone} ${errors.broken}`);
    expect(alert.closest('[role="alert"]')).not.toBeNull();
    button(app.detail.answered);
    expect([countOf('open'), countOf('answered')]).toEqual(['3', '1']);
    await user.click(button(errors.close));
    expect(screen.queryByText(errors.broken, { exact: false })).toBeNull();
  });

  test('is stored as the server returns it, announced, and sent one at a time', async () => {
    const release = hold('PATCH /api/inbox/3', () =>
      Response.json(lead(3, { answeredAt: '2026-11-21T03:00:00.000Z' })),
    );
    const user = await open();
    await user.click(screen.getByRole('button', { name: /Person 3/ }));
    await user.click(button(app.detail.answered));
    await user.click(await screen.findByRole('button', { name: app.detail.reopen }));
    expect(asked('PATCH')).toHaveLength(1);
    release();
    await screen.findByText(app.said.answered);
    // The row stays in place, so that nothing moves under the pointer.
    expect(rows()).toHaveLength(2);
    expect(asked('GET /api/inbox?')).toHaveLength(1);
  });

  test('keeps the focus on the row of a released message', async () => {
    server.answers['GET /api/inbox'] = () => Response.json(pageOf([lead(3, { heldFor: 'burst' })]));
    server.answers['PATCH /api/inbox/3'] = () => Response.json(lead(3));
    const user = await open('?view=held');
    await user.click(screen.getByRole('button', { name: /Person 3/ }));
    await user.click(button(app.detail.release));
    await screen.findByText(app.said.released);
    expect(document.activeElement).toBe(rows()[0]);
  });

  test('sends a mail again at once and puts it back if the server refuses', async () => {
    const release = hold('POST /api/outbox/5/replay', () => refusal(429));
    const user = await open('?view=undelivered');
    const [again] = await screen.findAllByRole('button', { name: new RegExp(app.outbox.again) });
    if (!again) throw new Error('there is no dead letter');
    await user.click(again);
    await screen.findByRole('heading', { name: app.outbox.waiting });
    expect(screen.queryByRole('heading', { name: app.outbox.dead })).toBeNull();
    expect(countOf('undelivered')).toBe('0');
    expect(document.activeElement).toBe(panel());
    release();
    await screen.findByText(`${undone} ${errors.limited}`);
    screen.getByRole('heading', { name: app.outbox.dead });
    expect(countOf('undelivered')).toBe('1');
  });
});

test('a failed change leaves the list and the open lead in place and is announced', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: /Person 3/ }));
  const field = await screen.findByLabelText<HTMLTextAreaElement>(app.thread.answering.body);
  await user.type(field, 'Half');
  server.answers['GET /api/inbox'] = () => refusal(503);
  await user.click(button(app.filters.refresh));
  await screen.findByText(`${errors.stale} ${errors.broken}`);
  expect(field.isConnected && field.value).toBe('Half');
});

const PATH = 'GET /api/missed-addresses';

test('lists the addresses that lead nowhere with the redirect to add, once it is opened', async () => {
  const addresses = [{ path: '/th/old-prices', count: 12, lastDay: '2026-11-20' }];
  server.answers[PATH] = () => Response.json({ addresses });
  const user = await open();
  expect(asked(PATH)).toEqual([]);
  await user.click(screen.getByText(app.missed.heading));
  const row = (await screen.findByRole('rowheader', { name: /^\/th\/old-prices/ })).closest('tr');
  expect(row?.textContent).toBe('/th/old-prices- { from: /old-prices, to: / }12Fri, Nov 20');
  expect(asked(PATH)).toHaveLength(1);
});

test.each([
  ['that every address was found', () => Response.json({ addresses: [] }), app.missed.nothing],
  ['why they cannot be shown', () => refusal(503), errors.broken],
])('says %s', async (_, answer, expected) => {
  server.answers[PATH] = answer;
  const user = await open();
  await user.click(screen.getByText(app.missed.heading));
  await screen.findByText(expected);
});
