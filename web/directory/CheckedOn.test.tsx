import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CheckedOn } from './CheckedOn.tsx';

const markup = (lastCheckedAt: string) =>
  renderToStaticMarkup(<CheckedOn _id="an-id" lastCheckedAt={lastCheckedAt} />);
const shown = (lastCheckedAt: string) =>
  markup(lastCheckedAt)
    .replaceAll(/<[^>]*>/g, '')
    .trim();

it('says when a listing was last checked, and where to say that it is wrong', () => {
  expect(shown('1970-01-01T00:00:00.000Z')).toBe('Checked today Something wrong?');
  expect(markup('')).toContain('href="/something-wrong/an-id"');
});

it('says nothing of a check where nobody has checked it', () => {
  expect(shown('')).toBe('Something wrong?');
});
