import { useLoaderData } from 'react-router-dom';
import { DAYS_SHOWN, type GroupCounts, timesWords } from '../../../shared/counts/counts.ts';
import { COUNT_GROUPS, GROUP_LABELS } from '../../../shared/counts/page-kinds.ts';
import { adminPaths } from '../../../shared/paths/admin-paths.ts';
import { paths } from '../../../shared/paths/paths.ts';
import { areaMessages } from '../../../shared/site/area-messages.ts';
import { formatDate, startOfDate } from '../../../shared/time/city-time.ts';
import { areaLoader } from '../../auth/area-loader.ts';
import { pageHandle } from '../../page/head.ts';
import { Page } from '../../ui/Page.tsx';
import { type Column, RecordTable } from '../../ui/records/RecordTable.tsx';
import { adminApi } from '../admin-api.ts';

export const loader = areaLoader(areaMessages.missing.token, () => adminApi.dailyCounts());

export const handle = pageHandle(() => ({
  title: 'How often it is used',
  description: 'How often the handbook was read on each day.',
  path: null,
}));

const COLUMNS: Column<GroupCounts>[] = [
  { name: 'Day', cell: ({ when }) => formatDate(startOfDate(when)) },
  ...COUNT_GROUPS.map((group) => ({
    name: GROUP_LABELS[group],
    cell: (row: GroupCounts) => timesWords(row[group]),
  })),
];

/** Day by day, for the charity; funders are shown the months. */
export function Component() {
  const days = useLoaderData<typeof loader>();
  return (
    <Page
      title="How often it is used"
      back={{ to: adminPaths.home, label: 'Admin Home' }}
      lead={`Each of the last ${DAYS_SHOWN} days. Nobody knows who opened a page, or how many people did.`}
    >
      <p>
        <a href={paths.numbers}>For funders: by month and kind of page, and what is counted</a>
      </p>
      <RecordTable caption="Day by day" columns={COLUMNS} rows={days} keyOf={({ when }) => when} />
    </Page>
  );
}
