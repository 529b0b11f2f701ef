import { adminPaths } from '../../shared/paths/admin-paths.ts';
import { mailedPaths } from '../../shared/paths/mailed-paths.ts';
import { paths } from '../../shared/paths/paths.ts';
import { expect, test } from '../support/fixtures.ts';

// What a shared computer may keep of the pages that somebody opened: nothing whose address says something of them.

for (const path of [
  mailedPaths.resetPassword('a-token-from-a-mail'),
  mailedPaths.confirmEmail('a-token-from-a-mail'),
  mailedPaths.confirmRegistration('a-token-from-a-mail'),
  `${mailedPaths.resetPassword('a-token-from-a-mail')}/and-more`,
  paths.search('somewhere to sleep'),
  `${adminPaths.organisations}?q=somebody`,
  `${paths.printPlaces}?id=some-place`,
  '/timetable/what somebody typed',
])
  test(`${path} is stored by no browser, and not told to whoever it leads to`, async ({
    request,
  }) => {
    for (let n = 0; n < 2; n++) {
      const headers = (await request.get(path)).headers();
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['referrer-policy']).toBe('no-referrer');
    }
  });

test('the same for everyone may be kept, if it is asked for again', async ({ request }) => {
  for (const path of [paths.home, paths.search(), paths.login, paths.timetable('Lunch')])
    expect((await request.get(path)).headers()['cache-control']).toBe('no-cache');
});
