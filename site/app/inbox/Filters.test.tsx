import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  app,
  asked,
  asks,
  begin,
  button,
  lead,
  open,
  pageOf,
  rows,
  server,
  tab,
} from './inbox-of-tests.tsx';

beforeEach(begin);
afterEach(() => vi.unstubAllGlobals());

describe('the filter', () => {
  test('requests the leads assigned to the administrator and stores that in the address', async () => {
    const user = await open();
    await user.click(button(app.filters.mine));
    expect(location.search).toBe('?mine=yes');
    expect(asked.at(-1)).toBe('GET /api/inbox?state=open&mine=yes');
    expect(button(app.filters.mine).getAttribute('aria-pressed')).toBe('true');
  });

  test('reads the filter from the address and writes it there', async () => {
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

  test('searches after a pause in typing and keeps a tab chosen meanwhile', async () => {
    const user = await open();
    const search = screen.getByRole<HTMLInputElement>('searchbox');
    await user.type(search, 'wool ');
    expect(location.search).toBe('');
    await user.click(tab('answered'));
    await waitFor(() => expect(location.search).toBe('?view=answered&search=wool'));
    expect(asks('GET /api/inbox?state=answered&search=')).toEqual([
      'GET /api/inbox?state=answered&search=wool',
    ]);
    // The text being typed stays as it is.
    expect(search.value).toBe('wool ');
  });

  test('searches at once on Enter and shows the whole view when cleared', async () => {
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
