import { expectForEveryone } from '../support/accessible.ts';
import { asAdmin, register } from '../support/api/admin-api.ts';
import { ADMIN_PAGES } from '../support/area-pages.ts';
import { expect, test } from '../support/fixtures.ts';
import { openArea } from '../support/open-area.ts';
import { SIZES } from '../support/sizes.ts';

test.use({ site: 'accounts', signsIn: true, viewport: SIZES.phone });

for (const [what, pages] of Object.entries(ADMIN_PAGES))
  test(`the admin's pages of ${what} can be used by everyone`, async ({ page }) => {
    test.slow();
    const call = await asAdmin(page);
    await register(call, 'Waiting');
    const [[service], [helpline]] = await Promise.all([
      call('GET', '/services?type=Lunch'),
      call('GET', '/helplines'),
    ]);
    const ids = {
      organisation: service.provider._id,
      service: service._id,
      helpline: helpline._id,
    };
    const names = [
      [ids.organisation, service.provider.name],
      [ids.service, service.provider.name],
      [ids.helpline, helpline.name],
    ];
    for (const { name, path } of pages)
      await test.step(name, async () => {
        await openArea(page, path(ids));
        for (const [id, ofWhom] of names)
          if (path(ids).endsWith(`/${id}`))
            expect(await page.title(), 'of several tabs').toContain(ofWhom);
        await expectForEveryone(page);
      });
  });
