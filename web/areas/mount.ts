import type { LoaderFunction, ShouldRevalidateFunction } from 'react-router-dom';
import type { PageHandle } from '../page/head.ts';
import type { AREAS, Area } from './area-table.ts';

/** A page that is written once: its module makes it for an area, of what the table has for its noun there. */
type Mountable<Noun extends keyof Area> = {
  createPage: (area: Area[Noun]) => {
    Component: React.ComponentType;
    handle: PageHandle;
    loader: LoaderFunction;
    shouldRevalidate?: ShouldRevalidateFunction;
  };
};

/** Mounts pages in an area, each a chunk of its own. The table comes with the first: whoever only logs in needs none of it. */
export const mountIn =
  (area: keyof typeof AREAS) =>
  <Noun extends keyof Area>(noun: Noun, load: () => Promise<Mountable<Noun>>) =>
  async () => {
    const [{ createPage }, { AREAS }] = await Promise.all([load(), import('./area-table.ts')]);
    return createPage(AREAS[area][noun]);
  };
