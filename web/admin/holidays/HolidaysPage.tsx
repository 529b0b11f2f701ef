import { useState } from 'react';
import { Link, useLoaderData, useRevalidator } from 'react-router-dom';
import { adminPaths } from '../../../shared/paths/admin-paths.ts';
import { areaMessages } from '../../../shared/site/area-messages.ts';
import { dateWords, formatDate } from '../../../shared/time/city-time.ts';
import { areaLoader } from '../../auth/area-loader.ts';
import { ActionButton } from '../../forms/ActionButton.tsx';
import { pageHandle } from '../../page/head.ts';
import { holidaysApi } from '../../records/holidays-api.ts';
import buttons from '../../ui/Button.module.css';
import { EmptyState } from '../../ui/Card.tsx';
import { Page } from '../../ui/Page.tsx';
import styles from './HolidaysPage.module.css';

export const loader = areaLoader(areaMessages.missing.token, () => holidaysApi.unanswered());

export const handle = pageHandle(() => ({
  title: 'Holidays',
  description: 'Who has not said their hours on coming holidays.',
  path: null,
}));

/** Who has not said their hours on each coming holiday, to be reminded by mail or rung. */
export function Component() {
  const holidays = useLoaderData<typeof loader>();
  return (
    <Page
      title="Holidays"
      lead="Six weeks before each bank holiday we ask every organisation for its hours by email."
    >
      <p>
        <Link to={adminPaths.addDate({ scope: 'bank holiday' })} className={buttons.secondary}>
          Add a bank holiday of one year
        </Link>
      </p>
      {holidays.length === 0 && (
        <EmptyState title={areaMessages.holidays.none}>
          <p>Nobody is asked at the moment.</p>
        </EmptyState>
      )}
      {holidays.map((holiday) => (
        <Unanswered key={holiday.from} holiday={holiday} />
      ))}
    </Page>
  );
}

type Asked = Awaited<ReturnType<typeof holidaysApi.unanswered>>[number];

function Unanswered({ holiday }: { holiday: Asked }) {
  const { from, to, title, answered, organisations } = holiday;
  const { revalidate } = useRevalidator();
  const [said, setSaid] = useState('');
  const reachable = organisations.filter(({ mayBeAsked }) => mayBeAsked).length;
  return (
    <section>
      <h2>
        {title}: {dateWords(from)}
        {from !== to && ` to ${dateWords(to)}`}
      </h2>
      <p>
        {answered} answered, {organisations.length} not yet.
      </p>
      {reachable > 0 && (
        <ActionButton
          label={`Remind all by email: ${reachable}`}
          busyLabel="Sending..."
          look="primary"
          about={`about ${title}`}
          act={async () => {
            const { reminded } = await holidaysApi.remind({ from, to });
            setSaid(
              reminded === 1
                ? '1 organisation gets an email.'
                : `${reminded} organisations get an email.`,
            );
            await revalidate();
          }}
        />
      )}
      <p role="status">{said}</p>
      {organisations.length > reachable && (
        <p>
          Nobody is asked by email twice within 21 days. Ring the others, and fill in what they say.
        </p>
      )}
      <ul className={styles.list}>
        {organisations.map(({ _id, name, phoneDisplay, phoneHref, signIns, askedAt }) => (
          <li key={_id} className={styles.row}>
            <div>
              <strong>{name}</strong>
              <p className={styles.asked}>
                {signIns === 0
                  ? 'Nobody signs in for it'
                  : askedAt
                    ? `Asked by email on ${formatDate(Date.parse(askedAt))}`
                    : 'Not asked yet'}
              </p>
            </div>
            {phoneDisplay ? <a href={phoneHref}>{phoneDisplay}</a> : <span>No phone</span>}
            <Link to={adminPaths.answerHoliday(_id, from)} className={buttons.secondary}>
              Fill in<span className="visually-hidden"> for {name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
