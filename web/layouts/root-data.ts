import { useRouteLoaderData } from 'react-router-dom';
import type { BankHolidays } from '../../shared/time/bank-holidays.ts';
import type { Api } from '../api/api.ts';

export const ROOT_ID = 'root';

export type RootData = {
  /** The server's instant as the page was made, ISO. */
  now: string;
  /** null where the directory could not be reached. */
  dataVersion: number | null;
  /** Whether a banner has to say that this is sample data. */
  isSample: boolean;
  /** ISO instant at which somebody last said that the information stands; null while it does, '' where nobody ever did. */
  informationFrom: string | null;
  /** Bank holidays that an admin added. */
  bankHolidays?: BankHolidays | undefined;
};

/** What every page needs; a directory that is down must not take the emergency numbers with it. */
export const rootLoader = (api: Api) => async (): Promise<RootData> => {
  try {
    const { now, dataVersion, isSample, informationFrom, bankHolidays } = await api.health();
    return { now, dataVersion, isSample, informationFrom, bankHolidays };
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

export function useRootData(): RootData {
  const data = useRouteLoaderData(ROOT_ID) as RootData | undefined;
  if (!data) throw new Error('The root loader answers for every page');
  return data;
}
