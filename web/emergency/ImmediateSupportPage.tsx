import { Link, useLoaderData } from 'react-router-dom';
import type { EmergencyContacts } from '../../shared/edited/edited.ts';
import {
  emergencyContacts,
  HURT_HEADING,
  nowhereToSleep,
} from '../../shared/emergency/emergency.ts';
import {
  DANGER_CALLS,
  LISTENING_CALL,
  type NationalCall,
  OTHER_CALLS,
} from '../../shared/emergency/national-calls.ts';
import { paths } from '../../shared/paths/paths.ts';
import { LEAVE_NOTE, site } from '../../shared/site/site.ts';
import { formatDate, formatTime } from '../../shared/time/city-time.ts';
import { CALL_LIST, TONIGHT_HEADING } from '../../shared/tonight/steps.ts';
import { useNow } from '../clock/clock.tsx';
import { CardList } from '../directory/cards/CardList.tsx';
import { useRootData } from '../layouts/root-data.ts';
import { pageHandle } from '../page/head.ts';
import button from '../ui/Button.module.css';
import card from '../ui/Card.module.css';
import { Page } from '../ui/Page.tsx';
import prose from '../ui/Prose.module.css';
import styles from './EmergencyCard.module.css';
import { EmergencyCard } from './EmergencyCard.tsx';

export const loader = () => () => emergencyContacts();

export const handle = pageHandle(() => ({
  title: 'Immediate support',
  description: import.meta.env.SSR
    ? `In danger, or nowhere to sleep tonight in ${site().city}? The numbers to ring now, for the council, the street outreach team and the police.`
    : '',
  path: paths.immediateSupport,
}));

export function Component() {
  const contacts = useLoaderData<ReturnType<typeof loader>>();
  return (
    <Page title="Immediate support" back={{ to: paths.home, label: 'Back to Home' }}>
      <div className={prose.prose}>
        <CardList items={DANGER_CALLS} columns>
          {(call) => <Call {...call} />}
        </CardList>
        <Hurt contacts={contacts} />
        <CardList items={OTHER_CALLS} columns>
          {(call) => <Call {...call} />}
        </CardList>
        <Tonight contacts={contacts} />
        <SleepingRough contacts={contacts} />
        <section>
          <h2>Do you need to talk to someone?</h2>
          <p>
            {LISTENING_CALL.name}: {LISTENING_CALL.hours}
          </p>
          <a className={button.primary} href={LISTENING_CALL.href}>
            Call {LISTENING_CALL.number}
          </a>
          <p>
            Others answer day and night too.{' '}
            <Link to={paths.helplineType('General')}>General helplines</Link>
          </p>
        </section>
      </div>
    </Page>
  );
}

function Call({ heading, text, number, next }: NationalCall) {
  return (
    <>
      <h2 tabIndex={-1} className={card.heading}>
        {heading}
      </h2>
      <p>{text}</p>
      <a
        className={`${number === '999' ? button.emergency : button.primary} ${styles.call}`}
        href={`tel:${number}`}
      >
        Call {number}
        {next && `, ${next}`}
      </a>
    </>
  );
}

/** Both council teams, the one that answers at this hour first. */
function Tonight({ contacts }: { contacts: EmergencyContacts }) {
  const now = useNow();
  const { bankHolidays } = useRootData();
  const first = now === null ? undefined : nowhereToSleep(now, contacts, bankHolidays)[0];
  const isCouncilFirst = first === contacts.council;
  const teams = [
    { _id: 'council', contact: contacts.council },
    { _id: 'out-of-hours', contact: contacts.outOfHours },
  ];
  if (first === contacts.outOfHours) teams.reverse();
  return (
    <section id="tonight">
      <h2 tabIndex={-1}>{TONIGHT_HEADING}</h2>
      <p>
        <Link to={paths.tonight}>Step by step: ring, beds, somewhere warm</Link>
      </p>
      <p>
        {now === null
          ? 'Ring the team that is open. Their hours are below.'
          : `It is ${formatTime(now)} on ${formatDate(now)}. The council’s office is ${isCouncilFirst ? 'open' : 'closed'} now.`}
      </p>
      <CardList items={teams} columns>
        {({ contact }) => <EmergencyCard contact={contact} first={contact === first} />}
      </CardList>
    </section>
  );
}

function SleepingRough({ contacts }: { contacts: EmergencyContacts }) {
  const teams = [
    { _id: 'rough-sleepers', contact: contacts.outreach },
    { _id: 'referral', contact: contacts.referral },
  ];
  return (
    <section>
      <h2>Sleeping outside, or worried about someone who is?</h2>
      <CardList items={teams} columns>
        {({ contact }) => <EmergencyCard contact={contact} />}
      </CardList>
    </section>
  );
}

/** What helps anybody who is hurt, a man or a child too: the number that answers at every hour, and the way to the others. */
function Hurt({ contacts: { hurt } }: { contacts: EmergencyContacts }) {
  return (
    <section id="safe">
      <h2 tabIndex={-1}>{HURT_HEADING}</h2>
      {hurt.name && (
        <CardList items={[{ _id: 'hurt', contact: hurt }]} columns>
          {({ contact }) => <EmergencyCard contact={contact} />}
        </CardList>
      )}
      <p>{CALL_LIST}</p>
      <p>“Leave this site” opens another page in place of this one. {LEAVE_NOTE}</p>
      <p>
        Others help men, and anyone hurt by violence or trafficking.{' '}
        <Link to={paths.helplineType('Victim of a crime')} replace>
          Helplines for victims of a crime
        </Link>
      </p>
    </section>
  );
}
