import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Collections } from '../collections/Collections.island.tsx';
import { collectionsWords } from '../collections/texts.ts';
import { PaymentDetails } from '../payment-details/PaymentDetails.island.tsx';
import { paymentDetailsWords } from '../payment-details/texts.ts';
import { savedItemsWords } from '../saved-items/texts.ts';
import { answerCalls, asked, hold, refusal, server } from './server-of-tests.ts';
import { area, given, wordsOf } from './words-of-tests.ts';

const saved = wordsOf('saved-items', savedItemsWords);
const payment = wordsOf('payment-details', paymentDetailsWords).app;
const collections = wordsOf('collections', collectionsWords).app;

const paymentPage = <PaymentDetails {...given} words={payment} messages="/account/messages" />;
const collectionsPage = (
  <Collections {...given} words={collections} things={saved.things} shared="/shared" />
);

const PAYMENT = 'GET /api/me/payment-details';
const COLLECTIONS = 'GET /api/collections';
const failToFetch = () => Promise.reject(new TypeError('Failed to fetch'));
const noDetails = () => Response.json({ details: null, methodsAt: null });

answerCalls(() => ({
  [PAYMENT]: noDetails,
  'GET /api/saved': () => Response.json({ items: [] }),
  [COLLECTIONS]: () => Response.json({ collections: [] }),
}));

const statusWith = (text: string) =>
  waitFor(() => {
    const found = screen
      .getAllByRole('status')
      .find(({ textContent }) => textContent?.includes(text));
    expect(found).toBeDefined();
    return found;
  });

test('announces a failed load where the loading was, and retries it by a button that stays', async () => {
  const user = userEvent.setup();
  const releaseFailed = hold(PAYMENT, () => refusal(500));
  render(paymentPage);
  const region = await statusWith(area.loading);
  releaseFailed();
  expect(await statusWith(area.errors.broken)).toBe(region);
  const button = screen.getByRole('button', { name: area.errors.again });
  const release = hold(PAYMENT, noDetails);
  await user.click(button);
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
  expect(button).toBe(document.activeElement);
  await user.click(button);
  expect(asked(PAYMENT)).toHaveLength(2);
  release();
  await screen.findByText(payment.invoices.heading);
  await waitFor(() => expect(button.isConnected).toBe(false));
  expect(document.activeElement?.className).toBe('area-page');
});

test('shows a message beside loaded content while it cannot be refreshed', async () => {
  render(collectionsPage);
  const shown = await screen.findByText(collections.empty.heading);
  const showPage = () => dispatchEvent(new Event('visibilitychange'));
  const { [COLLECTIONS]: answer = failToFetch } = server.answers;
  server.answers[COLLECTIONS] = failToFetch;
  showPage();
  const region = await statusWith(`${area.errors.stale} ${area.errors.offline}`);
  expect(shown.isConnected).toBe(true);
  server.answers[COLLECTIONS] = answer;
  showPage();
  await waitFor(() => expect(region?.textContent).toBe(''));
});
