import { expect, it } from 'vitest';
import { fullFolders } from './full-folders.ts';

const filesIn = (folder: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${folder}/file-${at}.ts`);

it('lets a folder of code have twenty-two loose files', () => {
  expect(fullFolders(filesIn('shared/time', 22))).toEqual([]);
});

it('names a folder with one more, whatever its files are', () => {
  const files = [...filesIn('web/ui', 21), 'web/ui/Card.module.css', 'web/ui/Card.test.tsx'];
  expect(fullFolders(files)).toEqual(['web/ui has 23 loose files, of 22 at most.']);
});

it('counts a folder without those below it', () => {
  expect(fullFolders([...filesIn('web/ui', 20), ...filesIn('web/ui/icons', 20)])).toEqual([]);
});

it('asks nothing of what is numbered', () => {
  const numbered = ['migrations', 'docs/decisions', 'data'].flatMap((it) => filesIn(it, 99));
  expect(fullFolders(numbered)).toEqual([]);
});
