import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { kioskPaths } from '../../../../shared/paths/kiosk-paths.ts';
import { paperOrganisation } from '../../../../shared/testing/paper-records.ts';
import { DEFAULT_SETTINGS } from '../../settings/settings.ts';
import { type Kiosk, KioskProvider } from '../../state/kiosk.ts';
import { Component as CategoryPage } from './CategoryPage.tsx';
import { Component as OrganisationsPage } from './OrganisationsPage.tsx';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const kiosk: Kiosk = {
  directory: {
    dataVersion: '1',
    now: new Date(NOW).toISOString(),
    isSample: false,
    services: [],
    organisations: [paperOrganisation({ categorisingOrganisations: ['Housing Advice'] })],
    helplines: [],
  } as unknown as Kiosk['directory'],
  now: NOW,
  from: null,
  notices: undefined,
  origin: 'https://handbook.test',
  settings: DEFAULT_SETTINGS,
  query: '',
  setQuery() {},
  fits: [],
  setFits() {},
  near: null,
  isNearest: false,
  setNearest() {},
  leave() {},
};

function show(path: string): string {
  const router = createMemoryRouter(
    [
      { path: kioskPaths.organisations, element: <OrganisationsPage /> },
      { path: `${kioskPaths.category('')}:category`, element: <CategoryPage /> },
    ],
    { initialEntries: [path] },
  );
  return renderToStaticMarkup(
    <KioskProvider value={kiosk}>
      <RouterProvider router={router} />
    </KioskProvider>,
  );
}

test('a category leads to organisations, and none that has nobody is offered', () => {
  const html = show(kioskPaths.organisations);
  expect(html).toContain(kioskPaths.category('Housing Advice'));
  expect(html).not.toContain(kioskPaths.category('Winter Services'));
});

test('a category that has nobody leads on', () => {
  const html = show(kioskPaths.category('Winter Services'));
  expect(html).toContain(`href="${kioskPaths.open}"`);
  expect(show(kioskPaths.category('Housing Advice'))).not.toContain(`href="${kioskPaths.open}"`);
});
