import fc from 'fast-check';
import { expect, it } from 'vitest';
import { billOf, type Figures, type Guess, PRICES, usageOf } from './costs.ts';

const figures: Figures = {
  cached: 1,
  rendered: 30,
  signIn: 120,
  handbook: 1000,
  directoryRows: 250,
};
const guess: Guess = {
  views: 10_000,
  isolates: 2,
  startsPerDay: 200,
  signInsPerDay: 10,
  writesPerDay: 10,
  mailsPerMonth: 50,
};

const usage = usageOf(guess, figures);

it('bills what Cloudflare’s own examples come to', () => {
  const nothing = Object.fromEntries(Object.keys(usage).map((kind) => [kind, 0])) as typeof usage;
  expect(billOf(nothing).total).toBe(5);
  expect(billOf({ ...nothing, requests: 15e6, processor: 15e6 * 7 })).toMatchObject({
    requests: 1.5,
    processor: 1.5,
    total: 8,
  });
  expect(billOf({ ...nothing, requests: 100e6, processor: 100e6 * 7 }).total).toBeCloseTo(45.4);
  expect(billOf({ ...nothing, mails: 4000 }).mails).toBeCloseTo(0.35);
});

it('takes a small city for the price of the plan', () => {
  expect(billOf(usage).total).toBe(PRICES.plan);
  expect(usage.requests).toBeGreaterThan(20_000);
});

it('never renders a page more often than it is viewed, nor bills less for more views', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1e9 }),
      fc.integer({ min: 1, max: 1000 }),
      (views, isolates) => {
        const one = usageOf(
          { ...guess, views, isolates, signInsPerDay: 0, writesPerDay: 0 },
          { ...figures, cached: 0, handbook: 0, signIn: 0 },
        );
        expect(one.processor / figures.rendered).toBeLessThanOrEqual(views * 1.000001);
        const more = usageOf(
          { ...guess, views: views * 2, isolates, signInsPerDay: 0, writesPerDay: 0 },
          figures,
        );
        expect(billOf(more).total).toBeGreaterThanOrEqual(billOf(one).total);
      },
    ),
  );
});
