import { expect, it } from 'vitest';
import { type Import, importsOf, orderFaults, partFaults } from './import-order.ts';

const faults = (...imports: Import[]) => orderFaults(imports);

it('reads imports of values, types, effects and chunks', () => {
  const text = [
    "import { a } from './a.ts';",
    "import type { B } from '../b.ts';",
    "import './c.css';",
    "const d = await import('./d/d.tsx');",
    "export { e } from './e.ts';",
    "import react from 'react';",
  ].join('\n');
  expect(importsOf('web/home/Page.tsx', text).map(([, to]) => to)).toEqual([
    'web/home/a.ts',
    'web/b.ts',
    'web/home/c.css',
    'web/home/d/d.tsx',
    'web/home/e.ts',
  ]);
});

it('lets a folder import what comes before it', () => {
  expect(faults(['web/home/HomePage.tsx', 'web/ui/Page.tsx'])).toEqual([]);
  expect(faults(['web/home/HomePage.tsx', 'shared/site/site.ts'])).toEqual([]);
});

it('finds an import of what comes after', () => {
  expect(faults(['web/ui/Page.tsx', 'web/auth/session.ts'])).toEqual([
    'web/ui/Page.tsx imports web/auth/session.ts: web/auth comes after web/ui.',
  ]);
});

it('finds what is to know no domain and does', () => {
  expect(faults(['web/ui/Page.tsx', 'shared/services/service.ts'])).toEqual([
    'web/ui/Page.tsx imports shared/services/service.ts, and is to know no rule of this site.',
  ]);
});

it('finds a circle of folders, through files that know nothing of each other', () => {
  expect(
    faults(
      ['shared/a/one.ts', 'shared/b/one.ts'],
      ['shared/b/two.ts', 'shared/b/c/one.ts'],
      ['shared/b/c/two.ts', 'shared/a/two.ts'],
    ),
  ).toEqual(['Folders in a circle: shared/a → shared/b → shared/b/c → shared/a.']);
});

it('finds a circle of nouns, though no two of their folders import each other', () => {
  expect(
    faults(
      ['shared/site/site.ts', 'shared/lines/edited.ts'],
      ['shared/lines/editing/input.ts', 'shared/contact/phone.ts'],
      ['shared/contact/maps.ts', 'shared/site/site.ts'],
    ),
  ).toEqual(['Folders in a circle: shared/site → shared/lines → shared/contact → shared/site.']);
});

it('lets the folders of one noun import each other one way', () => {
  expect(
    faults(
      ['scripts/site/verify.ts', 'scripts/site/verify/checks.ts'],
      ['scripts/site/verify/checks.ts', 'scripts/local/http.ts'],
      ['scripts/setup.ts', 'scripts/site/verify.ts'],
    ),
  ).toEqual([]);
});

it('finds what the product or a test of it imports of the scripts and journeys', () => {
  expect(
    partFaults([
      ['worker/pdf/pages.node.test.ts', 'scripts/measure/cities.ts'],
      ['web/transfer/sheets.test.ts', 'e2e/support/sheet.ts'],
      ['e2e/admin/files.spec.ts', 'web/transfer/testing/sheet.ts'],
      ['scripts/db/load.ts', 'worker/transfer/load-plan.ts'],
    ]),
  ).toEqual([
    'worker/pdf/pages.node.test.ts imports scripts/measure/cities.ts: scripts/ comes after worker/.',
    'web/transfer/sheets.test.ts imports e2e/support/sheet.ts: e2e/ comes after web/.',
  ]);
});

it('wants every folder of web/ to have its place', () => {
  expect(() => faults(['web/new/a.ts', 'web/ui/Page.tsx'])).toThrow('web/new has no place');
});
