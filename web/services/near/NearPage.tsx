import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  type LoaderFunctionArgs,
  useLoaderData,
  useLocation,
  useRevalidator,
} from 'react-router-dom';
import { fitsOf, fitsQuery } from '../../../shared/conditions/fitting.ts';
import { nearPath } from '../../../shared/paths/near-path.ts';
import { appendQuery, paths } from '../../../shared/paths/paths.ts';
import { ATTRIBUTION } from '../../../shared/places/attribution.ts';
import { createNearBy, type NearBy, type NearOutcome } from '../../../shared/places/near.ts';
import { ALL_HELP, NEEDS } from '../../../shared/services/board/needs.ts';
import { SERVICE_TYPES } from '../../../shared/services/service.ts';
import { site } from '../../../shared/site/site.ts';
import type { Api } from '../../api/api.ts';
import { notFound } from '../../api/api-error.ts';
import { useNow } from '../../clock/clock.tsx';
import { LetIn, NOT_SAID } from '../../directory/conditions/LetIn.tsx';
import { loadWhen } from '../../directory/day/load-when.ts';
import { WorkedOutAt } from '../../directory/WorkedOutAt.tsx';
import { pageHandle } from '../../page/head.ts';
import button from '../../ui/Button.module.css';
import { useHydrated } from '../../ui/hydration/use-hydrated.ts';
import { LinkList } from '../../ui/LinkList.tsx';
import { Page } from '../../ui/Page.tsx';
import { OneCardTab } from '../public/card-tabs.tsx';
import { ServiceTable } from '../public/ServiceTable.tsx';
import { NearBoard } from './NearBoard.tsx';
import { NearestThree } from './NearestThree.tsx';
import { NearNow, NearOnDay, sortByWalk } from './NearGroups.tsx';
import styles from './NearPage.module.css';
import { PlaceForm } from './PlaceForm.tsx';
import { type NearList, readList } from './read-list.ts';
import { usePlaces } from './use-places.ts';

export const loader =
  (api: Api) =>
  async ({ request, context }: LoaderFunctionArgs) => {
    const { searchParams } = new URL(request.url);
    const address = searchParams.get('list');
    const list = readList(address ?? '');
    if (address !== null && !list) throw notFound();
    const sent = (context as { formOutcome?: NearOutcome } | undefined)?.formOutcome ?? null;
    // The server sends a list where it can be ordered, and never all; a phone reads what it has.
    const isRead = !import.meta.env.SSR || (sent?.near !== undefined && list !== undefined);
    const { types = null, category } = list ?? { types: SERVICE_TYPES };
    const services =
      isRead && types ? (await api.services()).filter(({ type }) => types.includes(type)) : [];
    const organisations = isRead && list && !types ? await api.organisations() : [];
    return {
      list: list ?? null,
      when: await loadWhen(api, services, request),
      asked: searchParams.get('when'),
      fits: fitsOf(request),
      isRead,
      sent,
      services,
      organisations: organisations
        .filter((it) => !category || it.categorisingOrganisations.includes(category))
        .map(({ _id, name, part }) => ({ _id, name, ...(part && { part }) })),
    };
  };

type Data = Awaited<ReturnType<ReturnType<typeof loader>>>;

export const handle = pageHandle<Data>(({ data: { list } }) => ({
  title: titleOf(list),
  description: import.meta.env.SSR ? `The nearest first, in ${site().city}.` : '',
  path: null,
  isPrivate: true,
}));

const titleOf = (list: Data['list']) => (list ? `${list.name} near me` : 'Near me');

/**
 * A list by distance (docs/product.md#how-far). With script the phone works it out from what it fetches here for the first time;
 * without, what is typed is posted.
 */
