import { useState } from 'react';
import { Link, useLoaderData, useRevalidator } from 'react-router-dom';
import type { NotAnswered, Turned } from '../../../shared/lists/list-page.ts';
import { adminPaths } from '../../../shared/paths/admin-paths.ts';
import { areaMessages } from '../../../shared/site/area-messages.ts';
import { dateWords, formatDate } from '../../../shared/time/city-time.ts';
import { LIMITS } from '../../../shared/validation/limits.ts';
import { areaLoader } from '../../auth/area-loader.ts';
import { ActionButton } from '../../forms/ActionButton.tsx';
import { turnOf } from '../../lists/list-address.ts';
import { Pager } from '../../lists/Pager.tsx';
import rows from '../../lists/Rows.module.css';
import { SearchField } from '../../lists/SearchField.tsx';
import { ShownOf } from '../../lists/ShownOf.tsx';
import { useListQuery } from '../../lists/use-list-query.ts';
import { pageHandle } from '../../page/head.ts';
import { holidaysApi } from '../../records/holidays-api.ts';
import buttons from '../../ui/Button.module.css';
import { EmptyState } from '../../ui/Card.tsx';
import { Page } from '../../ui/Page.tsx';
import styles from './HolidaysPage.module.css';

export const loader = areaLoader(areaMessages.missing.token, ({ search }) => {
  const from = search.get('from') ?? '';
  const isDate = from.length <= LIMITS.filterValue.value;
  return holidaysApi.unanswered({ ...turnOf(search), ...(from && isDate && { from }) });
});

export const handle = pageHandle(() => ({
  title: 'Holidays',
  description: 'Who has not said their hours on coming holidays.',
  path: null,
}));

/** Who has not said their hours on each coming holiday, to be reminded by mail or rung. */
export function Component() {
  const { holidays, from, ...list } = useLoaderData<typeof loader>();
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
        <section key={holiday.from} className={styles.holiday}>
          <Figures holiday={holiday} />
          {holiday.from === from ? (
            <NotAnsweredList list={list} from={from} />
          ) : (
            <Choose {...holiday} />
          )}
        </section>
      ))}
    </Page>
  );
}

type Unanswered = Awaited<ReturnType<typeof holidaysApi.unanswered>>;
type FiguresProps = { holiday: Unanswered['holidays'][number] };

/** How many have answered, and the mail that reminds the others. */
function Figures({ holiday: { from, to, title, answered, notYet, reachable } }: FiguresProps) {
  const { revalidate } = useRevalidator();
  const [said, setSaid] = useState('');
  return (
    <>
      <h2>
        {title}: {dateWords(from)}
        {from !== to && ` to ${dateWords(to)}`}
      </h2>
      <p>
        {answered} answered, {notYet} not yet.
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
      {notYet > reachable && (
        <p>
          Nobody is asked by email twice within 21 days. Ring the others, and fill in what they say.
        </p>
      )}
    </>
  );
}

/** One holiday's organisations are listed at a time. */
function Choose({ from, title, notYet }: FiguresProps['holiday']) {
  const { linkTo } = useListQuery();
  if (notYet === 0) return null;
  return (
    <p>
      <Link {...linkTo({ from, q: '' })}>
        See who has not answered<span className="visually-hidden"> for {title}</span>
      </Link>
    </p>
  );
}

/** A page of those that have not answered, to be rung: part of a name finds one of hundreds. */
function NotAnsweredList({ list, from }: { list: Turned<NotAnswered>; from: string }) {
  const { query, change, linkTo } = useListQuery();
  if (list.known === 0) return null;
  return (
    <>
      <SearchField
        label="Search by organisation name"
        value={query.q}
        onSearch={(q) => change({ q })}
      />
      <ShownOf list={list} noun={['organisation', 'organisations']} />
      <ul className={rows.list}>
        {list.items.map(({ _id, name, phoneDisplay, phoneHref, signIns, askedAt }) => (
          <li key={_id} className={styles.row}>
            <div>
              <strong>{name}</strong>
              <p className={`${rows.said} ${styles.asked}`}>
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
      <Pager page={list.page} pages={list.pages} linkTo={(page) => linkTo({ page }, true)} />
    </>
  );
}
