import { describe, expect, test } from 'vitest';
import { STEPS } from '../../tonight/steps.ts';
import type { BriefEntry } from '../sheet/sheet.ts';
import { sumOf } from './slip-fit.ts';
import { fitSteps, pickSteps } from './tonight-slip.ts';

const COST = 'A normal call: it uses your minutes or credit.';
const entry = (name: string, lines: string[], more: Partial<BriefEntry> = {}): BriefEntry => ({
  id: name,
  name,
  phone: null,
  lines,
  ...more,
});
const RING = entry(
  `1. ${STEPS.ring}: Night team`,
  ['From 5pm on weekdays. 24 hours at weekends.', COST],
  { spare: [COST] },
);
const BED = entry(
  `4. ${STEPS.beds}: Night shelter`,
  ['Walk in. You can come to the door. Come early.', COST, '16 Little Bishop Street'],
  { spare: [COST] },
);
const OPEN = entry(`5. ${STEPS.warm}: Goose`, ['Day Centre. Open now until 3pm', 'Quay Street']);
const SHUT = entry(`5. ${STEPS.warm}: Library`, ['Wi-Fi. Opens tomorrow at 1pm', 'Park Row'], {
  isClosed: true,
});
const picked = pickSteps([RING, BED, OPEN, SHUT]);
const fitIn = (room: number) => fitSteps(picked, room);
const idsOf = (entries: readonly BriefEntry[]) => entries.map(({ id }) => id);
const all = sumOf(picked);
const withoutShut = sumOf(picked.slice(0, 3));

describe('the steps for tonight on a slip', () => {
  test('are all there where they have room', () => {
    expect(fitIn(all)).toEqual(picked);
  });

  test('lose warm places that are closed first, and nothing of whom to ring', () => {
    expect(fitIn(all - 1)).toEqual(picked.slice(0, 3));
  });

  test('lose what calls cost, the last first, before a place that is open', () => {
    const [ring, bed, warm] = fitIn(withoutShut - 1);
    expect(idsOf(fitIn(withoutShut - 1))).toEqual([RING.id, BED.id, OPEN.id]);
    expect(ring?.lines).toEqual(RING.lines);
    expect(bed?.lines).toEqual([BED.lines[0], BED.lines[2]]);
    expect(warm?.lines).toEqual(OPEN.lines);
  });

  test('never lose half a sentence, however little room there is', () => {
    const said = new Set(picked.flatMap(({ lines }) => lines));
    for (let room = all; room > 0; room -= 10) {
      const fitted = fitIn(room);
      expect(sumOf(fitted)).toBeLessThanOrEqual(room);
      for (const line of fitted.flatMap(({ lines }) => lines)) expect(said).toContain(line);
    }
    const least = sumOf(picked.slice(0, 1).map((it) => ({ ...it, lines: it.lines.slice(0, 1) })));
    expect(idsOf(fitIn(least))).toEqual([RING.id]);
  });
});
