import { createApi } from '../api/api.ts';
import { readStored } from './stored-session.ts';

/** The client of the page itself, which sends the token wherever there is one (docs/product.md#permissions). */
export const browserApi = () =>
  createApi((path) => {
    const token = readStored('accessToken');
    return fetch(path, token ? { headers: { authorization: `Bearer ${token}` } } : {});
  });
