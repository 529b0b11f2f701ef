import { expect, it } from 'vitest';
import { type BackStack, leave, stepBack } from './back-stack.ts';

const home = { path: '/kiosk', scroll: 0 };
const list = { path: '/kiosk/services/Breakfast', scroll: 400 };

it('leads back the way one came, to the same height', () => {
  const backStack = leave(leave([], home), list);
  const once = stepBack(backStack);
  expect(once?.to).toEqual(list);
  const twice = stepBack(once?.backStack ?? []);
  expect(twice?.to).toEqual(home);
  expect(stepBack(twice?.backStack ?? [])).toBeNull();
});

it('forgets the oldest screens of a long walk', () => {
  let backStack: BackStack = [];
  for (let scroll = 0; scroll < 500; scroll++)
    backStack = leave(backStack, { path: '/kiosk', scroll });
  expect(backStack).toHaveLength(50);
  expect(stepBack(backStack)?.to.scroll).toBe(499);
});
