import { fireEvent, screen, waitFor } from '@testing-library/react';
import { act, type ComponentType, createElement, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readContent } from '../../contract/content-file.ts';
import { LANGS } from '../../contract/lang.ts';
import { localize } from '../../contract/text.ts';
import { LeadForm } from '../kit/lead-form/LeadForm.island.tsx';
import { ui } from '../words/ui.ts';
import hydrate from './client.ts';
import { recordNodes } from './nodes.ts';

const { failed } = localize(readContent('content/ui.yaml', ui), 'en');
const field = (name: 'email' | 'message') => ({
  name,
  label: name,
  required: `${name} is missing`,
  wrong: `${name} is wrong`,
});
const SENT = 'Thank you';
const FAILED = 'Not sent, write to {email}';

const props = {
  form: 'contact',
  anchor: 'contact',
  lang: 'en',
  page: '/contacts/v1',
  company: 'hello@example.com',
  fields: [field('email'), field('message')],
  texts: {
    submit: 'Send',
    sending: 'Sending',
    slow: 'Still sending',
    sent: SENT,
    repeated: SENT,
    limited: 'Later',
    failed: FAILED,
  },
  consent: { version: '1', notice: 'We keep it', news: 'News, please' },
  terms: ['Thank'],
};

/** The text typed into the form before React has loaded, by field name. */
const typed = { email: 'nok@example.com', message: 'Hello' };

/** The reported errors, as texts. */
let complaints: string[] = [];
const complaint = (error: unknown) => void complaints.push(String(error));
beforeEach(() => {
  complaints = [];
  vi.stubGlobal('FAILED_WORDS', Object.fromEntries(LANGS.map((lang) => [lang, failed])));
  vi.stubGlobal('reportError', complaint);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async () => Response.json({ message: 'broken' }, { status: 500 }));
  vi.spyOn(console, 'error').mockImplementation(complaint);
  document.documentElement.lang = 'en';
});

/** Builds a page with an island that React has not hydrated. */
function built(Part: ComponentType<never>, props: object) {
  const island = document.createElement('astro-island');
  island.setAttribute('ssr', '');
  island.setAttribute('prefix', 'r1');
  island.innerHTML = renderToString(createElement(Part, props as never), {
    identifierPrefix: 'r1',
  });
  document.body.append(island);
  recordNodes(island);
  const start = () =>
    act(async () =>
      hydrate(island)(Part as ComponentType<Record<string, unknown>>, { ...props }, {}),
    );
  return { island, start };
}

const control = (name: string) =>
  document.querySelector(`form [name="${name}"]`) as HTMLInputElement;

const valuesOf = (typed: Record<string, string>) =>
  Object.fromEntries(Object.keys(typed).map((name) => [name, control(name).value]));

const type = (typed: Record<string, string>) => {
  for (const [name, value] of Object.entries(typed)) control(name).value = value;
};

/** Changes the DOM as a password manager or a spelling checker does. */
function intrude(root: Element) {
  for (const input of [...root.querySelectorAll('input, textarea')]) {
    input.before(document.createElement('keeper-lock'));
    input.after(document.createElement('grammarly-extension'));
  }
  root.querySelector('form')?.prepend(document.createElement('div'));
}

