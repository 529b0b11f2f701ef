import { Link, useLoaderData, useRevalidator } from 'react-router-dom';
import type { Line } from '../../../shared/lines/editing/line-input.ts';
import { EDITED_TITLES, isLineDue, LINE_CHECK_DAYS } from '../../../shared/lines/lines.ts';
import { adminPaths } from '../../../shared/paths/admin-paths.ts';
import { areaMessages } from '../../../shared/site/area-messages.ts';
import { formatDate } from '../../../shared/time/city-time.ts';
import { areaLoader } from '../../auth/area-loader.ts';
import { useToday } from '../../clock/use-today.ts';
import { ActionButton } from '../../forms/ActionButton.tsx';
import { pageHandle } from '../../page/head.ts';
import { linesApi } from '../../records/lines-api.ts';
import styles from '../../ui/Card.module.css';
import { Card } from '../../ui/Card.tsx';
import { Page } from '../../ui/Page.tsx';
import { RecordActions } from '../../ui/records/RecordActions.tsx';
import { lineSays } from './line-form.ts';

export const loader = areaLoader(areaMessages.missing.token, () => linesApi.list());

export const handle = pageHandle(() => ({
  title: 'Emergency lines',
  description: 'What people read in danger.',
  path: null,
}));

/** Every line that people read at the worst moment, with where it comes from and when somebody checked it. */
export function Component() {
  const lines = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const today = useToday();
  return (
    <Page
      title="Emergency lines"
      back={{ to: adminPaths.home, label: 'Admin Home' }}
      lead={`What people read in danger, and with nowhere to sleep. Each line is to be checked every ${LINE_CHECK_DAYS} days: ring the number, or read its owner’s page.`}
    >
      {lines.map((line) => (
        <LineCard
          key={line._id}
          line={line}
          today={today}
          onChecked={async () => {
            const { _id, updatedAt: _, ...fields } = line;
            await linesApi.update(_id, { ...fields, checked: today });
            await revalidate();
          }}
        />
      ))}
    </Page>
  );
}

type CardProps = { line: Line; today: string; onChecked: () => Promise<void> };

function LineCard({ line, today, onChecked }: CardProps) {
  const { _id, source, checked = '' } = line;
  const title = EDITED_TITLES[_id];
  const when = checked
    ? `Checked on ${formatDate(Date.parse(checked))}.`
    : 'Nobody has checked it.';
  return (
    <Card>
      <h2 className={styles.heading}>{title}</h2>
      <ul>
        {lineSays(line).map((words) => (
          <li key={words}>{words === line.phone ? <a href={`tel:${words}`}>{words}</a> : words}</li>
        ))}
      </ul>
      <p>From: {source}</p>
      <p>{isLineDue(checked, today) ? <strong>{when} Please check it now.</strong> : when}</p>
      <RecordActions>
        <Link to={adminPaths.editLine(_id)}>
          Change<span className="visually-hidden"> {title}</span>
        </Link>
        {checked !== today && (
          <ActionButton
            label="Checked today, still right"
            busyLabel="Saving..."
            about={title}
            act={onChecked}
          />
        )}
      </RecordActions>
    </Card>
  );
}
