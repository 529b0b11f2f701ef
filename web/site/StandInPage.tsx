import { useLoaderData } from 'react-router-dom';
import type { StandInLink } from '../../shared/account/stand-in.ts';
import { paths } from '../../shared/paths/paths.ts';
import { site } from '../../shared/site/site.ts';
import { dayDateWords } from '../../shared/time/city-time.ts';
import forms from '../forms/Forms.module.css';
import { pageHandle } from '../page/head.ts';
import button from '../ui/Button.module.css';
import { ErrorCard } from '../ui/Card.tsx';
import { Page } from '../ui/Page.tsx';
import { type LinkData, linkLoader } from './link-loader.ts';

export const loader = linkLoader<StandInLink>('stand-in', 'This page could not be read.');

export const handle = pageHandle(() => ({
  title: 'No more of these emails',
  description: import.meta.env.SSR ? `Emails of the ${site().name} to somebody who stands in.` : '',
  path: null,
  isPrivate: true,
}));

/**
 * Where a stand-in has no more mails. A press ends it, because mail scanners open links too; its form is the browser's own, with
 * script and without.
 */
export function Component() {
  const { link, sent } = useLoaderData() as LinkData<StandInLink>;
  const isDone = sent !== null && sent.status < 400;
  if (!isDone && !link) return <Ended />;
  return (
    <Page title={isDone ? 'Done' : 'No more of these emails'}>
      {isDone ? (
        <p className={forms.success} role="status">
          {sent.message}
        </p>
      ) : (
        link && <Asked {...link} refused={sent?.message ?? ''} />
      )}
    </Page>
  );
}

function Asked({ organisation, until, refused }: StandInLink & { refused: string }) {
  return (
    <>
      {refused && <ErrorCard message={refused} />}
      <p>
        Somebody at {organisation} is away and has named you. Until the end of {dayDateWords(until)}{' '}
        you get what we ask them by email. Then it ends by itself. You want no more of it? We tell
        the person who named you.
      </p>
      <form method="post" className={forms.form}>
        {/* Its form is sent again by its first field's id, once the app is there (web/entry/hold-for-app.ts). */}
        <input id="stop" type="hidden" name="stop" value="yes" />
        <button type="submit" className={button.primary}>
          Send me no more
        </button>
      </form>
    </>
  );
}

function Ended() {
  return (
    <Page title="This link has ended" back={{ to: paths.home, label: 'Back to Home' }}>
      <p>
        You stand in for nobody any more, or a part of the link is missing. You still get these
        emails? Tell {site().charityName}: <a href={`mailto:${site().email}`}>{site().email}</a> or{' '}
        <a href={site().phoneHref}>{site().phoneDisplay}</a>.
      </p>
    </Page>
  );
}
