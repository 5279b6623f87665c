import { localizedPath } from '../../contract/lang.ts';
import { screens } from './area.ts';
import { tabTo } from './keyboard.ts';
import {
  accountIn,
  accountOf,
  expect,
  journeyLangs,
  sessionOf,
  signedIn,
  test,
  tokenOf,
} from './people.ts';

for (const lang of journeyLangs('th')) {
  const texts = screens.security(lang);
  const { texts: account } = accountIn(lang);
  const path = localizedPath(lang, '/account/security');

  test(`sets a new password by keyboard only (${lang})`, async ({ page, request, complaints }) => {
    complaints.expect(/^status 400: .*\/api\/me\/password$/);
    const person = await signedIn(page, request);
    const elsewhere = await tokenOf(request, person);
    await page.goto(path);
    const current = page.getByLabel(texts.password.current.label, { exact: true });
    const chosen = page.getByLabel(texts.password.chosen.label, { exact: true });
    await tabTo(page, current);
    await page.keyboard.type('not my password');
    await tabTo(page, chosen);
    await page.keyboard.type('nine louder shuttles');
    await page.keyboard.press('Enter');
    await expect(current).toBeFocused();
    await expect(current).toHaveAccessibleDescription(account.refusals.fields.incorrect);
    await expect(chosen).toHaveValue('nine louder shuttles');
    await current.fill(person.password);
    await page.keyboard.press('Enter');
    await expect(page.getByText(texts.password.done)).toBeVisible();
    await expect(current).toHaveValue('');
    expect(await accountOf(request, elsewhere)).toBeUndefined();
    const token = (await sessionOf(page))?.value ?? '';
    expect((await accountOf(request, token))?.email).toBe(person.email);
    await tokenOf(request, { ...person, password: 'nine louder shuttles' });
  });
}
