import { createContext } from 'react';

/** `https://...`, what codes and addresses on paper begin with: the site's own, which only the server knows. */
export const PublicOrigin = createContext('');
