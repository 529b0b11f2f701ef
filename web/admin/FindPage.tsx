import { Link, useLoaderData, useNavigate, useSearchParams } from 'react-router-dom';
import type { Found } from '../../shared/lists/find.ts';
import { adminPaths } from '../../shared/paths/admin-paths.ts';
import { areaMessages } from '../../shared/site/area-messages.ts';
import { LIMITS } from '../../shared/validation/limits.ts';
import { areaLoader } from '../auth/area-loader.ts';
import { SearchField } from '../lists/SearchField.tsx';
import { pageHandle } from '../page/head.ts';
import { EmptyState } from '../ui/Card.tsx';
import { Page } from '../ui/Page.tsx';
import { type Column, RecordTable } from '../ui/records/RecordTable.tsx';
import { adminApi } from './admin-api.ts';

export const loader = areaLoader(areaMessages.missing.token, ({ search }) =>
  adminApi.find((search.get('q') ?? '').slice(0, LIMITS.filterValue.value)),
);

export const handle = pageHandle(() => ({
  title: 'Find',
  description: 'A search through all records.',
  path: null,
}));

const NOUNS: Record<Found['kind'], string> = {
  organisation: 'Organisation',
  service: 'Service',
  helpline: 'Helpline',
  account: 'Who signs in',
};

const PATHS: Record<Found['kind'], (id: string) => string> = {
  organisation: adminPaths.viewOrganisation,
  service: adminPaths.editService,
  helpline: adminPaths.editHelpline,
  account: adminPaths.people,
};

const COLUMNS: Column<Found>[] = [
  { name: 'What', cell: ({ kind }) => NOUNS[kind] },
  { name: 'Name', cell: ({ kind, id, title }) => <Link to={PATHS[kind](id)}>{title}</Link> },
  { name: 'Found by', cell: ({ text }) => text || 'its name' },
];

/** Whatever somebody on the phone says: a name, a number, a street. */
export function Component() {
  const { items, total } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const q = params.get('q') ?? '';
  return (
    <Page
      title="Find"
      back={{ to: adminPaths.home, label: 'Admin Home' }}
      lead="A name, a phone number, an address, an email address or a word of a note."
    >
      <SearchField
        label="Look for"
        value={q}
        onSearch={(text) =>
          void navigate(text ? `?q=${encodeURIComponent(text)}` : adminPaths.find, {
            replace: true,
            preventScrollReset: true,
          })
        }
      />
      <p role="status">{q.trim() && describeFound(items.length, total)}</p>
      {items.length > 0 && (
        <RecordTable
          caption="What was found"
          columns={COLUMNS}
          rows={items}
          keyOf={({ kind, id, text }) => [kind, id, text].join(' ')}
        />
      )}
      {q.trim() && total === 0 && (
        <EmptyState title="Nothing found">
          <p>Try part of it: a street, the last digits of a number, one word of a name.</p>
        </EmptyState>
      )}
    </Page>
  );
}

const describeFound = (shown: number, total: number) =>
  total > shown ? `${total} found. ${LIMITS.recordsFound.message}` : `${total || 'None'} found.`;
