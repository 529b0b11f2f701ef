import { redirect } from 'react-router-dom';
import { type Action, canSome } from '../../shared/access.ts';
import { paths } from '../../shared/paths.ts';
import { verifySession } from '../session.ts';
import { homeOf } from './home-of.ts';

/**
 * A loader that lets in whom the permission table allows to open the area, after the server has said who that is (SPEC
 * 2.4). Nothing of the area is drawn before it answers.
 */
export const guard = (action: Extract<Action, `${string}:open`>) => async () => {
  const session = await verifySession();
  if (!session) throw redirect(paths.login);
  const { role, organisationId } = session;
  if (!canSome({ role, organisationId, accountId: '' }, action)) throw redirect(homeOf(role));
  return null;
};
