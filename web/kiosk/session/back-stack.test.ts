import { expect, it } from 'vitest';
import { leave, stepBack, type Trail } from './back-stack.ts';

const home = { path: '/kiosk', scroll: 0 };
const list = { path: '/kiosk/services/Breakfast', scroll: 400 };

it('leads back the way one came, to the same height', () => {
  const trail = leave(leave([], home), list);
  const once = stepBack(trail);
  expect(once?.to).toEqual(list);
  const twice = stepBack(once?.trail ?? []);
  expect(twice?.to).toEqual(home);
  expect(stepBack(twice?.trail ?? [])).toBeNull();
});

it('forgets the oldest screens of a long walk', () => {
  let trail: Trail = [];
  for (let scroll = 0; scroll < 500; scroll++) trail = leave(trail, { path: '/kiosk', scroll });
  expect(trail).toHaveLength(50);
  expect(stepBack(trail)?.to.scroll).toBe(499);
});
