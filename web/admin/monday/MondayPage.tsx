import { type ReactNode, useRef, useState } from 'react';
import { Link, useLoaderData, useRevalidator } from 'react-router-dom';
import {
  countWaiting,
  MONDAY_NAMED,
  type MondayTopic,
  type MondayWords,
  mondayWords,
} from '../../../shared/monday/monday.ts';
import { adminPaths } from '../../../shared/paths/admin-paths.ts';
import { areaMessages } from '../../../shared/site/area-messages.ts';
import { areaLoader } from '../../auth/area-loader.ts';
import { type Said, SaidWithUndo } from '../../lists/Said.tsx';
import { pageHandle } from '../../page/head.ts';
import { callsApi } from '../../records/calls-api.ts';
import { reportsApi } from '../../records/reports-api.ts';
import { EmptyState } from '../../ui/Card.tsx';
import { Page } from '../../ui/Page.tsx';
import { adminApi } from '../admin-api.ts';
import {
  Holidays,
  LikelyTwins,
  Pending,
  ReportedListings,
  Searches,
  TakenDown,
  ToRing,
} from './DecisionTopics.tsx';
import styles from './MondayPage.module.css';
import { Changes, FailingMails, KiosksNotSeen, Lines, Unchecked } from './ReviewTopics.tsx';
import type { TopicProps } from './topic.ts';

export const loader = areaLoader(areaMessages.missing.token, async () => {
  const monday = await adminApi.monday();
  const [registrations, reports, calls] = await Promise.all([
    monday.pending > 0 ? adminApi.registrations('1') : null,
    monday.reported > 0 ? reportsApi.list({ perPage: String(MONDAY_NAMED) }) : null,
    monday.calls.organisations + monday.calls.helplines > 0
      ? callsApi.list({ perPage: String(MONDAY_NAMED) })
      : null,
  ]);
  return {
    monday,
    registrations: registrations?.registrations.slice(0, MONDAY_NAMED) ?? [],
    reports: reports?.items ?? [],
    calls: calls?.items ?? [],
  };
});

export const handle = pageHandle(() => ({
  title: 'Monday',
  description: 'What waits for the charity this week.',
  path: null,
}));

const CONTENT: Record<MondayTopic, (props: TopicProps) => ReactNode> = {
  pending: Pending,
  reported: ReportedListings,
  mails: FailingMails,
  kiosks: KiosksNotSeen,
  lines: Lines,
  calls: ToRing,
  unchecked: Unchecked,
  twins: LikelyTwins,
  takenDown: TakenDown,
  holidays: Holidays,
  searches: Searches,
  changes: Changes,
};

/** What waits for the charity, in the order in which it is best done, each done from here. */
export function Component() {
  const { monday, ...lists } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const [said, setSaid] = useState<Said>({ message: '' });
  const say = async (what: Said) => {
    setSaid(what);
    await revalidate();
  };
  const topics = mondayWords(monday);
  const waiting = countWaiting(topics);
  return (
    <Page
      title="Monday"
      lead={
        waiting > 0 &&
        'What waits for you, the most urgent first. You can do it from here; what you leave comes again next week.'
      }
    >
      {waiting === 0 && (
        <EmptyState title="Nothing waits for you">
          <p>You get an email on Monday morning that says so too.</p>
        </EmptyState>
      )}
      {topics.length > 1 && (
        <ul className={styles.topics}>
          {topics.map(({ topic, title }) => (
            <li key={topic}>
              <a href={`#${topic}`}>{title}</a>
            </li>
          ))}
        </ul>
      )}
      {topics.map((words) => (
        <Topic
          key={words.topic}
          words={words}
          read={monday}
          {...lists}
          onDone={(message, undo) => say({ message, undo })}
        />
      ))}
      <section aria-labelledby="at-any-time" className={styles.topic}>
        <h2 id="at-any-time">At any time</h2>
        <ul className={styles.topics}>
          <li>
            <Link to={adminPaths.addOrganisation}>Add an organisation</Link>
          </li>
          <li>
            <Link to={adminPaths.several()}>Do the same for several at once</Link>
          </li>
          <li>
            <Link to={adminPaths.transfer}>Import a spreadsheet</Link>
          </li>
        </ul>
      </section>
      <div className={styles.done}>
        <SaidWithUndo said={said} onSaid={say} />
      </div>
    </Page>
  );
}

function Topic({ words, onDone, ...read }: TopicProps & { words: MondayWords }) {
  const { topic, title, todo } = words;
  const heading = useRef<HTMLHeadingElement>(null);
  const Content = CONTENT[topic];
  return (
    <section id={topic} aria-labelledby={`${topic}-title`} className={styles.topic}>
      <h2 id={`${topic}-title`} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{todo}</p>
      <Content
        {...read}
        onDone={async (said, undo) => {
          await onDone(said, undo);
          // Of the last one the topic itself is gone.
          (heading.current ?? document.querySelector<HTMLElement>('main h1'))?.focus();
        }}
      />
    </section>
  );
}
