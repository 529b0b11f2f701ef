import { createApi } from '../api/api.ts';
import { readStored } from './stored-session.ts';

/** The client of the page itself, which says who asks wherever that is known (docs/product.md#permissions). */
export const browserApi = () =>
  createApi((path) => {
    const token = readStored('accessToken');
    return fetch(path, token ? { headers: { authorization: `Bearer ${token}` } } : {});
  });
