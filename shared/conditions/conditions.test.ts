import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listDifferences } from '../history/differences.ts';
import { ServiceInput } from '../services/editing/service-input.ts';
import { SERVICE_TYPES } from '../services/service.ts';
import { SERVICE_KINDS } from '../services/subtypes-and-availability.ts';
import { COLUMNS } from '../transfer/spreadsheet-columns.ts';
import { AVAILABILITY, saidByAvailability } from './availability.ts';
import { CHECK_FIRST_AVAILABILITY } from './check-first.ts';
import {
  answerCell,
  conditionLines,
  conditionWords,
  limitsIn,
  readAnswerCell,
} from './condition-words.ts';
import { CONDITION_KEYS, type ConditionKey, conditionOf, conditionsFor } from './conditions.ts';
import { readConditions } from './conditions-input.ts';
import { filtersFor, fitsQuery, parseFits, splitByFit } from './fitting.ts';
import { allAnswers } from './said-conditions.ts';

const VALUES = { age: '25', languages: 'Polish, Somali' };

/** An answer that says yes. */
function aYes(key: ConditionKey): string {
  const { holds } = conditionOf(key);
  return holds ? VALUES[holds] : 'yes';
}

const lunch = { type: 'Lunch', serviceAddress: '1 Quay Street, Bristol' };

function faultsOf(fields: object): Record<string, string> {
  const { error } = ServiceInput.safeParse({ ...lunch, ...fields });
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );
}

describe.each(CONDITION_KEYS)('the condition %s', (key) => {
  const { label, question, holds, icon, types } = conditionOf(key);

  it.each(['no', aYes(key)])('is taken as %s, and every reader has words for it', (answer) => {
    const type = types?.[0] ?? 'Lunch';
    const service = ServiceInput.parse({ ...lunch, type, conditions: { [key]: answer } });
    expect(service.conditions).toEqual({ [key]: answer });
    expect(readConditions(JSON.parse(JSON.stringify(service.conditions)))).toEqual({
      [key]: answer,
    });
    const column = COLUMNS.services.find((its) => its.label === label);
    const cell = column?.text(service) ?? '';
    expect(cell).toBe(answerCell(answer));
    expect(column?.fields(cell)).toEqual({ conditions: { [key]: answer } });
    expect(
      listDifferences({ before: { conditions: {} }, after: { conditions: service.conditions } }),
    ).toEqual([{ field: label, before: '', after: cell }]);
    const words = conditionWords(key, answer);
    const said = [
      ...conditionLines(service.conditions, type).map((line) => line.words),
      ...limitsIn(service.conditions),
    ];
    expect(said).toEqual(words ? [words] : []);
    if (answer !== 'no') expect(words).not.toBe('');
    if (holds && answer !== 'no') expect(words).toContain(answer);
  });

  it('is asked of types that there are', () => {
    expect(SERVICE_TYPES).toEqual(expect.arrayContaining([...(types ?? [])]));
  });

  it('is asked in a question, has a picture, and is not said where nobody says it', () => {
    expect(question).toMatch(/^(?:Can|Is|Does) .*\?$/);
    expect(icon).toMatch(/^[a-z-]+$/);
    expect(ServiceInput.parse({ ...lunch, conditions: { [key]: '' } }).conditions).toEqual({});
    expect(faultsOf({ conditions: { [key]: 'perhaps 5' } })).toHaveProperty([`conditions.${key}`]);
  });
});

describe.each(Object.keys(AVAILABILITY))('the choice "%s"', (option) => {
  const says = saidByAvailability(option);

  it('says only what the conditions take', () => {
    expect(readConditions(says)).toEqual(says);
  });

  it('is never shown as open now where nobody can just walk in', () => {
    if (says.walkIn === 'no') expect(CHECK_FIRST_AVAILABILITY).toContain(option);
  });
});

it('knows every subtype that it reads', () => {
  const known = Object.values(SERVICE_KINDS).flatMap(({ subtypes }) => subtypes);
  const read = CONDITION_KEYS.flatMap((key) => Object.keys(conditionOf(key).saidBy ?? {}));
  expect(known).toEqual(expect.arrayContaining(read));
  expect(read.length).toBeGreaterThan(3);
});

