import { useRouteLoaderData } from 'react-router-dom';
import type { Edited } from '../../shared/edited/edited.ts';
import type { PublicNotice } from '../../shared/notices/notice.ts';
import type { BankHolidays } from '../../shared/time/bank-holidays.ts';

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
  /** What an admin has edited of the emergency lines and the settings. */
  edited?: Edited | undefined;
  /** What the charity says to everybody, now or soon. */
  notices?: PublicNotice[] | undefined;
};

/** What the root has loaded for every page. */
export function useRootData(): RootData {
  const data = useRouteLoaderData(ROOT_ID) as RootData | undefined;
  if (!data) throw new Error('The root loader answers for every page');
  return data;
}
