import type { LoaderFunctionArgs } from 'react-router-dom';
import { ApiError } from '../api/api-error.ts';
import { admit } from './guard.ts';
import { knownSession, refreshSession, verifySession } from './session.ts';
import { isSignedIn, readStored } from './stored-session.ts';

type Args = {
  /** The viewer's own organisation. */
  organisationId: string;
  /** The `:id` of the address, '' without one. */
  id: string;
  params: LoaderFunctionArgs['params'];
  /** What the address asks for after its `?`. */
  search: URLSearchParams;
};

/**
 * A loader of a page in a signed-in area. Without a token, or what else `missing` names, it says so instead of asking the
 * server (docs/product.md#permissions): another tab may have signed out since the guard let this page in.
 */
export const areaLoader =
  <Data>(missing: string, load: (args: Args) => Promise<Data>) =>
  async ({ request, params }: LoaderFunctionArgs): Promise<Data> => {
    const organisationId = readStored('organisationId');
    if (!isSignedIn() || !organisationId) throw new ApiError(401, missing);
    // Loaders run side by side with the guard: for whom it sends away nothing is asked.
    const known = knownSession();
    admit(request, known ?? (await verifySession()));
    const { searchParams: search } = new URL(request.url);
    const [data] = await Promise.all([
      load({ organisationId, id: params.id ?? '', params, search }),
      known && refreshSession(),
    ]);
    return data;
  };

/** Like `areaLoader`, but for a page about one record, which `missing` names too: its address may come without an id. */
export const recordLoader = <Data>(missing: string, load: (args: Args) => Promise<Data>) =>
  areaLoader(missing, async (args) => {
    if (!args.id) throw new ApiError(400, missing);
    return load(args);
  });
