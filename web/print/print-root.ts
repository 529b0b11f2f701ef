import { useRouteLoaderData } from 'react-router-dom';

export const PRINT_ID = 'print';

/** What every page for paper needs. */
export type PrintRoot = {
  /** `https://...`, what codes and addresses on paper begin with. */
  publicOrigin: string;
};

/** The origin under this page. */
export function usePublicOrigin(): string {
  return (useRouteLoaderData(PRINT_ID) as PrintRoot | undefined)?.publicOrigin ?? '';
}
