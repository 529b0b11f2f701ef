import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { callCost } from '../../shared/contact/call-cost.ts';
import { emergencyContacts } from '../../shared/emergency/emergency.ts';
import { LISTENING_CALL } from '../../shared/emergency/national-calls.ts';
import type { PublicOrganisation } from '../../shared/organisations/organisation.ts';
import { paths } from '../../shared/paths/paths.ts';
import type { PublicService } from '../../shared/services/service.ts';
import { site } from '../../shared/site/site.ts';
import { formatDate, formatTime } from '../../shared/time/city-time.ts';
import { ringFirst } from '../../shared/time/information-time.ts';
import {
  ANYBODY_MAY_ASK,
  FIRST_TO_OPEN,
  IF_ILL,
  IF_NOBODY_ANSWERS,
  NONE_ALL_NIGHT,
  STEPS,
  TONIGHT_HEADING,
  tonightWords,
} from '../../shared/tonight/steps.ts';
import {
  isForTonight,
  type Tonight,
  type TonightOrganisation,
  type TonightService,
  tonightAt,
} from '../../shared/tonight/tonight.ts';
import type { Api } from '../api/api.ts';
import { logFailure } from '../api/log-failure.ts';
import { useInformation, useNow, usePresent } from '../clock/clock.tsx';
import { AddressLink, PhoneLink, WebsiteLink } from '../directory/Contact.tsx';
import { StatusBadge } from '../directory/StatusBadge.tsx';
import { useRootData } from '../layouts/root-data.ts';
import { pageHandle } from '../page/head.ts';
import { Page } from '../ui/Page.tsx';
import { Danger } from './Danger.tsx';
import { HoursToday, TonightBeds } from './TonightBeds.tsx';
import styles from './TonightPage.module.css';
import { TonightPlace } from './TonightPlace.tsx';

/** Lists that fail are left out: whom to ring must not wait for them (docs/product.md#wording). */
export const loader = (api: Api) => async (_: LoaderFunctionArgs) => {
  const [services, helplines, organisations] = await Promise.all([
    api.services().catch(logFailure),
    api.helplines().catch(logFailure),
    api.organisations().catch(logFailure),
  ]);
  return {
    services: (services ?? []).filter(isForTonight).map(short),
    organisations: (organisations ?? []).filter(({ beds }) => beds).map(shortOrganisation),
    helplines: (helplines ?? []).filter(({ type }) => type === 'General'),
  };
};

/** Without what the page does not say. */
const short = ({ restOfNote, ...service }: PublicService): TonightService => service;

const shortOrganisation = (organisation: PublicOrganisation): TonightOrganisation => {
  const { _id, name, addresses, phoneDisplay, phoneHref, beds, bedsFor, part } = organisation;
  const says = { ...(beds && { beds, bedsFor }), ...(part && { part }) };
  return { _id, name, addresses, phoneDisplay, phoneHref, ...says };
};

export const handle = pageHandle(() => ({
  title: 'Tonight',
  description: import.meta.env.SSR
    ? `Nowhere to sleep tonight in ${site().city}? Whom to ring now, what to say, beds, and somewhere warm, step by step.`
    : '',
  path: paths.tonight,
}));

const WITHOUT_CLOCK: Tonight = {
  ring: [],
  beds: [],
  organisations: [],
  warm: { now: [], allNight: [], next: [] },
  answering: [],
  placeOf: ({ provider, serviceAddress }) => ({ name: provider.name, where: serviceAddress }),
};

