import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CheckedOn } from './CheckedOn.tsx';

const shown = (lastCheckedAt: string) =>
  renderToStaticMarkup(<CheckedOn lastCheckedAt={lastCheckedAt} />).replaceAll(/<[^>]*>/g, '');

it('says when a listing was last checked', () => {
  expect(shown('1970-01-01T00:00:00.000Z')).toBe('Checked today');
});

it('is silent where nobody has checked it', () => {
  expect(shown('')).toBe('');
});
