import type { ReactNode } from 'react';
import { Link, useRevalidator } from 'react-router-dom';
import { joinPostcode } from '../../../shared/contact/postcode.ts';
import { paths } from '../../../shared/paths/paths.ts';
import { fullOf } from '../../../shared/services/full/full-mark.ts';
import type { Service } from '../../../shared/services/service.ts';
import { serviceLine } from '../../../shared/services/service-line.ts';
import { HOURS_UNKNOWN } from '../../../shared/services/status-words.ts';
import {
  irregularSlotWords,
  seasonsWords,
  unknownDaysWords,
} from '../../../shared/services/weeks/irregular-words.ts';
import { messages } from '../../../shared/site/messages.ts';
import { lastCheckedWords } from '../../../shared/time/words/last-checked.ts';
import { weekWords } from '../../../shared/time/words/week-summary.ts';
import { useNow } from '../../clock/clock.tsx';
import { TakeDownService } from '../../publication/TakeDownService.tsx';
import buttons from '../../ui/Button.module.css';
import { EmptyState } from '../../ui/Card.tsx';
import { RecordActions } from '../../ui/records/RecordActions.tsx';
import { type Column, RecordTable } from '../../ui/records/RecordTable.tsx';
import type { ServiceArea } from '../service-area.ts';
import { FullNow, FullWords } from './FullNow.tsx';
import styles from './ServiceList.module.css';

type Props<Shown extends Service> = {
  area: ServiceArea;
  caption: string;
  services: Shown[];
  /** Where the page about a provider is, where whose each service is has to be said. */
  providerPath?: ((id: string) => string) | undefined;
  /** What is to be said of a service before anything else, besides that it is full. */
  marks: (service: Shown) => ReactNode;
};

/** What a list of services says that has none, and what may be done about it. */
export const NO_SERVICES = {
  title: messages.noServices,
  empty: <p>What is added here is public at once.</p>,
};

/** Services to work on, for their organisation and for the admin. */
export function ServiceList<Shown extends Service>(props: Props<Shown>) {
  const { area, caption, services, providerPath, marks } = props;
  const now = useNow();
  if (services.length === 0)
    return <EmptyState title={NO_SERVICES.title}>{NO_SERVICES.empty}</EmptyState>;
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
          <FullWords service={service} />
          {marks(service)}
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
    { name: 'Actions', cell: (service) => <Actions area={area} service={service} /> },
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

/** Edit comes first and is a button; what takes the service away stands apart. */
function Actions({ area, service }: { area: ServiceArea; service: Service }) {
  const { revalidate } = useRevalidator();
  const { _id, type, published } = service;
  const which = serviceLine(service);
  return (
    <RecordActions
      apart={[
        area.isAdmin && <TakeDownService key="publication" service={service} />,
        <Link key="delete" to={area.deletePath(_id)} className={buttons.quiet}>
          Delete<span className="visually-hidden"> {which}</span>
        </Link>,
      ]}
    >
      <Link to={area.editPath(_id)} className={buttons.secondary}>
        Edit<span className="visually-hidden"> {which}</span>
      </Link>
      <Link to={area.datePath(service)} className={buttons.secondary}>
        Closed?<span className="visually-hidden"> {which}</span>
      </Link>
      {fullOf(service) && <FullNow service={service} onSaid={() => void revalidate()} />}
      <Link to={area.letInPath(service)}>
        Who is let in<span className="visually-hidden"> to {which}</span>
      </Link>
      <Link to={area.copyPath(service)}>
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
