import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CheckedOn } from './CheckedOn.tsx';

const said = (at: string) => renderToStaticMarkup(<CheckedOn at={at} />).replaceAll(/<[^>]*>/g, '');

it('says when a listing was last checked', () => {
  expect(said('2026-11-20T09:00:00.000Z')).toBe('Checked 20 Nov 2026');
});

it.each(['', 'last week'])('is silent where nobody has checked it: "%s"', (at) => {
  expect(said(at)).toBe('');
});
