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
import { isKiosk, isOfAccounts, isOnline, isPrint } from './lazy-areas.ts';

const everyBeginning = Object.values(AREAS).flatMap(({ begins }: SiteArea) => begins);

it.each([
  ['the online area', isOnline, [ONLINE]],
  ['the areas around an account', isOfAccounts, SIGN_IN],
  ['print views', isPrint, [PRINT]],
  ['the kiosk', isKiosk, [KIOSK]],
])('fetches the routes of %s at their addresses and at no other', (_, isThere, areas) => {
  for (const begin of everyBeginning) {
    const isOfThem = areas.some((area) => isIn(area, `/${begin}`));
    expect(isThere(`/${begin}`), begin).toBe(isOfThem);
    expect(isThere(`/${begin}/further`), begin).toBe(isOfThem);
  }
});
