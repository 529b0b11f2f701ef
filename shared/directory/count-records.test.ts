import { expect, it } from 'vitest';
import sample from '../../data/bristol.json' with { type: 'json' };
import { ImportInput } from '../transfer/import.ts';
import { LIMITS } from '../validation/limits.ts';
import { countRecords } from './count-records.ts';
import { readDirectoryFile } from './directory-file.ts';

it('counts what a directory file brings, whoever it belongs to', () => {
  const { organisations, services, helplines, changes } = readDirectoryFile(sample);
  const read = [organisations, services, helplines, changes].flat();
  expect(countRecords(sample)).toBe(read.length);
});

it('counts the dated changes of an organisation and of the city', () => {
  const organisations = [{ services: [{}], helpline: {}, datedChanges: [{}, {}] }];
  expect(countRecords({ organisations, helplines: [{}], datedChanges: [{}] })).toBe(7);
});

it('takes a file that is none for one without records', () => {
  expect(countRecords({})).toBe(0);
  expect(countRecords({ organisations: [null, 3], helplines: 'none' })).toBe(2);
});

it('lets an import bring in as many records as one may have, and not one more', () => {
  const { value, message } = LIMITS.importRecords;
  const holding = (records: number) => ({ helplines: Array.from({ length: records }, () => ({})) });
  expect(ImportInput.safeParse({ file: holding(value) }).success).toBe(true);
  const [issue] = ImportInput.safeParse({ file: holding(value + 1) }).error?.issues ?? [];
  expect(issue).toMatchObject({ path: ['file'], message });
});
