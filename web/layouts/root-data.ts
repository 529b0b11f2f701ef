import { useRouteLoaderData } from 'react-router-dom';
import type { Api } from '../api.ts';

export const ROOT_ID = 'root';

export type RootData = {
  /** The server's instant as the page was made, ISO. */
  now: string;
  /** null where the directory could not be reached. */
  dataVersion: number | null;
  /** Whether a banner has to say that this is sample data. */
  isSample: boolean;
  /** ISO instant that the information is from, where the server could not ask for newer. */
  informationFrom: string | null;
};

/** What every page needs; a directory that is down must not take the emergency numbers with it. */
export const rootLoader = (api: Api) => async (): Promise<RootData> => {
  try {
    const { now, dataVersion, isSample, informationFrom } = await api.health();
    return { now, dataVersion, isSample, informationFrom };
  } catch {
    const now = new Date().toISOString();
    return { now, dataVersion: null, isSample: false, informationFrom: null };
  }
};

export function useRootData(): RootData {
  const data = useRouteLoaderData(ROOT_ID) as RootData | undefined;
  if (!data) throw new Error('The root loader answers for every page');
  return data;
}
