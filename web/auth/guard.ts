import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { canSome } from '../../shared/account/access.ts';
import { isIn, SIGN_IN } from '../../shared/paths/areas.ts';
import { paths } from '../../shared/paths/paths.ts';
import { homeOf } from './area-home.ts';
import { type Session, verifySession } from './session.ts';
import { currentAccount, keepWayBack } from './way-back.ts';

/**
 * Lets in whom the permission table allows to open the area of this address; sends away anyone else
 * (docs/product.md#route-guard).
 */
export function admit(request: Request, session: Session | null) {
  const { pathname, search } = new URL(request.url);
  if (!session) {
    keepWayBack(pathname + search);
    throw redirect(paths.login);
  }
  const { role, organisationId } = session;
  const opens = SIGN_IN.find((area) => isIn(area, pathname))?.opens;
  const viewer = { role, organisationId, accountId: '' };
  if (!opens || !canSome(viewer, opens)) throw redirect(homeOf(role));
}

/** An area's own loader: nothing of it is drawn before the server has said who the viewer is. */
export async function guard({ request }: LoaderFunctionArgs) {
  currentAccount();
  admit(request, await verifySession());
  return null;
}
