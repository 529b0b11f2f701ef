import type { D1Database } from '@cloudflare/workers-types';
import type { MoveInput } from '../../shared/organisations/address-moves.ts';
import { ApiError } from '../http/errors.ts';
import type { Author } from '../records/author.ts';
import { changeTogether } from './change-together.ts';
import { takeOffProfile } from './off-profile.ts';

/** Moves services of one organisation from an address to another: all of them or, where somebody wrote meanwhile, none. */
export const moveServices = (
  d1: D1Database,
  author: Author,
  { services: ids, from, to }: MoveInput,
) =>
  changeTogether(d1, author, {
    ids,
    field: 'serviceAddress',
    path: 'to',
    prepare: async (found) => {
      for (const it of found) await takeOffProfile(d1, author, it);
    },
    change: (it) => {
      if (it.serviceAddress === to) return it;
      if (it.serviceAddress !== from)
        throw new ApiError(409, 'One of these services has another address by now. Please reload.');
      return { ...it, serviceAddress: to };
    },
  });
