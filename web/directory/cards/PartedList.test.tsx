import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { PartedList } from './PartedList.tsx';

it('has the ids of what was merged before the name of what stands in its place, where a browser without script finds them', () => {
  const entries = [{ _id: 'stays', part: 'B', name: 'Kitchen', formerly: ['older', 'oldest'] }];
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <PartedList parts={[['B', 1]]} part="" total={1} entries={entries} by="letter" />
    </MemoryRouter>,
  );
  const [, inside] = /<ul><li>(.*?)<\/li><\/ul>$/.exec(markup) ?? [];
  expect(inside).toMatch(
    /^<span id="older"><\/span><span id="oldest"><\/span><a id="stays" [^>]*href="\/\?part=B#stays"/,
  );
  expect(inside).not.toContain('hidden');
});
