import type { Route } from '@playwright/test';
import { type Lang, localizedPath } from '../../contract/lang.ts';
import { isExhaustive } from '../scope.ts';
import { expect, type Page } from './site.ts';
import { content, words } from './words.ts';

/** A form as built, or hydrated by React. */
export type FormState = 'cold' | 'hydrated';

/** Returns the states in which a form is tested: one of them, and both in `npm run test:all`. */
export const formStates = (state: FormState): readonly FormState[] =>
  isExhaustive ? ['cold', 'hydrated'] : [state];

/** React and the islands’ own code; not the scripts that a page loads unprompted. */
export const ISLAND_CODE = /\/_astro\/(?!after-paint\.|page\.|forms\.|player\.|island\.)[^/]*\.js$/;

/** Blocks React until it is released. */
export async function holdIslands(page: Page): Promise<() => Promise<void>> {
  const waiting: Route[] = [];
  let isHeld = true;
  await page.route(ISLAND_CODE, (route) => {
    if (isHeld) waiting.push(route);
    else void route.continue();
  });
  return async () => {
    isHeld = false;
    await Promise.all(waiting.map((route) => route.continue()));
  };
}

/** An answer to a form in place of the server’s. */
interface Answer {
  status: number;
  json?: object;
  headers?: Record<string, string>;
}

/** Answers the forms’ requests in place of the server once they are released, repeating the last answer. */
export async function answerLeads(page: Page, ...answers: Answer[]) {
  const sent: { body: Record<string, unknown>; key: string | undefined }[] = [];
  let letThrough = () => {};
  const held = new Promise<void>((done) => {
    letThrough = done;
  });
  await page.route('**/api/leads', async (route) => {
    const answer = answers[sent.length] ?? answers.at(-1);
    sent.push({
      body: route.request().postDataJSON(),
      key: route.request().headers()['idempotency-key'],
    });
    await held;
    await route.fulfill({ json: {}, ...answer });
  });
  return { sent, letThrough };
}

/**
 * Makes the page believe that it was opened a second ago, because the server holds forms sent within the first second
 * as those of bots.
 */
export const readForAWhile = (page: Page) =>
  page.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 1000;
  });

/** The call to action of the home page in a language: its words and actions. */
export function callToAction(lang: Lang) {
  const texts = words(lang).form;
  const parts = (page: Page) => ({
    form: page.locator('form'),
    field: page.getByLabel(texts.email.label, { exact: true }),
    box: page.getByRole('checkbox', { name: content.consent[0].marketing[lang] }),
    submit: page.getByRole('button', { name: texts.submit, exact: true }),
    status: page.getByRole('status'),
  });
  return {
    texts,
    failed: texts.failed.replace('{email}', content.brand.email),
    parts,
    /** Opens the page with its form as built or hydrated. */
    async open(page: Page, state: FormState) {
      await page.goto(localizedPath(lang, '/'));
      if (state === 'cold') return;
      await parts(page).field.focus();
      await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    },
  };
}

/** A form of one section: its parts and messages. */
export function formIn(page: Page, anchor: string, submit: string) {
  const section = page.locator(`#${anchor}`);
  const form = section.locator('form');
  return {
    form,
    field: (label: string) => form.getByLabel(label, { exact: true }),
    box: form.getByRole('checkbox'),
    submit: form.getByRole('button', { name: submit, exact: true }),
    status: form.getByRole('status'),
    faults: form.getByRole('alert').locator(':scope > :visible'),
    async hydrate() {
      await form.getByRole('textbox').first().focus();
      await expect(section.locator('astro-island[ssr]')).toHaveCount(0);
    },
  };
}
