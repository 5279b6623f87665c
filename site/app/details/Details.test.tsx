import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fill } from '../../../contract/fill.ts';
import { answerCalls, empty, hold, ME, opened, refusal, server } from '../area/server-of-tests.ts';
import { area, given, wordsOf } from '../area/words-of-tests.ts';
import { Details } from './Details.island.tsx';
import { detailsWords } from './texts.ts';
import { timeZonesAddress } from './time-zones.ts';

const { app: words } = wordsOf('details', detailsWords);

const me = { ...ME, emailVerified: false, image: '/api/pictures/1' };

answerCalls(() => ({
  'GET /api/me': () => Response.json(me),
  [`GET ${timeZonesAddress('en')}`]: () => Response.json([]),
}));

const open = () => opened(<Details {...given} words={words} />);

const panel = (name: string) => within(screen.getByRole('region', { name }));
const button = (name: string, label: string) => panel(name).getByRole('button', { name: label });
const email = () => panel(words.email.heading).getByLabelText<HTMLInputElement>(words.email.chosen);
const password = () => panel(words.email.heading).getByLabelText(words.email.password);

test('keeps a typed new address over a reload, but not the password', async () => {
  const { user, unmount } = await open();
  await user.click(button(words.email.heading, words.email.change));
  expect(document.activeElement).toBe(email());
  await user.type(email(), 'new@example.com');
  await user.click(panel(words.email.heading).getByRole('button', { name: given.fields.reveal }));
  await user.type(password(), 'four blue threads');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('threads');
  unmount();
  const reopened = await open();
  await waitFor(() => expect(email().value).toBe('new@example.com'));
  // On the first load, the focus stays where the browser puts it.
  expect(document.activeElement).toBe(document.body);
  await reopened.user.click(button(words.email.heading, words.email.cancel));
  reopened.unmount();
  await open();
  expect(button(words.email.heading, words.email.change)).toBeTruthy();
});

test('announces another link and keeps the focus on the button', async () => {
  server.answers['POST /api/email/verification'] = empty;
  const { user } = await open();
  const resendButton = button(words.email.heading, words.email.again);
  const places = panel(words.email.heading).getAllByRole('status');
  await user.click(resendButton);
  const announcement = await screen.findByText(fill(words.email.sentAgain, { email: me.email }));
  // The live region was there before, or screen readers would not announce it.
  expect(places.some((place) => place.contains(announcement))).toBe(true);
  expect(document.activeElement).toBe(resendButton);
});

test('restores a picture that could not be removed', async () => {
  const release = hold('DELETE /api/me/picture', () => refusal(503));
  const { user } = await open();
  await user.click(button(words.picture.heading, words.picture.remove));
  await screen.findByRole('img', { name: words.picture.none });
  release();
  await screen.findByText(area.errors.broken);
  expect(screen.getByRole('img', { name: words.picture.own }).getAttribute('src')).toBe(me.image);
});

test('says that the server has no room for a picture', async () => {
  server.answers['PUT /api/me/picture'] = () => refusal(507);
  vi.stubGlobal('createImageBitmap', async () => ({ width: 8, height: 8, close() {} }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((use) => use(new Blob(['x'])));
  const { user } = await open();
  await user.upload(
    screen.getByLabelText(words.picture.choose),
    new File(['x'], 'me.png', { type: 'image/png' }),
  );
  await user.click(await screen.findByRole('button', { name: words.picture.crop.save }));
  await screen.findByText(words.picture.storageFull);
});

test('lets the same file be chosen again after it was too large', async () => {
  const { user } = await open();
  const input = screen.getByLabelText<HTMLInputElement>(words.picture.choose);
  const huge = new File([], 'huge.png', { type: 'image/png' });
  Object.defineProperty(huge, 'size', { value: 20_000_001 });
  await user.upload(input, huge);
  await screen.findByText(words.picture.tooLarge);
  expect(input.value).toBe('');
});
