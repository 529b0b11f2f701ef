import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths/paths.ts';
import type { Service } from '../../../shared/services/service.ts';
import { MovingOn } from '../../forms/MovingOn.tsx';

type Props = Parameters<typeof MovingOn>[0] & { service: SavedAs };

/** What there is to know of a service once it was saved. */
export type SavedAs = Pick<Service, '_id' | 'type' | 'published'>;

/** A service that was saved: what the public reads now, and where one is taken next. */
export const SavedService = ({ service, ...movingOn }: Props) => (
  <MovingOn {...movingOn}>
    {service.published && (
      <p>
        <Link to={paths.service(service.type, service._id)}>See it as visitors do</Link>
      </p>
    )}
  </MovingOn>
);
