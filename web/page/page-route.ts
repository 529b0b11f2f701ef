import type { LoaderFunction } from 'react-router-dom';
import type { Api } from '../api/api.ts';
import type { PageHandle } from './head.ts';

/** What the module of a page exports. */
type PageModule<A> = {
  Component: React.ComponentType;
  handle: PageHandle;
  loader?: (api: A) => LoaderFunction;
};

/**
 * Pages that load themselves, each a chunk of its own. `file` is under web/; as the route's id it tells the server which
 * built files the page needs.
 */
export const pagesOf =
  <A = Api>(api: A) =>
  (file: string, load: () => Promise<PageModule<A>>) => ({
    id: file,
    lazy: async () => {
      const { Component, handle, loader } = await load();
      return { Component, handle, ...(loader && { loader: loader(api) }) };
    },
  });