export function Component() {
  const { list, asked, sent, isRead, fits } = useLoaderData<Data>();
  const { state } = useLocation();
  const hydrated = useHydrated();
  const places = usePlaces();
  const { revalidate } = useRevalidator();
  const near = places.near ?? (sent?.near ? createNearBy(sent.near) : null);
  const said = useRef<HTMLParagraphElement>(null);
  const [begunFrom] = useState(places.near);
  useEffect(() => {
    // A phone's keyboard hides the list that has just come.
    if (places.near && places.near !== begunFrom) said.current?.scrollIntoView();
  }, [places.near, begunFrom]);
  const isOwed = near !== null && !isRead;
  useEffect(() => {
    if (isOwed) void revalidate();
  }, [isOwed, revalidate]);
  const when = asked && `when=${encodeURIComponent(asked)}`;
  return (
    <Page
      title={titleOf(list)}
      wide
      back={
        list
          ? { to: appendQuery(list.to, when ?? '', fitsQuery(fits)), label: list.name, state }
          : { to: paths.home, label: 'Back to Home' }
      }
    >
      <div className={styles.ask}>
        {/* Without script what is typed would be gone with the choice of a list. */}
        <Room kept={!hydrated && !list}>
          <PlaceForm
            fault={places.fault || (near ? '' : (sent?.message ?? ''))}
            typed={sent?.typed}
            onPlace={places.fromText}
            note={
              !near && (
                <>
                  {!hydrated && <p>What you type is not kept, and in no log.</p>}
                  <Room kept={!hydrated}>
                    <p>{whatBecomes(places.bytes)}</p>
                  </Room>
                </>
              )
            }
          >
            <Room kept={!hydrated}>
              <button
                type="button"
                className={button.secondary}
                onClick={places.fromPhone}
                disabled={places.isLooking}
              >
                Use where I am
              </button>
            </Room>
          </PlaceForm>
        </Room>
        <p role="status" ref={said} className={styles.said}>
          {places.isLooking && 'Looking for where you are.'}
          {near &&
            `Nearest first from ${near.name}. Times are rough: straight lines, and a third more.`}
        </p>
      </div>
      {near && isRead && <Nearest key={list?.to} near={near} list={list ?? ALL} />}
      <nav aria-labelledby="near-what">
        <h2 id="near-what" className={styles.group}>
          {list ? 'Something else near me' : 'What do you need?'}
        </h2>
        {!list && (
          <noscript>
            <p>Choose it. Then say where you are.</p>
          </noscript>
        )}
        <LinkList
          links={LISTS.filter(({ list: other }) => other !== list?.to).map(
            ({ list: other, label }) => ({
              to: nearPath(other, when ?? '', fitsQuery(fits)),
              label,
            }),
          )}
        />
      </nav>
      <p>
        <small>{ATTRIBUTION}</small>
      </p>
    </Page>
  );
}

/** What the page orders without a list. */
const ALL: NearList = { ...ALL_HELP, to: paths.need(ALL_HELP.id) };

const LISTS = [
  ...NEEDS.map(({ id, name }) => ({ list: paths.need(id), label: name })),
  ...SERVICE_TYPES.map((type) => ({ list: paths.timetable(type), label: type })),
  { list: paths.organisations, label: 'Organisations' },
];

/**
 * What only script can do. Until the app is there, its room is kept for it where script is on: what stands below would jump, and
 * the first link was under a finger.
 */
const Room = ({ kept, children }: { kept: boolean; children: ReactNode }) => (
  <div className={kept ? styles.kept : styles.room}>{children}</div>
);

/** What becomes of what is typed with script, and what a phone downloads once, in bytes; null until that is known. */
function whatBecomes(bytes: number | null): string {
  const size = bytes === null ? '' : `, about ${Math.ceil(bytes / 1000)} kB`;
  return `Your phone downloads a map of the whole city once${size}, and works it out by itself. Where you are is not sent and not kept.`;
}

type NearestProps = { near: NearBy; list: NearList };

/** The list itself, narrowed by who is let in as on its own page. */
function Nearest({ near, list: { name, to, types } }: NearestProps) {
  const { asked, fits, services, organisations, when: listed } = useLoaderData<Data>();
  const when = asked && `when=${encodeURIComponent(asked)}`;
  const own = nearPath(to, when ?? '').split('?')[1] ?? '';
  if (!types)
    return (
      <LinkList
        links={near
          .order(organisations, (it) => it)
          .map(({ _id, name: its, part }) => ({
            to: paths.organisation(_id, part),
            label: `${its}: ${near.words(_id)}`,
          }))}
      />
    );
  return (
    <OneCardTab>
      <LetIn
        path={paths.near}
        also={own}
        types={types}
        fits={fits}
        items={services}
        className={styles.group}
        between={<WorkedOutAt when={listed} />}
      >
        {(those, part, chosen) => (
          <>
            {types.length === 1 && part !== NOT_SAID && (
              <NearestThree near={near} services={those} />
            )}
            {to === ALL.to ? (
              <NearBoard
                near={near}
                services={those}
                day={listed && typeof listed === 'object' && 'date' in listed ? listed : null}
                when={when ?? undefined}
                asked={chosen}
                id={part}
              />
            ) : (
              <Groups
                name={part ? `${name}, ${part}` : name}
                near={near}
                services={those}
                id={part}
              />
            )}
          </>
        )}
      </LetIn>
    </OneCardTab>
  );
}

type GroupsProps = {
  name: string;
  near: NearBy;
  services: Data['services'];
  id: string | undefined;
};

function Groups({ id = 'day', ...named }: GroupsProps) {
  const { when, services: all } = useLoaderData<Data>();
  const now = useNow();
  if (when && typeof when === 'object')
    return 'refusal' in when ? (
      <p>{when.refusal}</p>
    ) : (
      <NearOnDay {...named} all={all} day={when} id={id} />
    );
  if (now !== null) return <NearNow {...named} all={all} now={now} />;
  const { name, near, services } = named;
  return (
    <ServiceTable caption={name} groups={[{ services: sortByWalk(near, services) }]} all={all} />
  );
}
