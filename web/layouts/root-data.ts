import { takeEdited } from '../../shared/edited/edited.ts';
import type { Api } from '../api/api.ts';
import type { RootData } from '../page/root-data.ts';

export { ROOT_ID, useRootData } from '../page/root-data.ts';

/** What every page needs; a directory that is down must not take the emergency numbers with it. */
export const rootLoader = (api: Api) => async (): Promise<RootData> => {
  try {
    const { now, dataVersion, isSample, informationFrom, bankHolidays, edited, notices } =
      await api.health();
    takeEdited(edited);
    return { now, dataVersion, isSample, informationFrom, bankHolidays, edited, notices };
  } catch {
    // A device's clock says nothing without information to compare it with; the server's is right by itself.
    const informationFrom = import.meta.env.SSR ? null : '';
    return { now: new Date().toISOString(), dataVersion: null, isSample: false, informationFrom };
  }
};

/**
 * Answered by the offline copy, with every page: its information and its time belong together. Without a copy the server
 * is spared: what it told the first page stays true.
 */
export const isToldAgain = () => Boolean(navigator.serviceWorker?.controller);
