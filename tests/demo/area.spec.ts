import { fill } from '../../contract/fill.ts';
import { areaIn, screens } from '../browser/area.ts';
import { expect, test } from '../browser/site.ts';
import { demo, signIn } from './demo.ts';

const { user } = demo;
const area = areaIn('en');
const letter = screens.messages('en');
const name = `${user.firstName} ${user.lastName}`;

test('the bar shows the unread count, and a sent message is in the list', async ({ page }) => {
  await signIn(page, { returnUrl: '/account/details' });
  await expect(page.getByRole('main').getByText(user.email).first()).toBeVisible();
  // Two of the demo’s initial messages are answers.
  const unread = fill(area.unread, { count: 2 });
  const button = page.locator('button[popovertarget="bar-account"]');
  await expect(button).toHaveAccessibleName(`${name} – ${area.label} – ${unread}`);
  await button.click();
  const panel = page.locator('#bar-account');
  await expect(panel.getByText(name)).toBeVisible();
  await panel.getByRole('link', { name: unread }).click();
  await expect(page).toHaveURL(/\/account\/messages\/?$/);

  await page.getByRole('link', { name: letter.list.begin }).click();
  await page.getByLabel(letter.begin.subject.label, { exact: true }).fill('A loom that squeaks');
  await page.getByLabel(letter.conversation.body.label, { exact: true }).fill('Can it be mended?');
  await page.getByRole('button', { name: letter.begin.submit }).click();
  await expect(page).toHaveURL(/\?conversation=\d+$/);
  await page.getByRole('link', { name: letter.open.back }).click();
  await expect(
    page.getByRole('list', { name: letter.list.label }).getByText('A loom that squeaks'),
  ).toBeVisible();
});
