import { readContent } from '../../contract/content-file.ts';
import { fill } from '../../contract/fill.ts';
import { type Lang, pathIn } from '../../contract/lang.ts';
import { localize } from '../../contract/text.ts';
import { detailsWords } from '../../site/app/details/texts.ts';
import { expectAccessible, expectStateAccessible } from './axe.ts';
import { leadsOf } from './data.ts';
import { greyPicture } from './grey-picture.ts';
import {
  accountIn,
  exhaustiveTest,
  expect,
  giveSession,
  journeyLangs,
  member,
  sessionOf,
  test,
  tokenOf,
  whoIs,
} from './people.ts';
import type { Page } from './site.ts';

const wordsIn = (lang: Lang) =>
  localize(readContent('content/account-area/details.yaml', detailsWords), lang).app;

for (const lang of journeyLangs('th')) {
  const said = wordsIn(lang);
  const { said: account } = accountIn(lang);
  const path = pathIn(lang, '/account/details');
  const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

  test.describe(`details (${lang})`, () => {
    exhaustiveTest(
      'names, company, language and time zone; what is typed stays over a reload',
      async ({ page, request }) => {
        const person = await member(request);
        const token = await tokenOf(request, person);
        await giveSession(page, token);
        await page.goto(path);
        const { about } = said;
        const panel = region(page, about.heading);
        const field = (label: string) => panel.getByLabel(label, { exact: true });
        const company = field(fill(about.optional, { label: about.company.label }));
        await expect(field(about.firstName.label)).toHaveValue('Nok');
        await field(about.username.label).fill('');
        await page.keyboard.press('Enter');
        await expect(field(about.username.label)).toHaveAccessibleDescription(
          new RegExp(about.username.required),
        );
        await field(about.username.label).fill('นก');
        await company.fill('โรงพิมพ์ศรีสุข');
        await field(about.timeZone.label).selectOption('Asia/Tokyo');
        await page.reload();
        await expect(company).toHaveValue('โรงพิมพ์ศรีสุข');
        await expect(field(about.timeZone.label)).toHaveValue('Asia/Tokyo');
        await field(about.lang.label).selectOption('th');
        await panel.getByRole('button', { name: about.submit, exact: true }).click();
        await expect(panel.getByText(about.done)).toBeVisible();
        expect(await whoIs(request, token)).toMatchObject({
          username: 'นก',
          firstName: 'Nok',
          company: 'โรงพิมพ์ศรีสุข',
          lang: 'th',
          timeZone: 'Asia/Tokyo',
        });
        await expect(company).toHaveValue('โรงพิมพ์ศรีสุข');
        await expectAccessible(page, 'saved');
      },
    );

    exhaustiveTest(
      'a picture: chosen, moved by the keys, saved, removed',
      async ({ page, request }) => {
        const person = await member(request);
        const token = await tokenOf(request, person);
        await giveSession(page, token);
        await page.goto(path);
        const { picture: words } = said;
        const panel = region(page, words.heading);
        const choose = panel.getByLabel(words.choose, { exact: true });
        await expect(choose).toBeEnabled();
        await choose.setInputFiles({
          name: 'me.txt',
          mimeType: 'text/plain',
          buffer: Buffer.from('no picture'),
        });
        await expect(page.getByText(words.unreadable)).toBeVisible();
        await choose.setInputFiles({
          name: 'me.png',
          mimeType: 'image/png',
          buffer: greyPicture(600, 300),
        });
        const crop = panel.getByRole('application', { name: words.crop.field });
        await expect(crop).toBeFocused();
        await expectAccessible(page, 'choosing the part', 'main');
        await page.keyboard.press('ArrowRight');
        await panel.getByRole('slider').press('ArrowRight');
        await panel.getByRole('button', { name: words.crop.save, exact: true }).click();
        await expect(panel.getByText(words.saved)).toBeVisible();
        const own = panel.getByRole('img', { name: words.own });
        await expect(own).toHaveJSProperty('naturalWidth', 256);
        expect((await whoIs(request, token))?.image).toMatch(/^\/api\/pictures\//);
        await panel.getByRole('button', { name: words.remove, exact: true }).click();
        await expect(panel.getByRole('img', { name: words.none })).toBeVisible();
        await expect.poll(async () => (await whoIs(request, token))?.image).toBeNull();
      },
    );

    exhaustiveTest(
      'another address: asks for the password, and sends a link there',
      async ({ page, request, complaints }) => {
        complaints.expect(/^status 400: .*\/api\/me\/email$/);
        const person = await member(request);
        await giveSession(page, await tokenOf(request, person));
        await page.goto(path);
        const panel = region(page, said.email.heading);
        await expect(panel.getByText(said.email.unconfirmed)).toBeVisible();
        await panel.getByRole('button', { name: said.email.change, exact: true }).click();
        await expect(panel.getByLabel(said.email.chosen, { exact: true })).toBeFocused();
        await expectStateAccessible(page, 'another address');
        const email = `new-${person.email}`;
        await panel.getByLabel(said.email.chosen, { exact: true }).fill(email);
        const password = panel.getByLabel(said.email.password, { exact: true });
        await password.fill('not my password');
        await page.keyboard.press('Enter');
        await expect(password).toHaveAccessibleDescription(account.refusals.fields.incorrect);
        await password.fill(person.password);
        await page.keyboard.press('Enter');
        await expect(panel.getByText(fill(said.email.done, { email }))).toBeVisible();
        await panel.getByRole('button', { name: said.email.again, exact: true }).click();
        await expect(
          panel.getByText(fill(said.email.sentAgain, { email: person.email })),
        ).toBeVisible();
      },
    );

    exhaustiveTest(
      'everything that is kept can be downloaded, and the account deleted',
      async ({ page, request, complaints }) => {
        complaints.expect(/^status 400: .*\/api\/me$/);
        const person = await member(request);
        const token = await tokenOf(request, person);
        await giveSession(page, token);
        await page.goto(path);
        const download = page.waitForEvent('download');
        await region(page, said.data.heading).getByRole('button').click();
        const stream = await (await download).createReadStream();
        let kept = '';
        for await (const part of stream) kept += part;
        expect(JSON.parse(kept)).toMatchObject({ email: person.email });

        const panel = region(page, said.deletion.heading);
        await panel.getByRole('button', { name: said.deletion.begin, exact: true }).click();
        const password = panel.getByLabel(account.fields.password.label, { exact: true });
        await expect(password).toBeFocused();
        await expectAccessible(page, 'about to delete');
        await password.fill('not my password');
        await page.keyboard.press('Enter');
        await expect(password).toHaveAccessibleDescription(account.refusals.fields.incorrect);
        await password.fill(person.password);
        await page.keyboard.press('Enter');
        await page.waitForURL((url) => url.pathname === pathIn(lang, '/pages-logout'));
        expect(await sessionOf(page)).toBeUndefined();
        expect(await whoIs(request, token)).toBeUndefined();
        expect(leadsOf(person.email)).toEqual([]);
      },
    );
  });
}
