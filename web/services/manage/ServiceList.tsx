import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { joinPostcode } from '../../../shared/contact/postcode.ts';
import { paths } from '../../../shared/paths/paths.ts';
import { fullOf } from '../../../shared/services/full/full-mark.ts';
import type { Service } from '../../../shared/services/service.ts';
import { serviceLine } from '../../../shared/services/service-line.ts';
import { HOURS_UNKNOWN } from '../../../shared/services/status.ts';
import {
  irregularSlotWords,
  seasonsWords,
  unknownDaysWords,
} from '../../../shared/services/weeks/irregular-words.ts';
import { messages } from '../../../shared/site/messages.ts';
import { lastCheckedWords } from '../../../shared/time/words/last-checked.ts';
import { weekWords } from '../../../shared/time/words/week-summary.ts';
import { useNow } from '../../clock/clock.tsx';
import buttons from '../../ui/Button.module.css';
import { EmptyState } from '../../ui/Card.tsx';
import { RecordActions } from '../../ui/records/RecordActions.tsx';
import { type Column, RecordTable } from '../../ui/records/RecordTable.tsx';
import { FullNow } from './FullNow.tsx';
import styles from './ServiceList.module.css';

type Props<Shown extends Service> = {
  caption: string;
  services: Shown[];
  editPath: (id: string) => string;
  deletePath: (id: string) => string;
  /** Where a service is closed for a day or longer. */
  datePath: (service: Service) => string;
  /** Where it is said who is let in. */
  letInPath: (service: Service) => string;
  /** Where one like it is added at another address. */
  copyPath: (service: Service) => string;
  /** Where the page about a provider is, where whose each service is has to be said. */
  providerPath?: (id: string) => string;
  /** What is to be said of a service before anything else. */
  marks?: (service: Shown) => ReactNode;
  /** What else takes a service away. */
  more?: (service: Service) => ReactNode;
  /** What to do once one was said to be full, where that can be said here. */
  onSaid?: () => void;
};

/** Services to work on, for their organisation and for the admin. */
export function ServiceList<Shown extends Service>(props: Props<Shown>) {
  const {
    caption,
    services,
    editPath,
    deletePath,
    datePath,
    copyPath,
    letInPath,
    providerPath,
    marks,
    more,
    onSaid,
  } = props;
  const now = useNow();
  if (services.length === 0) {
    return (
      <EmptyState title={messages.noServices}>
        <p>What is added here is public at once.</p>
      </EmptyState>
    );
  }
  const provider = (pathOf: (id: string) => string): Column<Shown> => ({
    name: 'Provider',
    cell: ({ provider: { _id, name } }) => <Link to={pathOf(_id)}>{name}</Link>,
  });
  const columns: Column<Shown>[] = [
    {
      name: 'Service Type',
      cell: (service) => (
        <>
          <strong>{service.type}</strong>
          {service.subtype && <div>{service.subtype}</div>}
          {marks?.(service)}
        </>
      ),
    },
    ...(providerPath ? [provider(providerPath)] : []),
    {
      name: 'Address',
      cell: ({ serviceAddress }) => joinPostcode(serviceAddress) || messages.notAvailable,
    },
    {
      name: 'Availability',
      cell: ({ availability }) => availability.join(', ') || messages.notAvailable,
    },
    {
      name: 'Hours',
      cell: ({ note, ...service }) => (
        <>
          {hoursOf(service) || HOURS_UNKNOWN}
          {note && <div className={styles.note}>{note}</div>}
        </>
      ),
    },
    {
      name: 'Checked',
      cell: (service) => lastCheckedWords(service, now) || 'Not checked yet',
    },
    {
      name: 'Actions',
      cell: (service) => (
        <Actions
          service={service}
          {...{ editPath, deletePath, datePath, copyPath, letInPath, more, onSaid }}
        />
      ),
    },
  ];
  return (
    <RecordTable caption={caption} columns={columns} rows={services} keyOf={({ _id }) => _id} />
  );
}

const hoursOf = ({ schedule, irregularSlots, seasons, unknownDays }: Omit<Service, 'note'>) =>
  [
    weekWords(schedule),
    ...irregularSlots.map(irregularSlotWords),
    seasons.length > 0 && `Open only ${seasonsWords(seasons)}`,
    unknownDays.length > 0 && unknownDaysWords(unknownDays),
  ]
    .filter(Boolean)
    .join('; ');

type Paths = 'editPath' | 'deletePath' | 'datePath' | 'copyPath' | 'letInPath';
type ActionsProps = Pick<Props<Service>, Paths | 'more' | 'onSaid'> & { service: Service };

/** Edit comes first and is a button; what takes the service away stands apart. */
function Actions({ service, onSaid, more, ...to }: ActionsProps) {
  const { _id, type, published } = service;
  const { editPath, deletePath, datePath, copyPath, letInPath } = to;
  const which = serviceLine(service);
  return (
    <RecordActions
      apart={[
        more && <Fragment key="more">{more(service)}</Fragment>,
        <Link key="delete" to={deletePath(_id)} className={buttons.quiet}>
          Delete<span className="visually-hidden"> {which}</span>
        </Link>,
      ]}
    >
      <Link to={editPath(_id)} className={buttons.secondary}>
        Edit<span className="visually-hidden"> {which}</span>
      </Link>
      <Link to={datePath(service)} className={buttons.secondary}>
        Closed?<span className="visually-hidden"> {which}</span>
      </Link>
      {onSaid && fullOf(service) && <FullNow key="full" service={service} onSaid={onSaid} />}
      <Link to={letInPath(service)}>
        Who is let in<span className="visually-hidden"> to {which}</span>
      </Link>
      <Link to={copyPath(service)}>
        Copy<span className="visually-hidden"> {which} to another address</span>
      </Link>
      {published && (
        <Link to={paths.service(type, _id)}>
          See it<span className="visually-hidden"> as visitors do {which}</span>
        </Link>
      )}
    </RecordActions>
  );
}
