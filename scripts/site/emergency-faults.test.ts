import { describe, expect, test } from 'vitest';
import emergency from '../../data/emergency.json' with { type: 'json' };
import { LINE_NAMES, type LineName } from '../../shared/lines/lines.ts';
import { emergencyFaults, lineDigest, SAMPLE_LINES } from './emergency-faults.ts';

const TODAY = '2026-11-20';

const card = {
  name: 'Housing team of Anytown',
  phone: '01174960123',
  phoneDisplay: '0117 496 0123',
  phoneHref: 'tel:+441174960123',
  hours: 'Monday to Friday, 9am to 5pm.',
  source: 'rang on 19 November 2026, told by the duty officer',
  checked: '2026-11-19',
};

const faultsOf = (fields: object) => emergencyFaults({ council: { ...card, ...fields } }, TODAY);

describe('a card of emergency numbers goes live', () => {
  test('once it was checked, and says where from', () => {
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf({ checked: TODAY })).toEqual([]);
  });

  test.each([null, undefined, '', 'yesterday', '2026-02-30', '2026-11-21', 20261119])(
    'not with the day %o',
    (checked) => {
      expect(faultsOf({ checked })).toEqual([
        expect.stringMatching(/^data\/emergency\.json, council: .*checked/),
      ]);
    },
  );

  test.each([null, undefined, ' '])('not with the source %o', (source) => {
    expect(faultsOf({ source })).toHaveLength(1);
  });

  test('not with a number that is shown or dialled as another', () => {
    expect(faultsOf({ phoneDisplay: '0117 496 0124' })).toHaveLength(1);
    expect(faultsOf({ phone: '01174960124' })).toHaveLength(1);
    expect(faultsOf({ phone: '', phoneDisplay: '', phoneHref: '' })).toEqual([]);
  });

  test('nor before it, where it has no name and is not shown', () => {
    expect(faultsOf({ name: '', checked: null, source: '' })).toEqual([]);
    expect(emergencyFaults({}, TODAY)).toEqual([]);
  });
});

describe('a line that was edited on the site', () => {
  const edited = (fields: object) => ({
    name: 'council',
    facts: JSON.stringify({ name: 'Housing team', phone: '01174960123' }),
    source: 'rang, told by the duty officer',
    checked: '2026-11-19',
    ...fields,
  });
  const unchecked = { council: { ...card, checked: null } };

  test('counts as it stands there, whatever the file says', () => {
    expect(emergencyFaults(unchecked, TODAY, [edited({})])).toEqual([]);
  });

  test('keeps a deploy back while nobody has checked it', () => {
    expect(emergencyFaults({ council: card }, TODAY, [edited({ checked: '' })])).toEqual([
      expect.stringMatching(/edited on the site: not checked/),
    ]);
  });
});

describe('the sample’s lines', () => {
  /** As they are in a fresh clone; a city that has put in its own has none left. */
  const sample = LINE_NAMES.filter((name) => emergency[name].checked === null);

  test('are known by their digests', () => {
    expect(sample.map((name) => lineDigest(emergency[name]))).toEqual(
      sample.map((name) => SAMPLE_LINES[name]),
    );
  });

  test('are each refused twice: unchecked, and still the sample’s', () => {
    expect(emergencyFaults(emergency, TODAY)).toHaveLength(sample.length * 2);
  });

  test('are still the sample’s with a day, in another order, spaced otherwise', () => {
    for (const name of sample) {
      const changed = Object.fromEntries(Object.entries(emergency[name]).reverse());
      const spaced = { ...changed, source: ` ${emergency[name].source}  `, checked: '2026-11-19' };
      expect(emergencyFaults({ [name]: spaced }, TODAY)).toEqual([
        expect.stringContaining('still the sample’s'),
      ]);
    }
  });

  test('pass as they are once their source says who confirmed them', () => {
    const confirmed = (name: LineName) => ({
      phoneDisplay: '',
      phoneHref: '',
      ...emergency[name],
      source: 'its owner, by phone',
      checked: '2026-11-19',
    });
    for (const name of sample)
      expect(emergencyFaults({ [name]: confirmed(name) }, TODAY)).toEqual([]);
  });
});
