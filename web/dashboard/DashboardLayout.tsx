import { paths } from '../../shared/paths.ts';
import { AreaLayout } from '../account/AreaLayout.tsx';

/** SPEC 2.2, Dashboard shell. */
export const Component = () => (
  <AreaLayout name="Dashboard" menu={() => [{ to: paths.dashboard, label: 'Dashboard Home' }]} />
);
