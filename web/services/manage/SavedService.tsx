import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { MovingOn } from '../../ui/forms/MovingOn.tsx';

type Props = Parameters<typeof MovingOn>[0] & { service: { _id: string; type: string } };

/** A service that was saved: what the public reads now, and where one is taken next. */
export const SavedService = ({ service, ...movingOn }: Props) => (
  <MovingOn {...movingOn}>
    <p>
      <Link to={paths.service(service.type, service._id)}>See it as visitors do</Link>
    </p>
  </MovingOn>
);
