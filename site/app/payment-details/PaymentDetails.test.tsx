import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fill } from '../../../contract/fill.ts';
import { answerCalls, empty, opened, refusal, server } from '../area/server-of-tests.ts';
import { area, given, wordsOf } from '../area/words-of-tests.ts';
import { countries } from './countries.ts';
import { PaymentDetails } from './PaymentDetails.island.tsx';
import { paymentDetailsWords } from './texts.ts';

const { app: words } = wordsOf('payment-details', paymentDetailsWords);
const { invoices, methods } = words;
const page = <PaymentDetails {...given} words={words} messages="/account/messages" />;

const KEPT = {
  name: 'Kept Co.',
  taxId: '0107544000108',
  branch: '00000',
  country: 'TH',
  street: '1 Road',
  subdistrict: 'Sub',
  district: 'Dis',
  province: 'Pro',
  postcode: '40000',
  lines: '',
  email: '',
};

const PATH = '/api/me/payment-details';
let stored: { details: typeof KEPT | null; methodsAt: string | null };

answerCalls(() => {
  stored = { details: null, methodsAt: null };
  return {
    [`GET ${PATH}`]: () => Response.json(stored),
    [`PUT ${PATH}`]: (body) => {
      stored = { ...stored, details: { ...KEPT, ...(body as object) } };
      return Response.json(stored);
    },
  };
});

const optional = (label: string) => fill(invoices.optional, { label });
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);

/** Fills in the required fields. */
async function fillIn(user: Awaited<ReturnType<typeof opened>>['user']) {
  for (const name of ['name', 'street', 'subdistrict', 'district', 'province'] as const) {
    const control = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
    await user.type(control as HTMLInputElement, 'x');
  }
  await user.type(await field(invoices.postcode.label), '40000');
}

/** Sends the form. (Happy DOM would also check fields in a disabled part; the browser tests press the button.) */
const save = () => fireEvent.submit(document.querySelector('form') as HTMLFormElement);

/** Whether a field is sent. */
const isSent = (name: string) =>
  document.querySelector(`[name="${name}"]`)?.closest('fieldset')?.disabled === false;

test('shows the stored details, and no remove button without any', async () => {
  const { unmount } = await opened(page);
  expect((await field(invoices.name.label)).value).toBe('');
  expect(screen.queryByRole('button', { name: invoices.remove.begin })).toBeNull();
  unmount();
  stored.details = KEPT;
  await opened(page);
  expect((await field(invoices.name.label)).value).toBe(KEPT.name);
  expect((await field(optional(invoices.taxId.label))).value).toBe(KEPT.taxId);
});

test('saves the fields of the chosen country and says so', async () => {
  const { user } = await opened(page);
  await user.selectOptions(await screen.findByLabelText(invoices.country.label), 'GB');
  expect(['street', 'lines'].map(isSent)).toEqual([false, true]);
  await user.type(await field(invoices.name.label), 'Loom Ltd');
  const lines = document.querySelector<HTMLTextAreaElement>('[name="lines"]');
  await user.type(lines as HTMLTextAreaElement, '1 Example Street');
  save();
  expect(await screen.findByText(invoices.done)).toBeTruthy();
  expect(stored.details).toMatchObject({
    name: 'Loom Ltd',
    country: 'GB',
    lines: '1 Example Street',
    email: '',
  });
  expect(lines?.value).toBe('1 Example Street');
});

test('shows a wrong tax ID beside its field and keeps everything typed', async () => {
  const { user } = await opened(page);
  await field(invoices.name.label);
  await fillIn(user);
  const taxId = await field(optional(invoices.taxId.label));
  await user.type(taxId, '0107544000109');
  server.answers[`PUT ${PATH}`] = () =>
    Response.json(
      { message: 'Some of what was sent is not right', fields: { taxId: { code: 'incorrect' } } },
      { status: 400 },
    );
  save();
  await waitFor(() => expect(taxId.validationMessage).toBe(invoices.taxId.wrong));
  expect(taxId.value).toBe('0107544000109');
  expect((await field(invoices.postcode.label)).value).toBe('40000');
});

test('removes all details, and keeps them if that fails', async () => {
  stored.details = KEPT;
  const { user } = await opened(page);
  const button = (name: string) => screen.getByRole('button', { name });
  await user.click(await screen.findByRole('button', { name: invoices.remove.begin }));
  expect(document.activeElement).toBe(button(invoices.remove.keep));
  expect(stored.details).toBe(KEPT);
  server.answers[`DELETE ${PATH}`] = () => refusal(500);
  await user.click(button(invoices.remove.confirm));
  expect(await screen.findByText(area.errors.broken)).toBeTruthy();
  expect((await field(invoices.name.label)).value).toBe(KEPT.name);
  server.answers[`DELETE ${PATH}`] = empty;
  await user.click(button(invoices.remove.confirm));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: invoices.remove.confirm })).toBeNull(),
  );
  expect((await field(invoices.name.label)).value).toBe('');
  expect(screen.getByText(invoices.remove.done)).toBeTruthy();
  expect(document.activeElement?.contains(await field(invoices.name.label))).toBe(true);
});

test('says that there is no payment provider, or links to it', async () => {
  const { unmount } = await opened(page);
  expect(await screen.findByText(methods.none.heading)).toBeTruthy();
  unmount();
  stored.methodsAt = 'https://pay.example/portal';
  await opened(page);
  const panel = await screen.findByRole('region', { name: methods.heading });
  const link = within(panel).getByRole('link', { name: methods.open });
  expect(link.getAttribute('href')).toBe('https://pay.example/portal');
});

test('lists every country once, home first, by its name in each language', () => {
  const english = countries('en');
  expect(english[0]).toEqual({ value: 'TH', label: 'Thailand' });
  // 249 of the standard, and Kosovo.
  expect(english).toHaveLength(250);
  expect(new Set(english.map(({ label }) => label)).size).toBe(english.length);
  expect(countries('th')[0]?.label).toBe('ไทย');
});