/** What to do with nowhere to sleep, as numbered steps that hold at this minute (docs/product.md#tonight). */
export function Component() {
  const { services, helplines, organisations } =
    useLoaderData<Awaited<ReturnType<ReturnType<typeof loader>>>>();
  const now = useNow();
  const present = usePresent();
  const { from } = useInformation();
  const { bankHolidays } = useRootData();
  const { say, bring, without } = tonightWords();
  const tonight =
    now === null ? WITHOUT_CLOCK : tonightAt(services, helplines, now, bankHolidays, organisations);
  return (
    <Page title={TONIGHT_HEADING} back={{ to: paths.home, label: 'Back to Home' }}>
      <Danger />
      {now === null ? (
        <div className={styles.both}>
          {ringFirst(present, from)}
          <br />
          {bothTeams().map(({ name, phoneDisplay, phoneHref }) => (
            <a key={phoneHref} href={phoneHref}>
              {phoneDisplay}
              <span className="visually-hidden">, {name}</span>
            </a>
          ))}
        </div>
      ) : (
        <p className={styles.now}>
          {`These steps are for ${formatTime(now)} on ${formatDate(now)}.`}
        </p>
      )}
      <ol className={styles.steps}>
        <Step title={STEPS.ring}>
          <Ring ring={tonight.ring} />
          <p>{ANYBODY_MAY_ASK}</p>
        </Step>
        <Step title={STEPS.say}>
          <ul>
            {say.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Step>
        <Step title={STEPS.bring}>
          <ul>
            {bring.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p>{without}</p>
        </Step>
        <Step title={STEPS.beds}>
          <TonightBeds {...tonight} />
        </Step>
        <Step title={STEPS.warm}>
          <Warm {...tonight} />
          <p>{IF_ILL}</p>
        </Step>
        <Step title={STEPS.nobody}>
          <Nobody answering={tonight.answering} />
        </Step>
      </ol>
      <p>
        <a href={paths.printTonight}>Print these steps</a>
      </p>
    </Page>
  );
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li>
      <h2>{title}</h2>
      {children}
    </li>
  );
}

/** In the first screen too where nobody knows which of them answers. */
function bothTeams() {
  const { council, outOfHours } = emergencyContacts();
  return [outOfHours, council].filter(({ phoneHref }) => phoneHref);
}

/** The number that answers first stands large; without a clock both do, with their hours. */
function Ring({ ring }: Pick<Tonight, 'ring'>) {
  const those =
    ring.length > 0
      ? ring
      : bothTeams().map((contact) => ({ contact, words: contact.hours, isFirst: false }));
  return those.map(
    ({ contact: { name, phoneDisplay, phoneHref, rule, hours }, words, isFirst }) => (
      <div key={phoneHref} className={styles.place}>
        <a href={phoneHref} className={isFirst ? styles.first : styles.call}>
          {phoneDisplay}
        </a>
        <strong>{words}</strong>
        <span>
          {name}. {callCost(phoneHref)}
        </span>
        {words !== hours && <span>{hours}</span>}
        {isFirst && rule && <span>{rule}</span>}
      </div>
    ),
  );
}

function Warm({ warm: { now, allNight, next }, placeOf }: Pick<Tonight, 'warm' | 'placeOf'>) {
  return (
    <>
      {allNight.length > 0 ? (
        <Places title="Open all night" services={allNight} placeOf={placeOf} />
      ) : (
        <p>{NONE_ALL_NIGHT}</p>
      )}
      {now.length > 0 && <Places title="Open now" services={now} placeOf={placeOf} />}
      {next.length > 0 && <Places title={FIRST_TO_OPEN} services={next} placeOf={placeOf} />}
    </>
  );
}

type PlacesProps = { title: string; services: TonightService[] } & Pick<Tonight, 'placeOf'>;

function Places({ title, services, placeOf }: PlacesProps) {
  return (
    <>
      <h3>{title}</h3>
      {services.map((service) => (
        <TonightPlace key={service._id} service={service} name={placeOf(service).name}>
          <span>{service.type}</span>
          <StatusBadge service={service} isBesideSlots />
          <HoursToday service={service} />
          {service.serviceAddress && <AddressLink address={service.serviceAddress} />}
        </TonightPlace>
      ))}
    </>
  );
}

function Nobody({ answering }: Pick<Tonight, 'answering'>) {
  const { referral } = emergencyContacts();
  return (
    <>
      <ul>
        {IF_NOBODY_ANSWERS.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {answering.length > 0 && <h3>Free calls that are answered now</h3>}
      {answering.map(({ _id, name, description, phoneDisplay, phoneHref }) => (
        <div key={_id} className={styles.place}>
          <strong translate="no">{name}</strong>
          <PhoneLink display={phoneDisplay} href={phoneHref} />
          <span>{description}</span>
        </div>
      ))}
      {answering.length === 0 && (
        <div className={styles.place}>
          <strong>{LISTENING_CALL.name}</strong>
          <PhoneLink display={LISTENING_CALL.number} href={LISTENING_CALL.href} />
          <span>{LISTENING_CALL.hours}</span>
        </div>
      )}
      <h3>So that a team can find you outside</h3>
      {referral.website && (
        <div className={styles.place}>
          <strong>{referral.name}</strong>
          <WebsiteLink website={referral.website} />
          <span>{referral.rule}</span>
        </div>
      )}
    </>
  );
}
