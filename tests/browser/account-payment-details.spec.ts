import { fill } from '../../contract/fill.ts';
import { localizedPath } from '../../contract/lang.ts';
import { screens } from './area.ts';
import { expectAccessible, expectStateAccessible } from './axe.ts';
import { expect, journeyLangs, signedIn, test } from './people.ts';

for (const lang of journeyLangs('th')) {
  const { invoices, methods } = screens.payment(lang);
  const path = localizedPath(lang, '/account/payment-details');

  test(`saves and removes payment details by keyboard only, across a reload (${lang})`, async ({
    page,
    request,
    complaints,
  }) => {
    complaints.expect(/^status 400: .*\/api\/me\/payment-details$/);
    const { token } = await signedIn(page, request, lang);
    await page.goto(path);
    await expect(page.getByText(methods.none.body)).toBeVisible();
    const field = (label: string) => page.getByLabel(label, { exact: true });
    const taxId = field(fill(invoices.optional, { label: invoices.taxId.label }));
    await field(invoices.name.label).focus();
    await page.keyboard.type('บริษัท ทดสอบ จำกัด');
    for (const typed of ['', '๐-๑๐๗๕-๔๔๐๐๐-๑๐-๙', '00001', '99/9 ถนนทดสอบ', 'ในเมือง', 'เมือง']) {
      await page.keyboard.press('Tab');
      if (typed !== '') await page.keyboard.type(typed);
    }
    await page.reload();
    await expect(taxId).toHaveValue('๐-๑๐๗๕-๔๔๐๐๐-๑๐-๙');
    await field(invoices.province.label).fill('ขอนแก่น');
    await field(invoices.postcode.label).fill('40000');
    await page.keyboard.press('Enter');
    await expect(taxId).toBeFocused();
    await expect(page.getByText(invoices.taxId.wrong)).toBeVisible();
    await expectAccessible(page, 'refused');
    await taxId.fill('0107544000108');
    await page.keyboard.press('Enter');
    await expect(page.getByText(invoices.done)).toBeVisible();
    const headers = { authorization: `Bearer ${token}` };
    const storedDetails = async () =>
      (await (await request.get('/api/me/payment-details', { headers })).json()).details;
    expect(await storedDetails()).toMatchObject({
      name: 'บริษัท ทดสอบ จำกัด',
      taxId: '0107544000108',
      branch: '00001',
      district: 'เมือง',
      country: 'TH',
    });

    await field(invoices.country.label).selectOption('GB');
    await expect(taxId).toBeHidden();
    await page.getByRole('textbox', { name: invoices.lines.label }).fill('1 Example Street');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect
      .poll(storedDetails)
      .toMatchObject({ country: 'GB', lines: '1 Example Street', taxId: '' });
    await expectStateAccessible(page, 'saved');
    await page.getByRole('button', { name: invoices.remove.begin }).press('Enter');
    await expect(page.getByRole('button', { name: invoices.remove.keep })).toBeFocused();
    await expectStateAccessible(page, 'being asked');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect.poll(storedDetails).toBeNull();
    await expect(field(invoices.name.label)).toHaveValue('');
  });
}
