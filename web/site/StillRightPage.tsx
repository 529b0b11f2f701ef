import { useLoaderData } from 'react-router-dom';
import { dashboardPaths } from '../../shared/paths/dashboard-paths.ts';
import { paths } from '../../shared/paths/paths.ts';
import { site } from '../../shared/site/site.ts';
import type { AskedListing } from '../../shared/still-right/asked-listings.ts';
import type { StillRightPage } from '../../shared/still-right/still-right.ts';
import { formatDate, formatTime } from '../../shared/time/city-time.ts';
import forms from '../forms/Forms.module.css';
import { pageHandle } from '../page/head.ts';
import button from '../ui/Button.module.css';
import { ErrorCard } from '../ui/Card.tsx';
import { Page } from '../ui/Page.tsx';
import { type LinkData, linkLoader } from './link-loader.ts';
import styles from './StillRightPage.module.css';

export const loader = linkLoader<StillRightPage>('still-right', 'Your listings could not be read.');

export const handle = pageHandle(() => ({
  title: 'Is this still right?',
  description: import.meta.env.SSR
    ? `Say that what the ${site().name} tells people is still right.`
    : '',
  path: null,
  isPrivate: true,
}));

/**
 * Where the link of an asking mail leads. A press says that it is right, because mail scanners open links too; its forms are
 * the browser's own, with script and without.
 */
export function Component() {
  const { link, sent } = useLoaderData() as LinkData<StillRightPage>;
  if (!link) return <Ended />;
  const { organisation, listings, confirmed, isStandIn } = link;
  const refused = sent && sent.status >= 400 ? sent.message : '';
  return (
    <Page title={confirmed ? 'Thank you' : 'Is this still right?'} lead={organisation}>
      {refused && <ErrorCard message={refused} />}
      {confirmed ? (
        <Said listings={listings} {...confirmed} />
      ) : (
        <Asked listings={listings} ticked={sent?.ticked} />
      )}
      {isStandIn ? <WhoChanges organisation={organisation} /> : <Change />}
    </Page>
  );
}

/** Tells a stand-in who can change it, because a stand-in cannot log in. */
function WhoChanges({ organisation }: { organisation: string }) {
  return (
    <p className={styles.change}>
      Something is not right? Ask somebody who can log in for {organisation}. Or ring{' '}
      {site().charityName}: <a href={site().phoneHref}>{site().phoneDisplay}</a>.
    </p>
  );
}

/** What is right is ticked already: one press says it of all. After a refusal the ticks are those that were sent. */
function Asked({ listings, ticked }: { listings: AskedListing[]; ticked: string[] | undefined }) {
  return (
    <form method="post" className={forms.form}>
      <fieldset className={styles.listings}>
        <legend>This is what people read. Take away the tick where it is not right.</legend>
        {listings.map(({ _id, title, lines }) => (
          <label key={_id} className={styles.listing}>
            {/* Its form is sent again by its first field's id, once the app is there (web/entry/hold-for-app.ts). */}
            <input
              id={`right-${_id}`}
              type="checkbox"
              name="listings"
              value={_id}
              defaultChecked={ticked?.includes(_id) ?? true}
            />
            <span className={styles.name}>{title}</span>
            {lines.map((line) => (
              <span key={line} className={styles.line}>
                {line}
              </span>
            ))}
          </label>
        ))}
      </fieldset>
      <button type="submit" className={`${button.primary} ${styles.send}`}>
        All ticked is still right
      </button>
    </form>
  );
}

function Said({ listings, at, ids }: { listings: AskedListing[]; at: string; ids: string[] }) {
  const instant = Date.parse(at);
  const isSaid = ({ _id }: AskedListing) => ids.includes(_id);
  const others = listings.filter((it) => !isSaid(it));
  return (
    <>
      <div className={forms.success} role="status">
        <h2>People now read that this was checked</h2>
        <ul>
          {listings.filter(isSaid).map(({ _id, title }) => (
            <li key={_id}>{title}</li>
          ))}
        </ul>
        <p>
          Said on {formatDate(instant)} at {formatTime(instant)}.
        </p>
      </div>
      {others.length > 0 && (
        <>
          <p>You have not said this of:</p>
          <ul>
            {others.map(({ _id, title }) => (
              <li key={_id}>{title}</li>
            ))}
          </ul>
        </>
      )}
      <form method="post" className={styles.undo}>
        <input id="undo" type="hidden" name="undo" value="yes" />
        <button type="submit" className={button.secondary}>
          Undo: take this back
        </button>
      </form>
    </>
  );
}

/** A link without the router: the dashboard asks for a sign-in. */
function Change() {
  return (
    <p className={styles.change}>
      Something is not right? <a href={dashboardPaths.viewServices}>Change something</a>. You will
      have to log in. Or ring {site().charityName}:{' '}
      <a href={site().phoneHref}>{site().phoneDisplay}</a>.
    </p>
  );
}

function Ended() {
  return (
    <Page title="This link has ended" back={{ to: paths.home, label: 'Back to Home' }}>
      <p>
        Something was changed since the email, or the email is too old. Nothing is lost: log in to
        look at your listings.
      </p>
      <Change />
    </Page>
  );
}
