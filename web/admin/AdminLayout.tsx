import { paths } from '../../shared/paths.ts';
import { AreaLayout } from '../account/AreaLayout.tsx';

/** SPEC 2.3, Admin sidebar. */
export const Component = () => (
  <AreaLayout name="Admin" menu={() => [{ to: paths.admin, label: 'Admin Home' }]} />
);
