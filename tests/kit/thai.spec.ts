import { localizedPath } from '../../contract/lang.ts';
import { readCutFonts } from '../../site/ui/fonts.ts';
import { expect, type Page, settle, test } from '../browser/site.ts';
import { words } from '../browser/words.ts';
import { expectFitting } from '../pages/fitting.ts';
import { isExhaustive } from '../scope.ts';

const { email } = words('th').form;

const expectWellSet = (page: Page, state: string) =>
  expectFitting(page, 'th', { state, widths: [320, 390, 768] });

test.use({ reducedMotion: 'reduce' });

for (const type of isExhaustive ? ['cta', 'contact-form', 'newsletter'] : ['contact-form']) {
  test(`the faults of a form are well set in Thai: ${type}`, async ({ page }) => {
    await page.goto(localizedPath('th', `/kit/${type}`));
    await settle(page);
    const forms = await page.locator('.lead-form').all();
    for (const form of isExhaustive ? forms : forms.slice(0, 1)) {
      await form.locator('[type="submit"]').press('Enter');
      await expect(form.getByText(email.required)).toBeVisible();
      await expectWellSet(page, 'empty');
      await form.getByRole('textbox', { name: email.label }).fill('x');
      await expect(form.getByText(email.wrong)).toBeVisible();
      await expectWellSet(page, 'wrong');
    }
  });
}

test('Thai words on an English page use our own font, also in code', async ({ page }) => {
  const chromium = await page.context().newCDPSession(page);
  await chromium.send('DOM.enable');
  await chromium.send('CSS.enable');
  for (const [path, selector] of [
    ['/', '.footer-company[lang="th"] .text-note'],
    ['/kit/code-sample', '.code-text'],
  ] as const) {
    await page.goto(path);
    await settle(page);
    const thai = page.locator(selector).filter({ hasText: /\p{Script=Thai}/u });
    await thai.first().evaluate((element) => {
      element.setAttribute('data-asked', '');
      element.scrollIntoView({ behavior: 'instant' });
    });
    await settle(page);
    const { root } = await chromium.send('DOM.getDocument');
    const asked = { nodeId: root.nodeId, selector: '[data-asked]' };
    const { nodeId } = await chromium.send('DOM.querySelector', asked);
    const { fonts } = await chromium.send('CSS.getPlatformFontsForNode', { nodeId });
    expect(fonts, path).toContainEqual(
      expect.objectContaining({
        familyName: expect.stringContaining(readCutFonts().fonts.thai.family),
        isCustomFont: true,
      }),
    );
  }
});
