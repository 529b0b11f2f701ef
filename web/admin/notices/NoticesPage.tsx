import { Link, useLoaderData, useRevalidator } from 'react-router-dom';
import { RESTORE_DAYS } from '../../../shared/history/history.ts';
import { type NoticeRecord, placeLabel } from '../../../shared/notices/notice-input.ts';
import {
  formatCityTime,
  fromWords,
  noticeUntilWords,
  parseCityTime,
} from '../../../shared/notices/notice-times.ts';
import { adminPaths } from '../../../shared/paths/admin-paths.ts';
import { areaMessages } from '../../../shared/site/area-messages.ts';
import { areaLoader } from '../../auth/area-loader.ts';
import { usePresent } from '../../clock/clock.tsx';
import { ActionButton } from '../../forms/ActionButton.tsx';
import { pageHandle } from '../../page/head.ts';
import { noticesApi } from '../../records/notices-api.ts';
import buttons from '../../ui/Button.module.css';
import { Card, EmptyState } from '../../ui/Card.tsx';
import list from '../../ui/LinkList.module.css';
import { Page } from '../../ui/Page.tsx';
import { RecordActions } from '../../ui/records/RecordActions.tsx';
import styles from './NoticesPage.module.css';
import { NOTICE_TEMPLATES } from './notice-templates.ts';

export const loader = areaLoader(areaMessages.missing.token, () => noticesApi.list());

export const handle = pageHandle(() => ({
  title: 'Notices',
  description: 'What the charity says to everybody at once.',
  path: null,
}));

/** What everybody reads now, what comes, what is over; and what is sent most often, all but written. */
export function Component() {
  const notices = useLoaderData<typeof loader>();
  const now = formatCityTime(usePresent());
  const groups = [
    { title: 'Now', rows: notices.filter(({ begins, ends }) => begins <= now && now < ends) },
    { title: 'Coming', rows: notices.filter(({ begins, ends }) => now < begins && now < ends) },
    { title: 'Over', rows: notices.filter(({ ends }) => ends <= now) },
  ];
  return (
    <Page
      title="Notices"
      back={{ to: adminPaths.home, label: 'Admin Home' }}
      lead="A notice stands on every page, kiosk and new print within a minute, in copies for offline at their next contact. It begins and ends by itself."
    >
      <p>
        <Link to={adminPaths.addNotice()} className={buttons.primary}>
          Write a notice
        </Link>
      </p>
      <section aria-labelledby="templates">
        <h2 id="templates">All but written</h2>
        <ul className={`${list.links} ${styles.templates}`}>
          {NOTICE_TEMPLATES.map(({ name }) => (
            <li key={name}>
              <Link to={adminPaths.addNotice(name)} className={buttons.secondary}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      {notices.length === 0 && (
        <EmptyState title="No notices">
          <p>What everybody should know tonight? Say it here.</p>
        </EmptyState>
      )}
      {groups.map(
        ({ title, rows }) =>
          rows.length > 0 && (
            <section key={title}>
              <h2>{title}</h2>
              <div className={styles.rows}>
                {rows.map((notice) => (
                  <Row key={notice._id} notice={notice} isOver={title === 'Over'} />
                ))}
              </div>
            </section>
          ),
      )}
    </Page>
  );
}

function Row({ notice, isOver }: { notice: NoticeRecord; isOver: boolean }) {
  const { revalidate } = useRevalidator();
  const { _id, words, severity, place, begins, ends, link } = notice;
  return (
    <Card>
      <p>
        <strong>{severity}:</strong> {words}
      </p>
      <p>
        {placeLabel(place)}, {fromWords(parseCityTime(begins))}{' '}
        {noticeUntilWords(parseCityTime(ends))}
        {link && `. ${link}`}
      </p>
      <RecordActions
        apart={
          <ActionButton
            label="Delete"
            busyLabel="Deleting..."
            look="quiet"
            about={words}
            question={`Delete "${words}"? It can be restored from the history for ${RESTORE_DAYS} days.`}
            act={async () => {
              await noticesApi.delete(_id);
              await revalidate();
            }}
          />
        }
      >
        {!isOver && (
          <ActionButton
            label="End it now"
            busyLabel="Ending..."
            look="primary"
            about={words}
            act={async () => {
              await noticesApi.end(_id);
              await revalidate();
            }}
          />
        )}
        <Link to={adminPaths.editNotice(_id)} className={buttons.secondary}>
          {isOver ? 'Show it again' : 'Change'}
          <span className="visually-hidden"> {words}</span>
        </Link>
        <Link to={adminPaths.recordHistory(_id)}>
          History<span className="visually-hidden"> of {words}</span>
        </Link>
      </RecordActions>
    </Card>
  );
}
