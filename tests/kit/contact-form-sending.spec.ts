import { localizedPath } from '../../contract/lang.ts';
import { leadsOf, mailsAbout, someEmail } from '../browser/data.ts';
import { answerLeads, formStates, holdIslands, readForAWhile } from '../browser/lead-forms.ts';
import { exhaustiveTest, expect, journeyLangs, test } from '../browser/site.ts';
import { content, words } from '../browser/words.ts';
import { contactForm, MESSAGE, NAME, PAGE } from './contact-form.ts';

const [newest] = content.consent;

for (const lang of journeyLangs('th')) {
  const { texts, failed, open, fill } = contactForm(lang);
  const stored = { form: 'contact', lang, page: PAGE, name: NAME, message: MESSAGE, heldFor: null };

  test.describe(`sending the contact form (${lang})`, () => {
    for (const state of formStates('cold')) {
      test(`D12 stores a message once with its page and consent and mails it, ${state}`, async ({
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
        await expect(form.status).toHaveText(texts.sent);
        await expect(form.message).toHaveValue('');
        // Also when the second click of a double click is late.
        await form.submit.dispatchEvent('click', { detail: 2 });
        await expect(form.faults).toHaveCount(0);
        expect(leadsOf(email)).toEqual([
          expect.objectContaining({
            ...stored,
            consentVersion: newest.version,
            consentPurposes: 'reply',
          }),
        ]);
        await expect.poll(async () => (await mailsAbout(email)).length).toBe(1);
        const [mail] = await mailsAbout(email);
        expect(mail?.text).toContain('Can you read them?');

        await fill(form, email);
        await form.submit.click();
        await expect(form.status).toHaveText(texts.repeated);
        expect(leadsOf(email)).toHaveLength(1);
      });
    }

    for (const state of formStates('hydrated')) {
      exhaustiveTest(
        `announces a failure to store the message and keeps everything typed, ${state}`,
        async ({ page, complaints }) => {
          complaints.expect(/^status 503: .*\/api\/leads$/);
          const { sent, letThrough } = await answerLeads(page, { status: 503 });
          const form = await open(page);
          if (state === 'hydrated') await form.hydrate();
          await fill(form, 'somebody@example.com');
          await form.box.check();
          await form.submit.click();
          await expect(form.form).toHaveAttribute('aria-busy', 'true');
          await expect(form.form.getByRole('button', { name: texts.sending })).toBeVisible();
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
        },
      );
    }

    exhaustiveTest(
      'says that there are too many messages, and how long to wait',
      async ({ page, complaints }) => {
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
          texts.limited.replace('{minutes}', '2').replace('{email}', content.brand.email),
        );
        await expect(form.message).toHaveValue(MESSAGE);
      },
    );
  });

  test.describe(`the contact form without JavaScript (${lang})`, () => {
    test.use({ javaScriptEnabled: false });

    exhaustiveTest('D12 is validated by the browser, stored and thanked for', async ({ page }) => {
      const email = someEmail();
      const form = await open(page);
      await form.email.fill(email);
      await form.submit.click();
      await expect(page).toHaveURL(localizedPath(lang, '/kit/contact-form'));
      await expect(form.name).toBeFocused();
      await fill(form, email);
      await form.box.check();
      await form.submit.click();
      await expect(page).toHaveURL(localizedPath(lang, '/thanks'));
      expect(leadsOf(email)).toEqual([
        expect.objectContaining({ ...stored, consentPurposes: 'reply,marketing' }),
      ]);
    });

    exhaustiveTest(
      'shows an error page for faults that only the server finds, and Back restores the fields',
      async ({ page, complaints }) => {
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
      },
    );
  });
}
