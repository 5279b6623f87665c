import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { messages as refusals } from '../../../contract/api/messages.ts';
import { fill } from '../../../contract/fill.ts';
import { empty, hold, refusal, sent, server } from '../area/server-of-tests.ts';
import { answerMessages, button, field, message, open, SEND, words } from './messages-of-tests.tsx';

answerMessages();

describe('files', () => {
  const choose = (...files: File[]) => {
    const input = document.querySelector('input[type=file]') as HTMLInputElement;
    fireEvent.change(input, { target: { files } });
  };
  const file = (name: string, size = 10) => new File([new Uint8Array(size)], name);
  const uploaded = (id: number, name: string) =>
    Response.json({ id, name, type: 'image/png', size: 10 }, { status: 201 });
  const named = {
    retry: (name: string) => fill(words.conversation.retry, { name }),
    done: (name: string) => fill(words.conversation.uploaded, { name }),
  };
  const listed = () =>
    screen
      .queryAllByRole('button', { name: /^Remove / })
      .map((each) => each.getAttribute('aria-label'));

  test('are named after a reload if not yet uploaded, and the message is not sent without them silently', async () => {
    const first = await open();
    server.answers['POST /api/attachments'] = () => refusal(500, {});
    choose(file('plan.png'));
    await screen.findByText(/plan.png wasn’t uploaded/);
    const savedStorage = Object.entries(sessionStorage);
    await first.user.click(button('Remove plan.png'));
    first.unmount();
    for (const [key, value] of savedStorage) sessionStorage.setItem(key, value);

    const { user } = await open();
    await screen.findByText(fill(words.conversation.faults.notSent, { name: 'plan.png' }));
    // Its bytes are gone.
    expect(screen.queryByRole('button', { name: named.retry('plan.png') })).toBeNull();
    await user.type(await field(), 'See there');
    await user.click(button(words.open.submit));
    await screen.findByText(words.conversation.faults.notUploaded);
    expect(sent(SEND)).toEqual([]);
    await user.click(button('Remove plan.png'));
    await user.click(button(words.open.submit));
    await waitFor(() => expect(sent(SEND)).toMatchObject([{ body: { attachments: [] } }]));
  });

  test('need a confirmed address, and the page says so in place of the button', async () => {
    server.answers['GET /api/me'] = () => Response.json({ id: 1, emailVerified: false });
    const { user } = await open();
    await screen.findByText(words.conversation.attachUnconfirmed);
    expect(screen.queryByRole('button', { name: words.conversation.attach })).toBeNull();
    expect(document.querySelector('input[type=file]')).toBeNull();
    // Messages are sent without files.
    await user.type(await field(), 'Hello');
    await user.click(button(words.open.submit));
    await waitFor(() => expect(sent(SEND)).toMatchObject([{ body: { attachments: [] } }]));
  });

  test.each([
    [400, refusals.unconfirmed, words.conversation.attachUnconfirmed],
    [415, refusals.riskyOffice, fill(words.conversation.faults.riskyOffice, { name: 'a.xls' })],
    [415, refusals.wrongKind, fill(words.conversation.faults.wrongKind, { name: 'a.xls' })],
    [507, refusals.storageFull, fill(words.conversation.faults.storageFull, { name: 'a.xls' })],
  ])('are refused with the reason: %i %s', async (status, message, said) => {
    const { user } = await open();
    server.answers['POST /api/attachments'] = () => refusal(status, { message });
    choose(file('a.xls'));
    await screen.findByText(said, { exact: false });
    await user.click(button('Remove a.xls'));
  });

  test('waits for a file that is being uploaded', async () => {
    const { user } = await open();
    const release = hold('POST /api/attachments', () => uploaded(8, 'plan.png'));
    choose(file('plan.png'));
    await user.type(await field(), 'See there');
    await user.click(button(words.open.submit));
    expect(sent(SEND)).toEqual([]);
    release();
    await waitFor(() => expect(sent(SEND)).toMatchObject([{ body: { attachments: [8] } }]));
  });

  test('does not list a file that is too large', async () => {
    await open();
    choose(file('huge.png', 5 * 1024 * 1024 + 1));
    const alert = () =>
      screen.findByText(fill(words.conversation.faults.tooLarge, { name: 'huge.png' }));
    expect(await alert()).toBeTruthy();
    expect(sent('POST /api/attachments')).toEqual([]);
    expect(listed()).toEqual([]);
  });

  test('moves the focus to the attach button when a file is removed', async () => {
    const { user } = await open();
    server.answers['POST /api/attachments'] = () => uploaded(7, 'plan.png');
    server.answers['DELETE /api/attachments/7'] = empty;
    choose(file('plan.png'));
    await waitFor(() => expect(screen.queryByText(words.conversation.uploading)).toBeNull());
    await user.click(button('Remove plan.png'));
    expect(document.activeElement?.textContent).toContain(words.conversation.attach);
    expect(listed()).toEqual([]);
    await waitFor(() => expect(sent('DELETE /api/attachments/7')).toHaveLength(1));
    expect(screen.getByText(fill(words.conversation.removed, { name: 'plan.png' }))).toBeTruthy();
  });

  test('waits with the message for a failed file until it is retried', async () => {
    const { user } = await open();
    server.answers['POST /api/attachments'] = () => Promise.reject(new Error('offline'));
    choose(file('plan.png'));
    await user.type(await field(), 'See there');
    await user.click(button(words.open.submit));
    await screen.findByText(words.conversation.faults.notUploaded);
    expect(sent(SEND)).toEqual([]);
    expect((await field()).value).toBe('See there');
    server.answers['POST /api/attachments'] = () => uploaded(7, 'plan.png');
    await user.click(button(named.retry('plan.png')));
    // The pressed button is gone.
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove plan.png');
    await screen.findByText(named.done('plan.png'));
    await user.click(button(words.open.submit));
    await waitFor(() => expect(sent(SEND)).toMatchObject([{ body: { attachments: [7] } }]));
  });

  test('keeps a file chosen while a message is being sent for the next one', async () => {
    const { user } = await open();
    const release = hold(SEND, () => Response.json(message(3), { status: 201 }));
    server.answers['POST /api/attachments'] = () => uploaded(7, 'plan.png');
    choose(file('plan.png'));
    await user.type(await field(), 'See there');
    await user.click(button(words.open.submit));
    await waitFor(() => expect(sent(SEND)).toHaveLength(1));
    server.answers['POST /api/attachments'] = () => uploaded(8, 'more.png');
    choose(file('more.png'));
    await screen.findByText(named.done('more.png'));
    release();
    await screen.findByText(words.open.sent);
    expect(listed()).toEqual(['Remove more.png']);
  });

  test('continues an upload while the list is shown and asks before the page is left', async () => {
    const leave = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const { user } = await open();
    const release = hold('POST /api/attachments', () => refusal(500));
    expect(leave()).toBe(false);
    choose(file('plan.png'));
    expect(leave()).toBe(true);
    await user.click(screen.getByRole('link', { name: words.open.back }));
    await user.click(await screen.findByRole('link', { name: /Contact/ }));
    await field();
    expect(screen.getByText(words.conversation.uploading)).toBeTruthy();
    await user.click(screen.getByRole('link', { name: words.open.back }));
    release();
    // Otherwise, the customer would not see it.
    await screen.findByText(/plan.png wasn’t uploaded/);
    await waitFor(() => expect(leave()).toBe(false));
    await user.click(await screen.findByRole('link', { name: /Contact/ }));
    await field();
    expect(listed()).toEqual(['Remove plan.png']);
    await user.click(button('Remove plan.png'));
  });
});
