import type { Route } from '@playwright/test';
import { FIRST_LANG, type Lang, localizedPath } from '../../contract/lang.ts';
import { isExhaustive } from '../scope.ts';
import { expectAccessible } from './axe.ts';
import { expect, type Page } from './site.ts';
import { content, words } from './words.ts';

/** A form as it comes, or with React in charge of it. */
export type FormState = 'cold' | 'hydrated';

/** The states that a form is tested in: one of them, and both in `npm run test:all`. */
export const formStates = (state: FormState): readonly FormState[] =>
  isExhaustive ? ['cold', 'hydrated'] : [state];

/** React and the islands' own code; not the scripts that a page loads by itself. */
export const ISLAND_CODE = /\/_astro\/(?!late\.|forms\.|player\.|island\.)[^/]*\.js$/;

/** What islands are given, which comes with their code. */
export const ISLAND_PROPS = /\/_astro\/props\.[^/]*\.json$/;

/** What wakes islands, which a page loads by itself. */
export const WAKING_CODE = /\/_astro\/island\.[^/]*\.js$/;

/** Keeps React away, or what else is named, until it is let through. */
export async function holdIslands(
  page: Page,
  code: RegExp = ISLAND_CODE,
): Promise<() => Promise<void>> {
  const waiting: Route[] = [];
  let isHeld = true;
  await page.route(code, (route) => {
    if (isHeld) waiting.push(route);
    else void route.continue();
  });
  return async () => {
    isHeld = false;
    await Promise.all(waiting.map((route) => route.continue()));
  };
}

/** What is answered to a form in the server's place. */
interface Answer {
  status: number;
  json?: object;
  headers?: Record<string, string>;
}

/** Answers the forms' requests in the server's place once they are let through, the last answer again and again. */
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
 * Has the page take itself for one that was opened a second ago: the server holds what is sent within the first, for no
 * visitor has read a page and filled in a form by then.
 */
export const readForAWhile = (page: Page) =>
  page.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 1000;
  });

/** The call to action of the home page in a language: what it says, and what is done with it. */
export function callToAction(lang: Lang) {
  const said = words(lang).form;
  const parts = (page: Page) => ({
    form: page.locator('form'),
    field: page.getByLabel(said.email.label, { exact: true }),
    box: page.getByRole('checkbox', { name: content.consent[0].marketing[lang] }),
    submit: page.getByRole('button', { name: said.submit, exact: true }),
    status: page.getByRole('status'),
    alert: page.locator('form').getByRole('alert'),
  });
  return {
    said,
    failed: said.failed.replace('{email}', content.brand.email),
    parts,
    /** Opens the page with its form as it comes, or with React in charge of it. */
    async open(page: Page, state: FormState) {
      await page.goto(localizedPath(lang, '/'));
      if (state === 'cold') return;
      await parts(page).field.focus();
      await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    },
  };
}

/** A form of one section: its parts, and what they come to say. */
export function formIn(page: Page, anchor: string, submit: string) {
  const section = page.locator(`#${anchor}`);
  const form = section.locator('form');
  return {
    /** Where the form stands, as a selector. */
    place: `#${anchor}`,
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

/** The widths at which axe looks at a form's states, in one language, for what it asks does not depend on it. */
export const widthsOfStates = (lang: Lang): readonly number[] =>
  lang !== FIRST_LANG ? [] : isExhaustive ? [390, 1440] : [390];

/**
 * Runs axe over a form in all that it can come to: sent empty, refused by the server, stored.
 * @param said how many faults it has when empty, and what it says when it is refused and when it is stored
 */
export async function expectStatesAccessible(
  page: Page,
  form: Pick<ReturnType<typeof formIn>, 'place' | 'submit' | 'status' | 'faults'>,
  fill: () => Promise<void>,
  said: { faults: number; refused: string; sent: string },
): Promise<void> {
  const { letThrough } = await answerLeads(page, { status: 503 }, { status: 201 });
  letThrough();
  await form.submit.click();
  await expect(form.faults).toHaveCount(said.faults);
  await expectAccessible(page, 'empty', form.place);
  await fill();
  await form.submit.click();
  await expect(form.status).toHaveText(said.refused);
  await expectAccessible(page, 'refused', form.place);
  await form.submit.click();
  await expect(form.status).toHaveText(said.sent);
  await expectAccessible(page, 'sent', form.place);
}
