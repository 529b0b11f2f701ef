import { useLoaderData, useRevalidator } from 'react-router-dom';
import {
  isMissed,
  KIOSK_DAYS,
  type KioskListed,
  kioskWords,
  NEW_KIOSK_DAYS,
} from '../../../shared/kiosks/kiosk.ts';
import { adminPaths } from '../../../shared/paths/admin-paths.ts';
import { kioskPaths } from '../../../shared/paths/kiosk-paths.ts';
import { areaMessages } from '../../../shared/site/area-messages.ts';
import { site } from '../../../shared/site/site.ts';
import { areaLoader } from '../../auth/area-loader.ts';
import { usePresent } from '../../clock/clock.tsx';
import { Detail, Details } from '../../directory/Details.tsx';
import { ActionButton } from '../../forms/ActionButton.tsx';
import { pageHandle } from '../../page/head.ts';
import card from '../../ui/Card.module.css';
import { Card, EmptyState } from '../../ui/Card.tsx';
import { Page } from '../../ui/Page.tsx';
import { RecordActions } from '../../ui/records/RecordActions.tsx';
import { adminApi } from '../admin-api.ts';
import styles from './KiosksPage.module.css';

export const loader = areaLoader(areaMessages.missing.token, () => adminApi.kiosks());

export const handle = pageHandle(() => ({
  title: 'Kiosks',
  description: 'Where kiosks stand, and whether they run.',
  path: null,
}));

/** Whether the charity's kiosks run, those first that were not seen for a day; and new ones, which may be anybody's. */
export function Component() {
  const kiosks = useLoaderData<typeof loader>();
  const now = usePresent();
  const groups = [
    {
      title: 'Not seen for a day',
      rows: kiosks.filter((kiosk) => kiosk.isOurs && isMissed(kiosk, now)),
    },
    { title: 'Running', rows: kiosks.filter((kiosk) => kiosk.isOurs && !isMissed(kiosk, now)) },
    {
      title: 'New: are these yours?',
      lead: `Anybody can name a kiosk. Keep those that you know: only they are missed when they are not seen. What you do not keep goes after ${NEW_KIOSK_DAYS} days.`,
      rows: kiosks.filter(({ isOurs }) => !isOurs).reverse(),
    },
  ];
  return (
    <Page
      title="Kiosks"
      back={{ to: adminPaths.home, label: 'Admin Home' }}
      lead="Each kiosk and wall screen says every half an hour that it runs. It says nothing of who touched it, or of what they looked at."
    >
      {kiosks.length === 0 && (
        <EmptyState title="No kiosk has been seen">
          <p>
            One is listed an hour after it starts at the latest, under the name of the place that
            its set-up gives it. Give each a name of its own, such as “The Wild Goose, by the door”.
          </p>
        </EmptyState>
      )}
      {groups.map(
        ({ title, lead, rows }) =>
          rows.length > 0 && (
            <section key={title} className={styles.group}>
              <h2>{title}</h2>
              {lead && <p>{lead}</p>}
              <div className={styles.rows}>
                {rows.map((kiosk) => (
                  <Kiosk key={kiosk._id} kiosk={kiosk} now={now} />
                ))}
              </div>
            </section>
          ),
      )}
      <p>
        A kiosk that is not heard of goes from this list after {KIOSK_DAYS} days. To set one up,
        open <a href={kioskPaths.setup}>the set-up page of the {site().name}</a>.
      </p>
    </Page>
  );
}

function Kiosk({ kiosk, now }: { kiosk: KioskListed; now: number }) {
  const { revalidate } = useRevalidator();
  const { _id, place, screen, isOurs } = kiosk;
  const { seen, version, information, todo } = kioskWords(kiosk, now);
  return (
    <Card>
      <h3 className={card.heading}>{place}</h3>
      <Details>
        <Detail name="Kind">{screen === 'wall' ? 'Wall screen' : 'Kiosk'}</Detail>
        <Detail name="Last seen">{seen}</Detail>
        <Detail name="Its information">{information}</Detail>
        <Detail name="Version">{version}</Detail>
      </Details>
      {todo.length > 0 && (
        <p>
          <strong>What to do:</strong> {todo.join(' ')}
        </p>
      )}
      <RecordActions
        apart={
          <ActionButton
            label="Remove"
            busyLabel="Removing..."
            look="quiet"
            about={place}
            question={`Remove "${place}" from the list? If it still runs, it is listed again as a new one.`}
            act={async () => {
              await adminApi.removeKiosk(_id);
              await revalidate();
            }}
          />
        }
      >
        {!isOurs && (
          <ActionButton
            label="Keep: it is ours"
            busyLabel="Keeping..."
            about={place}
            act={async () => {
              await adminApi.keepKiosk(_id);
              await revalidate();
            }}
          />
        )}
      </RecordActions>
    </Card>
  );
}
