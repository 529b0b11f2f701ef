import type { ReactNode } from 'react';
import { Link, useRevalidator } from 'react-router-dom';
import { helplineFaults } from '../../shared/directory/listing-faults.ts';
import type { Helpline } from '../../shared/helplines/helpline.ts';
import { adminPaths } from '../../shared/paths/admin-paths.ts';
import { lastCheckedWords } from '../../shared/time/words/last-checked.ts';
import { useNow } from '../clock/clock.tsx';
import { HelplineProfile } from '../helplines/manage/HelplineProfile.tsx';
import { RecordHistory } from '../history/RecordHistory.tsx';
import { Marks } from '../lists/Marks.tsx';
import { PublicationButton } from '../publication/PublicationButton.tsx';
import buttons from '../ui/Button.module.css';
import styles from '../ui/Card.module.css';
import { Card } from '../ui/Card.tsx';
import { RecordActions } from '../ui/records/RecordActions.tsx';

/** A helpline's card, with what may be done with it. `children`: whose it is. */
export function HelplineToManage(props: {
  helpline: Helpline;
  children?: ReactNode;
  heading?: 'h2';
}) {
  const { helpline, children, heading: Heading = 'h3' } = props;
  const { _id, name, published } = helpline;
  const now = useNow() ?? 0;
  const { revalidate } = useRevalidator();
  const which = <span className="visually-hidden"> {name}</span>;
  return (
    <Card>
      <Heading className={styles.heading}>{name}</Heading>
      <Marks faults={helplineFaults(helpline, now)} published={published} />
      {children}
      <HelplineProfile helpline={helpline} />
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
          <Link key="delete" to={adminPaths.deleteHelpline(_id)} className={buttons.quiet}>
            Delete{which}
          </Link>,
        ]}
      >
        <Link to={adminPaths.editHelpline(_id)} className={buttons.secondary}>
          Edit{which}
        </Link>
      </RecordActions>
      <RecordHistory key={_id} record={_id} />
    </Card>
  );
}
