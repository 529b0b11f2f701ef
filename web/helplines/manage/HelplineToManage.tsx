import type { ReactNode } from 'react';
import { Link, useRevalidator } from 'react-router-dom';
import { helplineFaults } from '../../../shared/directory/listing-faults.ts';
import type { Helpline } from '../../../shared/helplines/helpline.ts';
import { paths } from '../../../shared/paths/paths.ts';
import { lastCheckedWords } from '../../../shared/time/words/last-checked.ts';
import { useNow } from '../../clock/clock.tsx';
import { RecordHistory } from '../../history/RecordHistory.tsx';
import { Marks } from '../../lists/Marks.tsx';
import { TakenDown } from '../../organisations/manage/TakenDownBanner.tsx';
import { PublicationButton } from '../../publication/PublicationButton.tsx';
import buttons from '../../ui/Button.module.css';
import styles from '../../ui/Card.module.css';
import { Card } from '../../ui/Card.tsx';
import { RecordActions } from '../../ui/records/RecordActions.tsx';
import type { HelplineArea } from '../helpline-area.ts';
import { HelplineProfile } from './HelplineProfile.tsx';

type Props = { area: HelplineArea; helpline: Helpline };

/** A helpline's card, with what may be done with it. `children`: whose it is. */
export function HelplineToManage(props: Props & { children?: ReactNode; heading?: 'h2' }) {
  const { area, helpline, children, heading: Heading = 'h3' } = props;
  const { name, published, takenDownReason } = helpline;
  const now = useNow() ?? 0;
  return (
    <Card>
      <Heading className={styles.heading}>{name}</Heading>
      {area.isAdmin ? (
        <Marks faults={helplineFaults(helpline, now)} published={published} />
      ) : (
        !published && <TakenDown what="this helpline" reason={takenDownReason} />
      )}
      {children}
      <HelplineProfile helpline={helpline} />
      {area.isAdmin ? (
        <OneOfMany area={area} helpline={helpline} />
      ) : (
        <TheOnlyOne area={area} helpline={helpline} />
      )}
    </Card>
  );
}

/** Nobody has to be told which helpline a link is about where there is no other. */
function TheOnlyOne({ area, helpline: { _id, type, published } }: Props) {
  return (
    <p className={styles.ways}>
      <Link to={area.editPath(_id)} className={buttons.primary}>
        Edit
      </Link>
      <Link to={area.deletePath(_id)} className={buttons.secondary}>
        Delete
      </Link>
      {published && <Link to={paths.helplineType(type)}>See it as visitors do</Link>}
    </p>
  );
}

function OneOfMany({ area, helpline }: Props) {
  const { _id, name } = helpline;
  const now = useNow() ?? 0;
  const { revalidate } = useRevalidator();
  const which = <span className="visually-hidden"> {name}</span>;
  return (
    <>
      <p>{lastCheckedWords(helpline, now) || 'Not checked yet'}</p>
      <RecordActions
        apart={[
          <PublicationButton
            key="publication"
            kind="helpline"
            record={helpline}
            name={name}
            onChange={() => void revalidate()}
          />,
          <Link key="delete" to={area.deletePath(_id)} className={buttons.quiet}>
            Delete{which}
          </Link>,
        ]}
      >
        <Link to={area.editPath(_id)} className={buttons.secondary}>
          Edit{which}
        </Link>
      </RecordActions>
      <RecordHistory key={_id} record={_id} />
    </>
  );
}
