import { shortWrong } from '../paths/report-paths.ts';
import { paperAddress } from './handbook/address.ts';

/** What paper says of where somebody says that it is wrong; `wrong` is a sheet's. */
export const sayWrong = (origin: string, wrong: string = shortWrong()): string =>
  `Something wrong? ${paperAddress(origin, wrong)}`;

/** Whether an address is that of one listing: then a code stands beside it. */
export const isOfOne = (wrong: string): boolean => wrong !== shortWrong();
