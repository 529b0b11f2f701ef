import type { LoaderFunction, ShouldRevalidateFunction } from 'react-router-dom';
import type { PageHandle } from '../page/head.ts';
import type { MOUNTED_AREAS, MountedArea } from './mounted-areas.ts';

/**
 * A page that is written once: its module makes it for an area, of what the table has for its noun there. A page that lists
 * other nouns too takes theirs from `whole`.
 */
type Mountable<Noun extends keyof MountedArea> = {
  createPage: (
    area: MountedArea[Noun],
    whole: MountedArea,
  ) => {
    Component: React.ComponentType;
    handle: PageHandle;
    loader: LoaderFunction;
    shouldRevalidate?: ShouldRevalidateFunction;
  };
};

/** Mounts pages in an area, each a chunk of its own. The table comes with the first of them: the login page needs none of it. */
export const mountIn =
  (area: keyof typeof MOUNTED_AREAS) =>
  <Noun extends keyof MountedArea>(noun: Noun, load: () => Promise<Mountable<Noun>>) =>
  async () => {
    const [{ createPage }, { MOUNTED_AREAS }] = await Promise.all([
      load(),
      import('./mounted-areas.ts'),
    ]);
    return createPage(MOUNTED_AREAS[area][noun], MOUNTED_AREAS[area]);
  };