/** Changes the DOM as Google Translate does: takes each text out and puts elements in its place. */
function translate(root: Element) {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    if (text.data.trim() === '' || text.parentElement?.closest('font, textarea')) continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = `« ${text.data} »`;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

describe('a form', () => {
  test.each([
    ['elements in it', intrude],
    ['its texts translated', translate],
  ])('keeps its form and values, and %s, when React hydrates it', async (_name, change) => {
    const { island, start } = built(LeadForm, props);
    type(typed);
    change(island);
    const form = document.querySelector('form');
    const before = island.querySelectorAll('keeper-lock, font').length;
    await start();
    expect(complaints).toEqual([]);
    expect(document.querySelector('form')).toBe(form);
    expect(valuesOf(typed)).toEqual(typed);
    if (change === intrude) {
      expect(island.querySelectorAll('keeper-lock')).toHaveLength(before);
    } else {
      expect(form?.querySelectorAll('font').length).toBeGreaterThan(0);
    }
  });

  test('keeps its values even when it has to be rendered anew', async () => {
    const { island, start } = built(LeadForm, props);
    type(typed);
    intrude(island);
    Object.assign(island, { sent: undefined });
    const form = document.querySelector('form');
    await start();
    expect(document.querySelector('form')).not.toBe(form);
    expect(valuesOf(typed)).toEqual(typed);
  });

  test('can be sent again and again under a translator and announces the outcome', async () => {
    const { island, start } = built(LeadForm, props);
    await start();
    type(typed);
    const form = document.querySelector('form') as HTMLFormElement;
    const send = () =>
      act(async () => {
        fireEvent.submit(form);
      });
    for (let time = 0; time < 3; time += 1) {
      translate(island);
      await send();
      await waitFor(() => expect(form.hasAttribute('aria-busy')).toBe(false));
      translate(island);
      // Announced once, not again beside the translated text.
      const islandText = island.textContent ?? '';
      expect(islandText.split('Not sent')).toHaveLength(2);
    }
    expect(complaints).toEqual([]);
    expect(document.querySelector('form')).toBe(form);
  });
});

/** Whether the island below fails at rendering or at the press of its button. */
let fails: 'never' | 'at once' | 'when pressed' = 'never';

function Fragile() {
  const [isBroken, setBroken] = useState(false);
  if (fails === 'at once' || (isBroken && fails === 'when pressed'))
    throw new RangeError('Invalid time zone specified');
  return (
    <form>
      <textarea name="message" aria-label="message" />
      <input type="password" name="password" />
      <button type="button" onClick={() => setBroken(true)}>
        Break
      </button>
    </form>
  );
}
describe('an island that fails', () => {
  const press = (name: string) =>
    act(async () => void fireEvent.click(screen.getByRole('button', { name })));

  test('says so, shows the typed text but no password, and restores all of it on retry', async () => {
    fails = 'when pressed';
    const { start } = built(Fragile, {});
    await start();
    const typed = { message: 'A long letter', password: 'secret' };
    type(typed);
    await press('Break');
    expect(screen.getByRole('alert').textContent).toContain(failed.heading);
    expect(screen.getByLabelText<HTMLTextAreaElement>(failed.typed).value).toBe('A long letter');
    expect(document.body.innerHTML).not.toContain('secret');
    expect(complaints).toEqual(['RangeError: Invalid time zone specified']);
    await press(failed.again);
    expect(valuesOf(typed)).toEqual(typed);
  });

  test('keeps the typed text when it fails during hydration, too', async () => {
    fails = 'never';
    const { start } = built(Fragile, {});
    type({ message: 'A long letter' });
    fails = 'at once';
    await start();
    expect(screen.getByLabelText<HTMLTextAreaElement>(failed.typed).value).toBe('A long letter');
    fails = 'never';
    await press(failed.again);
    expect(control('message').value).toBe('A long letter');
  });
});

test('reports each error of our code once and none of other programs', () => {
  const fetchSpy = vi.fn(async (_path: string, _init: RequestInit) => new Response());
  vi.stubGlobal('fetch', fetchSpy);
  const fail = (message: string, stack: string) => {
    const error = Object.assign(new Error(message), { stack });
    dispatchEvent(new ErrorEvent('error', { error }));
  };
  fail('of an extension', 'at extension://x.js:1:2');
  fail('ours', 'at https://lailoom.example/_astro/client.js:1:2');
  fail('ours', 'at https://lailoom.example/_astro/client.js:1:2');
  expect(fetchSpy).toHaveBeenCalledTimes(1);
  expect(fetchSpy.mock.calls[0]?.[0]).toBe('/api/errors');
  expect(JSON.parse(String(fetchSpy.mock.calls[0]?.[1].body))).toMatchObject({ message: 'ours' });
});