it.each([
  [
    'walking in to what is by appointment',
    { type: 'Day Centre', availability: ['By Appointment only'], conditions: { walkIn: 'yes' } },
    'conditions.walkIn',
  ],
  [
    'men only where women only was chosen',
    {
      type: 'Wi-Fi & Computer Access',
      availability: ['Women Only'],
      conditions: { menOnly: 'yes' },
    },
    'conditions.menOnly',
  ],
  [
    'a women’s clinic that is not for women only',
    {
      type: 'Health & Dental Care',
      subtype: "Women's Clinic",
      conditions: { womenOnly: 'no' },
    },
    'conditions.womenOnly',
  ],
  [
    'women only and men only',
    { conditions: { womenOnly: 'yes', menOnly: 'yes' } },
    'conditions.womenOnly',
  ],
  [
    'under 18s at a place from 25',
    { conditions: { under18: 'yes', overAge: '25' } },
    'conditions.under18',
  ],
  ['a condition that there is not', { conditions: { cats: 'yes' } }, 'conditions'],
  ['an age without a number', { conditions: { overAge: 'yes' } }, 'conditions.overAge'],
  ['an age of 200', { conditions: { overAge: '200' } }, 'conditions.overAge'],
  ['languages without names', { conditions: { languages: 'yes' } }, 'conditions.languages'],
  [
    'an address for a language',
    { conditions: { languages: '16 Quay Street' } },
    'conditions.languages',
  ],
])('refuses %s at its field', (_, fields, path) => {
  expect(Object.keys(faultsOf(fields))).toContain(path);
});

it('says what the availability and the subtype say, and leaves what the type is not asked', () => {
  const said = allAnswers({
    type: 'Drugs & Alcohol',
    subtype: '50+ Group',
    availability: ['Call us on the phone'],
    conditions: { halal: 'yes', womenOnly: 'yes' },
  });
  expect(said).toEqual({
    walkIn: 'no',
    womenOnly: 'yes',
    menOnly: 'no',
    under18: 'no',
    overAge: '50',
  });
});

it('says what is welcome first, then what to bring, then what cannot be', () => {
  const lines = conditionLines({ noId: 'no', dogs: 'no', halal: 'yes', free: 'yes' }, 'Lunch');
  expect(lines.map(({ is, words }) => [is, words])).toEqual([
    ['welcome', 'Free'],
    ['welcome', 'Halal food'],
    ['bring', 'Bring ID'],
    ['cannot', 'No dogs inside'],
  ]);
});

it('keeps a stored answer that no rule of today takes from taking the others away', () => {
  expect(readConditions({ dogs: 'perhaps', noId: 'yes', cats: 'yes' })).toEqual({ noId: 'yes' });
  expect(readConditions(null)).toEqual({});
});

it('reads a cell as people write one', () => {
  expect(['YES', 'y', ' No ', '', 'Polish'].map(readAnswerCell)).toEqual([
    'yes',
    'yes',
    'no',
    '',
    'Polish',
  ]);
});

describe('a list that is narrowed', () => {
  const filters = SERVICE_TYPES.flatMap((type) => filtersFor([type])).map(([key]) => key);
  const keys = fc.subarray([...new Set(filters)]);
  const conditions = fc.record(
    Object.fromEntries(
      [...new Set(filters)].map((key) => [key, fc.constantFrom('yes', 'no', '25')]),
    ),
    { requiredKeys: [] },
  );

  it('has each place once: known to fit, not said, or left out', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ conditions })), keys, (services, asked) => {
        const { fit, unsaid, out } = splitByFit(services, asked);
        expect(fit.length + unsaid.length + out).toBe(services.length);
        expect(
          fit.every((its) =>
            asked.every((key) => !['no', undefined].includes(its.conditions[key])),
          ),
        ).toBe(true);
        expect(unsaid.some((its) => asked.some((key) => its.conditions[key] === 'no'))).toBe(false);
        expect(unsaid.every((its) => asked.some((key) => !its.conditions[key]))).toBe(true);
      }),
    );
  });

  it('stands in an address as it was chosen', () => {
    fc.assert(
      fc.property(keys, (asked) => {
        const { searchParams } = new URL(`https://handbook.test/?${fitsQuery(asked)}`);
        expect(new Set(parseFits(searchParams.getAll('fits')))).toEqual(new Set(asked));
      }),
    );
    expect(parseFits(['overAge', '__proto__', 'cats', ''])).toEqual([]);
  });

  it('offers no kiosk what a room should not see, and a shower no halal food', () => {
    const offKiosk = filtersFor(SERVICE_TYPES).filter(([, , , isOffKiosk]) => isOffKiosk);
    expect(offKiosk.map(([key]) => key)).toEqual(['drinkOrDrugs']);
    expect(filtersFor(['Showers']).map(([key]) => key)).not.toContain('halal');
    expect(conditionsFor('Lunch')).toContain('halal');
  });
});
