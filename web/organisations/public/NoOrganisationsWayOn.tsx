import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths/paths.ts';

/** Under an empty list: where help is all the same. */
export function NoOrganisationsWayOn() {
  return (
    <p>
      If you need help now, see <Link to={paths.immediateSupport}>immediate support</Link>.
    </p>
  );
}
