import { expect, it } from 'vitest';
import { HELPLINE_RULES } from './helpline-rules.ts';
import { ORGANISATION_RULES } from './organisation-rules.ts';
import { SERVICE_RULES } from './service-rules.ts';
import { filterAndPage } from './shown.ts';

const asked = (query: object) => ({ q: '', wrong: '', sort: '', page: 1, ...query });
const ids = (list: { rows: { _id: string }[] }) => list.rows.map(({ _id }) => _id);
const row = (_id: string, lastCheckedAt = '') => ({ _id, lastCheckedAt, faults: [] });

it('services are searched and sorted by their provider, those of one staying as they came', () => {
  const of = (_id: string, name: string) => ({ ...row(_id), provider: { _id: name, name } });
  const rows = [
    of('lunch', 'Zoë’s'),
    of('dinner', 'Émile'),
    of('bath', 'Zoë’s'),
    of('wash', 'Eve'),
  ];
  expect(ids(filterAndPage(rows, asked({ sort: 'provider' }), SERVICE_RULES))).toEqual([
    ...['dinner', 'wash', 'lunch', 'bath'],
  ]);
  expect(ids(filterAndPage(rows, asked({ q: 'zoë' }), SERVICE_RULES))).toEqual(['lunch', 'bath']);
});

it('helplines are searched by their name and sorted by their type', () => {
  const rows = [
    { ...row('a'), name: 'Night Line', type: 'Victim of a crime' as const },
    { ...row('b'), name: 'Day Line', type: 'General' as const },
  ];
  expect(ids(filterAndPage(rows, asked({ sort: 'type' }), HELPLINE_RULES))).toEqual(['b', 'a']);
  expect(ids(filterAndPage(rows, asked({ q: 'night' }), HELPLINE_RULES))).toEqual(['a']);
});

it('what was never checked comes before what was checked longest ago', () => {
  const rows = [
    { ...row('new', '2026-05-01T00:00:00.000Z'), name: 'A' },
    { ...row('old', '2025-05-01T00:00:00.000Z'), name: 'B' },
    { ...row('never'), name: 'C' },
    { ...row('nor this'), name: 'D' },
  ];
  const { rows: sorted } = filterAndPage(rows, asked({ sort: 'unchecked' }), ORGANISATION_RULES);
  expect(ids({ rows: sorted })).toEqual(['never', 'nor this', 'old', 'new']);
});
