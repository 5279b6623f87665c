import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { held } from '../saved-items/server-of-tests.ts';
import {
  app,
  asked,
  asks,
  begin,
  button,
  lead,
  open,
  pageOf,
  panel,
  rows,
  server,
  tab,
} from './inbox-of-tests.tsx';

beforeEach(begin);
afterEach(() => vi.unstubAllGlobals());

describe('the filter', () => {
  test('what is assigned to the administrator is asked for, and kept in the address', async () => {
    const user = await open();
    await user.click(button(app.filters.mine));
    expect(location.search).toBe('?mine=yes');
    expect(asked.at(-1)).toBe('GET /api/inbox?state=open&mine=yes');
    expect(button(app.filters.mine).getAttribute('aria-pressed')).toBe('true');
  });

  test('is what the address says, and the address what is chosen', async () => {
    history.replaceState(null, '', '?view=answered&form=contact');
    const user = await open();
    expect(asked).toEqual(['GET /api/inbox?state=answered&form=contact']);
    expect(tab('answered').getAttribute('aria-selected')).toBe('true');
    await user.click(tab('held'));
    expect(location.search).toBe('?view=held&form=contact');
    expect(asked.at(-1)).toBe('GET /api/inbox?state=held&form=contact');
    await user.selectOptions(screen.getByRole('combobox'), '');
    expect(location.search).toBe('?view=held');
  });

  test('a search waits for a pause in typing, and leaves the tab that was chosen meanwhile', async () => {
    const user = await open();
    const search = screen.getByRole<HTMLInputElement>('searchbox');
    await user.type(search, 'wool ');
    expect(location.search).toBe('');
    await user.click(tab('answered'));
    await waitFor(() => expect(location.search).toBe('?view=answered&search=wool'));
    expect(asks('GET /api/inbox?state=answered&search=')).toEqual([
      'GET /api/inbox?state=answered&search=wool',
    ]);
    // Text being typed does not change.
    expect(search.value).toBe('wool ');
  });

  test('Enter searches at once; all of the view comes back when the filter is cleared', async () => {
    server['GET /api/inbox'] = (query) =>
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

  test('while another list is on its way the last one stays, and what comes late is not shown', async () => {
    const late = held(() => Response.json(pageOf([lead(9)])));
    server['GET /api/inbox'] = (query) =>
      query.get('state') === 'held' ? late.promise : Response.json(pageOf([lead(3)]));
    const user = await open();
    await user.click(tab('held'));
    expect(panel().getAttribute('aria-busy')).toBe('true');
    within(panel()).getByRole('button', { name: /Person 3/ });
    await user.click(tab('answered'));
    await act(async () => late.letThrough());
    await waitFor(() => expect(panel().getAttribute('aria-busy')).toBe('false'));
    expect(rows().map((row) => row.textContent)).toEqual([expect.stringContaining('Person 3')]);
  });

  test('the arrow keys go along the tabs and round', async () => {
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
