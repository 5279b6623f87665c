import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { held, refusal } from '../saved-items/server-of-tests.ts';
import {
  app,
  asks,
  begin,
  button,
  countOf,
  errors,
  lead,
  open,
  pageOf,
  panel,
  rows,
  server,
  undone,
} from './inbox-of-tests.tsx';

beforeEach(begin);
afterEach(() => vi.unstubAllGlobals());

describe('a change to a lead', () => {
  test('shows at once and is undone with a message if the server refuses', async () => {
    const { promise, letThrough } = held(() => refusal(503));
    server['PATCH /api/inbox/3'] = () => promise;
    const user = await open();
    await user.click(screen.getByRole('button', { name: /Person 3/ }));
    await user.click(button(app.detail.answered));
    await screen.findByRole('button', { name: app.detail.reopen });
    expect([countOf('open'), countOf('answered')]).toEqual(['2', '2']);
    letThrough();
    const alert = await screen.findByText(`${undone} ${errors.broken}`);
    expect(alert.closest('[role="alert"]')).not.toBeNull();
    button(app.detail.answered);
    expect([countOf('open'), countOf('answered')]).toEqual(['3', '1']);
    await user.click(button(errors.close));
    expect(screen.queryByText(errors.broken, { exact: false })).toBeNull();
  });

  test('is stored as the server returns it, announced, and sent one at a time', async () => {
    const { promise, letThrough } = held(() =>
      Response.json(lead(3, { answeredAt: '2026-11-21T03:00:00.000Z' })),
    );
    server['PATCH /api/inbox/3'] = () => promise;
    const user = await open();
    await user.click(screen.getByRole('button', { name: /Person 3/ }));
    await user.click(button(app.detail.answered));
    await user.click(await screen.findByRole('button', { name: app.detail.reopen }));
    expect(asks('PATCH')).toHaveLength(1);
    letThrough();
    await screen.findByText(app.said.answered);
    // The row stays in place, so that nothing moves under the pointer.
    expect(rows()).toHaveLength(2);
    expect(asks('GET /api/inbox?')).toHaveLength(1);
  });

  test('keeps the focus on the row of a released message', async () => {
    history.replaceState(null, '', '?view=held');
    server['GET /api/inbox'] = () => Response.json(pageOf([lead(3, { heldFor: 'burst' })]));
    server['PATCH /api/inbox/3'] = () => Response.json(lead(3));
    const user = await open();
    await user.click(screen.getByRole('button', { name: /Person 3/ }));
    await user.click(button(app.detail.release));
    await screen.findByText(app.said.released);
    expect(document.activeElement).toBe(rows()[0]);
  });

  test('sends a mail again at once and puts it back if the server refuses', async () => {
    history.replaceState(null, '', '?view=undelivered');
    const { promise, letThrough } = held(() => refusal(429));
    server['POST /api/outbox/5/replay'] = () => promise;
    const user = await open();
    const [again] = await screen.findAllByRole('button', { name: new RegExp(app.outbox.again) });
    if (!again) throw new Error('there is no dead letter');
    await user.click(again);
    await screen.findByRole('heading', { name: app.outbox.waiting });
    expect(screen.queryByRole('heading', { name: app.outbox.dead })).toBeNull();
    expect(countOf('undelivered')).toBe('0');
    expect(document.activeElement).toBe(panel());
    letThrough();
    await screen.findByText(`${undone} ${errors.limited}`);
    screen.getByRole('heading', { name: app.outbox.dead });
    expect(countOf('undelivered')).toBe('1');
  });
});

describe('a failed change', () => {
  test('leaves the list and the open lead in place and is announced', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: /Person 3/ }));
    const field = await screen.findByLabelText<HTMLTextAreaElement>(app.thread.answering.body);
    await user.type(field, 'Half');
    server['GET /api/inbox'] = () => refusal(503);
    await user.click(button(app.filters.refresh));
    await screen.findByText(errors.broken);
    expect(field.isConnected && field.value).toBe('Half');
  });
});
