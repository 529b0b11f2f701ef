import { useLoaderData } from 'react-router-dom';
import { adminPaths } from '../../../shared/paths/admin-paths.ts';
import {
  KEPT_DAYS,
  SIGHTINGS,
  type ZeroResultSearch,
} from '../../../shared/search/zero-result/zero-result-search.ts';
import { areaMessages } from '../../../shared/site/area-messages.ts';
import { formatDate, startOfDate } from '../../../shared/time/city-time.ts';
import { areaLoader } from '../../auth/area-loader.ts';
import { pageHandle } from '../../page/head.ts';
import { EmptyState } from '../../ui/Card.tsx';
import { Page } from '../../ui/Page.tsx';
import { type Column, RecordTable } from '../../ui/records/RecordTable.tsx';
import { adminApi } from '../admin-api.ts';
import { SearchWords } from './SearchWords.tsx';

export const loader = areaLoader(areaMessages.missing.token, async () => {
  const [searches, known] = await Promise.all([adminApi.searches(), adminApi.searchWords()]);
  return { searches, known };
});

export const handle = pageHandle(() => ({
  title: 'What people looked for',
  description: 'Searches that found nothing.',
  path: null,
}));

const COLUMNS: Column<ZeroResultSearch>[] = [
  { name: 'Words', cell: ({ words }) => words },
  { name: 'Searches', cell: ({ times }) => times },
  { name: 'Days', cell: ({ days }) => days },
  { name: 'Last on', cell: ({ last }) => formatDate(startOfDate(last)) },
];

export function Component() {
  const { searches, known } = useLoaderData<typeof loader>();
  return (
    <Page
      title="What people looked for"
      back={{ to: adminPaths.home, label: 'Admin Home' }}
      lead={`Searches of the last ${KEPT_DAYS} days that found nothing, or nothing for the words as they were typed. Words are shown once they were searched for on ${SIGHTINGS} days. Nobody knows who searched.`}
    >
      {searches.length > 0 ? (
        <RecordTable
          caption="Searches that found nothing"
          columns={COLUMNS}
          rows={searches}
          keyOf={({ words }) => words}
        />
      ) : (
        <EmptyState title="Nothing yet">
          <p>Every search of the last days found something, or was made only once or twice.</p>
        </EmptyState>
      )}
      <SearchWords known={known} />
    </Page>
  );
}
