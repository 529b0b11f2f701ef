import { Outlet, useLoaderData, useRouteError } from 'react-router-dom';
import { ClockProvider } from '../clock.tsx';
import type { RootData } from '../layouts/root-data.ts';
import { useDocumentHead } from '../layouts/use-document-head.ts';
import { asApiError } from '../page-data.ts';

/** What stands around every page for paper. */
export function PrintLayout() {
  const { now, dataVersion } = useLoaderData<RootData>();
  useDocumentHead();
  return (
    <ClockProvider serverNow={now} dataVersion={dataVersion}>
      <main id="main">
        <Outlet />
      </main>
    </ClockProvider>
  );
}

export function PrintErrorPage() {
  return <h1>{asApiError(useRouteError()).message}</h1>;
}
