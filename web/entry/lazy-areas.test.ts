import { expect, it } from 'vitest';
import {
  AREAS,
  isIn,
  KIOSK,
  ONLINE,
  PRINT,
  SIGN_IN,
  type SiteArea,
} from '../../shared/paths/areas.ts';
import { isGuarded, isKiosk, isOfAccounts, isOnline, isPrint } from './lazy-areas.ts';

const areas: SiteArea[] = Object.values(AREAS);
const guarded = areas.filter(({ opens }) => opens !== undefined);
const everyBeginning = areas.flatMap(({ begins }) => begins);

it.each([
  ['the online area', isOnline, [ONLINE]],
  ['the areas around an account', isOfAccounts, SIGN_IN],
  ['print views', isPrint, [PRINT]],
  ['the kiosk', isKiosk, [KIOSK]],
  ['the areas with a guard', isGuarded, guarded],
])('knows the addresses of %s from all others', (_, isThere, its) => {
  for (const begin of everyBeginning) {
    const isOfThem = its.some((area) => isIn(area, `/${begin}`));
    expect(isThere(`/${begin}`), begin).toBe(isOfThem);
    expect(isThere(`/${begin}/further`), begin).toBe(isOfThem);
  }
});

it('takes a longer word for none of a guarded area, of paper or of the kiosk', () => {
  for (const isThere of [isGuarded, isPrint, isKiosk])
    for (const path of ['/administrators', '/dashboards', '/printer', '/kiosks', '/not/admin'])
      expect(isThere(path), path).toBe(false);
});
