import { z } from 'zod';
import { ADDRESS_PUBLIC } from './secret-places.ts';

/** Whether everybody may see an address, as forms, the API and files say it; '' where nobody was asked. */
export const addressPublic = z.enum(
  ['', ...ADDRESS_PUBLIC],
  `Allowed: ${ADDRESS_PUBLIC.join(', ')}`,
);
