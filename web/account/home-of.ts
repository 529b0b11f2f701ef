import { paths } from '../../shared/paths.ts';

/** Where each role's area begins (SPEC 2.1 and 2.4). */
export const homeOf = (role: 'organisation' | 'admin') =>
  role === 'admin' ? paths.admin : paths.dashboard;
