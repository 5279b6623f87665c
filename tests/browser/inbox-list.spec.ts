import { readFileSync } from 'node:fs';
import { localizedPath } from '../../contract/lang.ts';
import { someEmail } from './data.ts';
import { inboxTexts, PATH, test } from './inbox.ts';
import { expect, journeyLangs } from './site.ts';

for (const lang of journeyLangs('en')) {
  const { app } = inboxTexts(lang);
  const path = localizedPath(lang, PATH);

  test.describe(`finding leads in the inbox (${lang})`, () => {
    test('downloads the filtered leads as a table, with Thai intact', async ({
      page,
      signIn,
      send,
    }) => {
      const email = someEmail('csv');
      await send({ email, form: 'contact', name: 'สมชาย', message: '=1+1' });
      await send({ email: someEmail('other') });
      await signIn();
      await page.goto(`${path}?search=${email}`);
      await expect(page.locator('[data-lead]')).toHaveCount(1);
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: app.filters.csv }).click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(/^leads-\d{4}-\d\d-\d\d\.csv$/);
      const bytes = readFileSync(await file.path());
      // Excel needs a byte order mark to read Thai, and exactly one, or it shows the second one as text.
      expect([...bytes.subarray(0, 6)]).toEqual([0xef, 0xbb, 0xbf, 0x22, 0x69, 0x64]);
      const rows = bytes.toString('utf8').trimEnd().split('\r\n');
      expect(rows).toHaveLength(2);
      expect(rows[1]).toContain('สมชาย');
      expect(rows[1]).toContain(`"'=1+1"`);
    });
  });
}
