import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { LIMITS } from '../../shared/validation/limits.ts';
import { SearchField } from './SearchField.tsx';

const render = (value: string) =>
  renderToStaticMarkup(
    <RouterProvider
      router={createMemoryRouter([
        { path: '/', element: <SearchField label="Search" value={value} onSearch={() => {}} /> },
      ])}
    />,
  );

it('says where more is typed than is searched for', () => {
  const most = LIMITS.filterValue.value;
  expect(render('x'.repeat(most + 1))).toContain('Only the first 200 characters are searched for.');
  expect(render('x'.repeat(most))).not.toContain('Only the first');
});
