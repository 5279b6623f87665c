import { someEmail } from '../browser/data.ts';
import {
  expectStatesAccessible,
  formIn,
  formStates,
  holdIslands,
  widthsOfStates,
} from '../browser/lead-forms.ts';
import { exhaustiveTest, expect, journeyLangs, test } from '../browser/site.ts';
import { content } from '../browser/words.ts';
import { type ContactForm, contactForm, MESSAGE, NAME, PAGE } from './contact-form.ts';

const [newest] = content.consent;

for (const lang of journeyLangs('en')) {
  const { texts, failed, open, fill } = contactForm(lang);

  test.describe(`the contact form (${lang})`, () => {
    exhaustiveTest('has labeled fields with the server’s limits', async ({ page, request }) => {
      const form = await open(page);
      await expect(form.name).toHaveAttribute('autocomplete', 'name');
      await expect(form.email).toHaveAttribute('autocomplete', 'email');
      await expect(form.email).toHaveAccessibleDescription(newest.reply[lang]);
      const most = async (field: ContactForm['name']) =>
        Number(await field.getAttribute('maxlength'));
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

    exhaustiveTest('grows the message field with its text', async ({ page }) => {
      const { message } = await open(page);
      const height = () => message.evaluate((field) => field.getBoundingClientRect().height);
      const before = await height();
      await message.fill('งาน\n'.repeat(12));
      expect(await height()).toBeGreaterThan(before + 100);
      await message.fill('งาน\n'.repeat(400));
      expect(await height()).toBeLessThan(500);
    });

    for (const state of formStates('hydrated')) {
      exhaustiveTest(
        `D9 marks every empty field and focuses the first one, ${state}`,
        async ({ page }) => {
          if (state === 'cold') await holdIslands(page);
          const form = await open(page);
          if (state === 'hydrated') await form.hydrate();
          await expect(form.faults).toHaveCount(0);
          await form.submit.click();
          await expect(form.form).toHaveClass(/was-validated/);
          await expect(form.name).toBeFocused();
          await expect(form.faults).toHaveText([
            texts.name.required,
            texts.email.required,
            texts.message.required,
          ]);
          for (const [field, fault] of [
            [form.name, texts.name.required],
            [form.email, texts.email.required],
            [form.message, texts.message.required],
          ] as const) {
            await expect(field).toHaveAttribute('aria-invalid', 'true');
            await expect(field).toHaveAccessibleDescription(fault);
          }

          await form.name.fill(NAME);
          await form.message.fill(MESSAGE);
          await expect(form.faults).toHaveText([texts.email.required]);
          await expect(form.name).not.toHaveAttribute('aria-invalid', 'true');
          await form.email.fill('nobody@');
          await form.submit.click();
          await expect(form.faults).toHaveText([texts.email.wrong]);
          await expect(form.email).toBeFocused();
          await expect(form.name).toHaveValue(NAME);
          await expect(form.message).toHaveValue(MESSAGE);
        },
      );
    }

    test('marks a field that only the server refuses until it is changed', async ({
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
      await expect(form.faults).toHaveText([texts.email.wrong]);
      await expect(form.email).toBeFocused();
      await expect(form.status).toHaveText('');

      await form.email.fill('somebody@example.com');
      await expect(form.faults).toHaveCount(0);
      await form.submit.click();
      await expect(form.faults).toHaveText([texts.message.required]);
      await expect(form.message).toBeFocused();
      await expect(form.message).toHaveAccessibleDescription(texts.message.required);
      await form.message.fill(MESSAGE);
      await expect(form.faults).toHaveCount(0);
    });

    exhaustiveTest('marks a name of spaces before it is sent', async ({ page }) => {
      const form = await open(page);
      await fill(form, 'somebody@example.com');
      await form.name.fill('   ');
      await form.submit.click();
      await expect(form.faults).toHaveText([texts.name.wrong]);
      await expect(form.name).toBeFocused();
    });

    exhaustiveTest('has separate fields in each of several forms on one page', async ({ page }) => {
      const form = await open(page);
      const ids = await page
        .locator('form [id]')
        .evaluateAll((elements) => elements.map(({ id }) => id));
      expect(new Set(ids).size).toBe(ids.length);
      const other = formIn(page, 'ask', texts.submit);
      await form.submit.click();
      await expect(form.faults).toHaveCount(3);
      await expect(other.form).not.toHaveClass(/was-validated/);
      await other.form.getByText(texts.message.label, { exact: true }).click();
      await expect(other.field(texts.message.label)).toBeFocused();
    });

    for (const width of widthsOfStates(lang)) {
      test(`axe finds no problems when invalid, refused or sent, at ${width} px`, async ({
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
            sent: texts.sent,
          },
        );
      });
    }
  });
}
