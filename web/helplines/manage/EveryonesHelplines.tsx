import { Link } from 'react-router-dom';
import { HELPLINE_RULES } from '../../../shared/lists/helpline-rules.ts';
import { adminMessages } from '../../../shared/site/admin-messages.ts';
import { areaMessages } from '../../../shared/site/area-messages.ts';
import { JustDone } from '../../lists/JustDone.tsx';
import { ManagedList } from '../../lists/ManagedList.tsx';
import type { helplinesApi } from '../../records/helplines-api.ts';
import buttons from '../../ui/Button.module.css';
import { RecordActions } from '../../ui/records/RecordActions.tsx';
import type { AdminArea } from '../helpline-area.ts';
import styles from './EveryonesHelplines.module.css';
import { HelplineToManage } from './HelplineToManage.tsx';

type Props = { area: AdminArea; list: Awaited<ReturnType<typeof helplinesApi.page>> };

/** Helplines of every organisation, and of none, to look through and work on. */
export const EveryonesHelplines = ({ area, list }: Props) => (
  <>
    <JustDone bringBack={area.bringBack} />
    <RecordActions>
      <Link to={area.addPath()} className={buttons.primary}>
        Add New Helpline
      </Link>
    </RecordActions>
    <ManagedList
      list={list}
      sorts={HELPLINE_RULES.sorts}
      noun={['helpline', 'helplines']}
      searchLabel="Search by helpline name"
      none={{
        title: list.known > 0 ? adminMessages.helplines.none : areaMessages.helpline.none,
        searched: 'Try a shorter name, or choose All.',
        empty: <p>With an organisation, or without one.</p>,
      }}
    >
      {(helplines) => (
        <ul className={styles.cards}>
          {helplines.map((helpline) => (
            <li key={helpline._id}>
              <HelplineToManage area={area} helpline={helpline} heading="h2">
                {helpline.provider && (
                  <p>
                    Of{' '}
                    <Link to={area.providerPath(helpline.provider)}>
                      {helpline.providerName ?? 'its organisation'}
                    </Link>
                  </p>
                )}
              </HelplineToManage>
            </li>
          ))}
        </ul>
      )}
    </ManagedList>
  </>
);
