import { Link, useLoaderData, useRevalidator } from 'react-router-dom';
import { areaMessages } from '../../../shared/site/area-messages.ts';
import { areaLoader } from '../../auth/area-loader.ts';
import { useToday } from '../../clock/use-today.ts';
import { pageHandle } from '../../page/head.ts';
import { datedChangesApi } from '../../records/dated-changes-api.ts';
import buttons from '../../ui/Button.module.css';
import { EmptyState } from '../../ui/Card.tsx';
import { Page } from '../../ui/Page.tsx';
import type { DatesArea } from '../dates-area.ts';
import { ChangeList } from '../manage/ChangeList.tsx';

/** The dated changes of an organisation. An admin has those of everybody, in pages: `web/admin/dates/`. */
export function createPage(area: DatesArea) {
  const loader = areaLoader(area.missing, () => datedChangesApi.list());

  const handle = pageHandle(() => ({
    title: 'Closed days and other times',
    description: 'Dates on which something else holds than in the week.',
    path: null,
  }));

  function Component() {
    const changes = useLoaderData<typeof loader>();
    const { revalidate } = useRevalidator();
    const today = useToday();
    return (
      <Page title="Closed days and other times">
        <p>
          <Link to={area.addPath()} className={buttons.primary}>
            Add dates
          </Link>
        </p>
        {changes.length === 0 && (
          <EmptyState title={areaMessages.dates.none}>
            <p>{areaMessages.dates.why}</p>
          </EmptyState>
        )}
        <ChangeList
          changes={changes}
          today={today}
          editPath={area.editPath}
          namesOwners={false}
          onChanged={() => void revalidate()}
        />
      </Page>
    );
  }

  return { loader, handle, Component };
}
