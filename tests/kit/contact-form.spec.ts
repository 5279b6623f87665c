import { LANGS, pathIn } from '../../contract/lang.ts';
import { leadsOf, mailsAbout, someEmail } from '../browser/data.ts';
import {
  answerLeads,
  expectStatesAccessible,
  formIn,
  holdIslands,
  readForAWhile,
} from '../browser/lead-forms.ts';
import { expect, type Page, test } from '../browser/site.ts';
import { content, words, wordsOfForm } from '../browser/words.ts';

/** The page that the kit gives as the one that its sections stand on. */
const PAGE = '/kit';
const [newest] = content.consent;

const NAME = 'น้ำฝน ศรีสุข-O’Connor';
const MESSAGE = 'เรามีใบแจ้งหนี้เดือนละ 4,000 ฉบับ\n\nCan you read them?';

for (const lang of LANGS) {
  const said = wordsOfForm('contact', lang);
  const failed = said.failed.replace('{email}', content.brand.email);

  async function open(page: Page) {
    await page.goto(pathIn(lang, '/kit/contact-form'));
    const { field, ...form } = formIn(page, 'write', said.submit);
    return {
      ...form,
      name: field(said.name.label),
      email: field(said.email.label),
      message: field(said.message.label),
    };
  }

  type Form = Awaited<ReturnType<typeof open>>;

  async function fill(form: Form, email: string) {
    await form.name.fill(NAME);
    await form.email.fill(email);
    await form.message.fill(MESSAGE);
  }

  test.describe(`the contact form (${lang})`, () => {
    test('its fields say what they are for, and take what the server takes', async ({
      page,
      request,
    }) => {
      const form = await open(page);
      await expect(form.name).toHaveAttribute('autocomplete', 'name');
      await expect(form.email).toHaveAttribute('autocomplete', 'email');
      await expect(form.email).toHaveAccessibleDescription(newest.reply[lang]);
      const most = async (field: Form['name']) => Number(await field.getAttribute('maxlength'));
      const [name, message] = [await most(form.name), await most(form.message)];
      const send = (more: { name: number; message: number }) =>
        request.post('/api/leads', {
          data: {
            form: 'contact',
            lang,
            page: PAGE,
            email: someEmail(),
            consent: newest.version,
            name: 'ก'.repeat(name + more.name),
            message: 'ก'.repeat(message + more.message),
          },
        });
      expect((await send({ name: 0, message: 0 })).ok()).toBe(true);
      for (const more of [
        { name: 1, message: 0 },
        { name: 0, message: 1 },
      ]) {
        expect((await send(more)).status()).toBe(400);
      }
    });

    test('the field for the message grows with what is written in it', async ({ page }) => {
      const { message } = await open(page);
      const height = () => message.evaluate((field) => field.getBoundingClientRect().height);
      const before = await height();
      await message.fill('งาน\n'.repeat(12));
      expect(await height()).toBeGreaterThan(before + 100);
      await message.fill('งาน\n'.repeat(400));
      expect(await height()).toBeLessThan(500);
    });

    for (const state of ['cold', 'hydrated'] as const) {
      test(`D9 every field that is empty says so beside it, and the first has the focus, ${state}`, async ({
        page,
      }) => {
        if (state === 'cold') await holdIslands(page);
        const form = await open(page);
        if (state === 'hydrated') await form.hydrate();
        await expect(form.faults).toHaveCount(0);
        await form.submit.click();
        await expect(form.form).toHaveClass(/was-validated/);
        await expect(form.name).toBeFocused();
        await expect(form.faults).toHaveText([
          said.name.required,
          said.email.required,
          said.message.required,
        ]);
        for (const [field, fault] of [
          [form.name, said.name.required],
          [form.email, said.email.required],
          [form.message, said.message.required],
        ] as const) {
          await expect(field).toHaveAttribute('aria-invalid', 'true');
          await expect(field).toHaveAccessibleDescription(fault);
        }

        await form.name.fill(NAME);
        await form.message.fill(MESSAGE);
        await expect(form.faults).toHaveText([said.email.required]);
        await expect(form.name).not.toHaveAttribute('aria-invalid', 'true');
        await form.email.fill('nobody@');
        await form.submit.click();
        await expect(form.faults).toHaveText([said.email.wrong]);
        await expect(form.email).toBeFocused();
        await expect(form.name).toHaveValue(NAME);
        await expect(form.message).toHaveValue(MESSAGE);
      });

      test(`D12 a message is stored once, with its page and what was agreed to, and mailed, ${state}`, async ({
        page,
      }) => {
        const email = someEmail();
        const release = state === 'cold' ? await holdIslands(page) : undefined;
        const form = await open(page);
        if (state === 'hydrated') await form.hydrate();
        await fill(form, email);
        await expect(form.box).not.toBeChecked();
        await readForAWhile(page);
        await form.submit.dblclick();
        await release?.();
        await expect(form.status).toHaveText(said.sent);
        await expect(form.message).toHaveValue('');
        await expect(form.faults).toHaveCount(0);
        expect(leadsOf(email)).toEqual([
          expect.objectContaining({
            form: 'contact',
            lang,
            page: PAGE,
            name: NAME,
            message: MESSAGE,
            heldFor: null,
            consentVersion: newest.version,
            consentPurposes: 'reply',
          }),
        ]);
        await expect.poll(async () => (await mailsAbout(email)).length).toBe(1);
        const [mail] = await mailsAbout(email);
        expect(mail?.text).toContain('Can you read them?');

        await fill(form, email);
        await form.submit.click();
        await expect(form.status).toHaveText(said.repeated);
        expect(leadsOf(email)).toHaveLength(1);
      });

      test(`what cannot be stored is said, and nothing typed is lost, ${state}`, async ({
        page,
        complaints,
      }) => {
        complaints.expect(/^status 503: .*\/api\/leads$/);
        const { sent, letThrough } = await answerLeads(page, { status: 503 });
        const form = await open(page);
        if (state === 'hydrated') await form.hydrate();
        await fill(form, 'somebody@example.com');
        await form.box.check();
        await form.submit.click();
        await expect(form.form).toHaveAttribute('aria-busy', 'true');
        await expect(form.form.getByRole('button', { name: said.sending })).toBeVisible();
        letThrough();
        await expect(form.status).toHaveText(failed);
        await expect(form.status.getByRole('link')).toHaveAttribute(
          'href',
          `mailto:${content.brand.email}`,
        );
        await expect(form.name).toHaveValue(NAME);
        await expect(form.message).toHaveValue(MESSAGE);
        await expect(form.box).toBeChecked();
        expect(sent.map(({ body }) => body)).toEqual([
          expect.objectContaining({
            form: 'contact',
            name: NAME,
            message: MESSAGE,
            marketing: true,
          }),
        ]);
      });
    }

    test('what only the server finds wrong stands beside its field, until it is changed', async ({
      page,
      complaints,
    }) => {
      complaints.expect(/^status 400: .*\/api\/leads$/);
      const form = await open(page);
      await form.hydrate();
      await form.name.fill(NAME);
      await form.email.fill('some..body@example.com');
      await form.message.fill(' \n ');
      await form.submit.click();
      await expect(form.faults).toHaveText([said.email.wrong]);
      await expect(form.email).toBeFocused();
      await expect(form.status).toHaveText('');

      await form.email.fill('somebody@example.com');
      await expect(form.faults).toHaveCount(0);
      await form.submit.click();
      await expect(form.faults).toHaveText([said.message.required]);
      await expect(form.message).toBeFocused();
      await expect(form.message).toHaveAccessibleDescription(said.message.required);
      await form.message.fill(MESSAGE);
      await expect(form.faults).toHaveCount(0);
    });

    test('a name of nothing but spaces is wrong before it is sent', async ({ page }) => {
      const form = await open(page);
      await fill(form, 'somebody@example.com');
      await form.name.fill('   ');
      await form.submit.click();
      await expect(form.faults).toHaveText([said.name.wrong]);
      await expect(form.name).toBeFocused();
    });

    test('too many messages are said to be too many, and for how long', async ({
      page,
      complaints,
    }) => {
      complaints.expect(/^status 429: .*\/api\/leads$/);
      const { letThrough } = await answerLeads(page, {
        status: 429,
        headers: { 'retry-after': '61' },
      });
      letThrough();
      const form = await open(page);
      await fill(form, 'somebody@example.com');
      await form.submit.click();
      await expect(form.status).toHaveText(
        said.limited.replace('{minutes}', '2').replace('{email}', content.brand.email),
      );
      await expect(form.message).toHaveValue(MESSAGE);
    });

    test('several forms stand on one page, each with fields of its own', async ({ page }) => {
      const form = await open(page);
      const ids = await page
        .locator('form [id]')
        .evaluateAll((elements) => elements.map(({ id }) => id));
      expect(new Set(ids).size).toBe(ids.length);
      const other = formIn(page, 'ask', said.submit);
      await form.submit.click();
      await expect(form.faults).toHaveCount(3);
      await expect(other.form).not.toHaveClass(/was-validated/);
      await other.form.getByText(said.message.label, { exact: true }).click();
      await expect(other.field(said.message.label)).toBeFocused();
    });

    for (const width of [390, 1440]) {
      test(`axe finds nothing in it when it is wrong, refused or sent, at ${width} px`, async ({
        page,
        complaints,
      }) => {
        complaints.expect(/^status 503: .*\/api\/leads$/);
        await page.setViewportSize({ width, height: 900 });
        const form = await open(page);
        await expectStatesAccessible(
          page,
          form,
          async () => {
            await fill(form, 'somebody@example.com');
            await form.box.check();
          },
          {
            faults: 3,
            refused: failed,
            sent: said.sent,
          },
        );
      });
    }
  });

  test.describe(`the contact form without JavaScript (${lang})`, () => {
    test.use({ javaScriptEnabled: false });

    test('D12 it is checked by the browser, stored, and thanked for', async ({ page }) => {
      const email = someEmail();
      const form = await open(page);
      await form.email.fill(email);
      await form.submit.click();
      await expect(page).toHaveURL(pathIn(lang, '/kit/contact-form'));
      await expect(form.name).toBeFocused();
      await fill(form, email);
      await form.box.check();
      await form.submit.click();
      await expect(page).toHaveURL(pathIn(lang, '/thanks'));
      expect(leadsOf(email)).toEqual([
        expect.objectContaining({
          form: 'contact',
          lang,
          page: PAGE,
          name: NAME,
          message: MESSAGE,
          heldFor: null,
          consentPurposes: 'reply,marketing',
        }),
      ]);
    });

    test('what only the server refuses gets a page that says so, and Back has it all still', async ({
      page,
      complaints,
    }) => {
      complaints.expect(/^status 400: .*\/api\/leads$/);
      const form = await open(page);
      await fill(form, 'somebody@example.com');
      await form.message.fill(' ');
      await form.submit.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        words(lang).statusPages.invalid.heading,
      );
      await page.goBack();
      await expect(form.name).toHaveValue(NAME);
      await expect(form.email).toHaveValue('somebody@example.com');
    });
  });
}
