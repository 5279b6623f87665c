import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readContent } from '../../../contract/content-file.ts';
import { LANGS } from '../../../contract/lang.ts';
import { localize } from '../../../contract/text.ts';
import { bindWords } from '../../../contract/unbreakable.ts';
import { Terms } from '../../ui/Typeset.tsx';
import { PageContext } from '../page-context.ts';
import type { FieldPageProps } from './form-page-props.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { accountPages } from './texts.ts';

const content = readContent('content/account.yaml', accountPages);

/** The requests to the server and its answer. */
let requests: unknown[] = [];
let answer: (password: string) => Response;
beforeEach(() => {
  requests = [];
  answer = () => Response.json({ strength: 'good' });
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    const sent = JSON.parse(String(body));
    requests.push(sent);
    return answer(sent.password);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function show(lang: (typeof LANGS)[number]) {
  const { fields, refusals } = localize(content, lang);
  const page: FieldPageProps = { lang, terms: [], fields, refusals, passwordMin: 8 };
  render(
    <PageContext value={page}>
      <Terms value={[]}>
        <form>
          <input name="email" defaultValue="ada@example.com" />
          <NewPasswordField id="choose" />
        </form>
      </Terms>
    </PageContext>,
  );
  const password = screen.getByLabelText(fields.newPassword.label);
  /** Returns the announced text. */
  const announcement = () => screen.getByRole('status').textContent;
  return { fields, refusals, password, announcement };
}

test.each(LANGS)('announces the strength of a password while it is typed (%s)', async (lang) => {
  const user = userEvent.setup();
  answer = () => Response.json({ strength: 'weak', because: 'common' });
  const { fields, refusals, password, announcement } = show(lang);
  await user.type(password, 'passwor');
  expect(announcement()).toBe('');
  await user.type(password, 'd1');
  await waitFor(() => expect(announcement()).toBe(bindWords(refusals.weakBecause.common)));
  // One request for text typed without a pause, with the other fields of the form.
  expect(requests).toEqual([{ password: 'password1', email: 'ada@example.com' }]);

  await user.clear(password);
  expect(announcement()).toBe('');
  answer = () => Response.json({ strength: 'good' });
  await user.type(password, 'four blue threads');
  await waitFor(() => expect(announcement()).toBe(fields.newPassword.strength.good));
});

test('sends no request before typing and announces nothing without an answer', async () => {
  const user = userEvent.setup();
  answer = () => new Response(null, { status: 503 });
  const { password, announcement } = show('en');
  await user.click(password);
  expect(requests).toEqual([]);
  await user.type(password, 'four blue threads');
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(announcement()).toBe('');
});

test('ignores an answer about an earlier password', async () => {
  const user = userEvent.setup();
  const late = Promise.withResolvers<void>();
  const { fields, password, announcement } = show('en');
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    requests.push(body);
    if (requests.length > 1) return Response.json({ strength: 'strong' });
    await late.promise;
    return Response.json({ strength: 'fair' });
  });
  await user.type(password, 'four blue');
  await waitFor(() => expect(requests).toHaveLength(1));
  await user.type(password, ' threads');
  await waitFor(() => expect(announcement()).toBe(fields.newPassword.strength.strong));
  late.resolve();
  await Promise.resolve();
  expect(announcement()).toBe(fields.newPassword.strength.strong);
});
