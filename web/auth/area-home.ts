import { paths } from '../../shared/paths/paths.ts';

/** Where each role's area begins (docs/product.md#public-pages). */
export const homeOf = (role: 'organisation' | 'admin') =>
  role === 'admin' ? paths.admin : paths.dashboard;
