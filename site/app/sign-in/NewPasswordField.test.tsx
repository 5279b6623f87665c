import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Terms } from '../../ui/Typeset.tsx';
import { answerCalls, hold, refusal, sent, server } from '../area/server-of-tests.ts';
import { account, given } from '../area/words-of-tests.ts';
import { PageContext } from '../page-context.ts';
import type { FieldPageProps } from './form-page-props.ts';
import { NewPasswordField } from './NewPasswordField.tsx';

const { fields, refusals } = account;
const page: FieldPageProps = { ...given, passwordMin: 8 };

const RATE = 'POST /api/password/strength';

answerCalls(() => ({ [RATE]: () => Response.json({ strength: 'good' }) }));

function show() {
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
  return { password, announcement };
}

test('announces the strength of a password while it is typed', async () => {
  const user = userEvent.setup();
  server.answers[RATE] = () => Response.json({ strength: 'weak', because: 'common' });
  const { password, announcement } = show();
  await user.type(password, 'passwor');
  expect(announcement()).toBe('');
  await user.type(password, 'd1');
  await waitFor(() => expect(announcement()).toBe(refusals.weakBecause.common));
  // One request for text typed without a pause, with the other fields of the form.
  expect(sent(RATE)).toMatchObject([{ body: { password: 'password1', email: 'ada@example.com' } }]);

  await user.clear(password);
  expect(announcement()).toBe('');
  server.answers[RATE] = () => Response.json({ strength: 'good' });
  await user.type(password, 'four blue threads');
  await waitFor(() => expect(announcement()).toBe(fields.newPassword.strength.good));
});

test('sends no request before typing and announces nothing without an answer', async () => {
  const user = userEvent.setup();
  server.answers[RATE] = () => refusal(503);
  const { password, announcement } = show();
  await user.click(password);
  expect(server.asked).toEqual([]);
  await user.type(password, 'four blue threads');
  await waitFor(() => expect(sent(RATE)).toHaveLength(1));
  expect(announcement()).toBe('');
});

test('ignores an answer about an earlier password', async () => {
  const user = userEvent.setup();
  const release = hold(RATE, () => Response.json({ strength: 'fair' }));
  const { password, announcement } = show();
  await user.type(password, 'four blue');
  await waitFor(() => expect(sent(RATE)).toHaveLength(1));
  server.answers[RATE] = () => Response.json({ strength: 'strong' });
  await user.type(password, ' threads');
  await waitFor(() => expect(announcement()).toBe(fields.newPassword.strength.strong));
  release();
  await Promise.resolve();
  expect(announcement()).toBe(fields.newPassword.strength.strong);
});
