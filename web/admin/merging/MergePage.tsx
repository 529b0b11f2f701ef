import { useState } from 'react';
import { Link, useLoaderData, useNavigate } from 'react-router-dom';
import { RECORD_KINDS, type RecordKind } from '../../../shared/directory/record-kind.ts';
import { RESTORE_DAYS } from '../../../shared/history/history.ts';
import { findUnlikeFields, type Unlike } from '../../../shared/merges/merge.ts';
import { adminPaths } from '../../../shared/paths/admin-paths.ts';
import { areaMessages } from '../../../shared/site/area-messages.ts';
import { areaLoader } from '../../auth/area-loader.ts';
import { ActionButton } from '../../forms/ActionButton.tsx';
import { pageHandle } from '../../page/head.ts';
import { type Comparable, mergesApi } from '../../records/merges-api.ts';
import { EmptyState } from '../../ui/Card.tsx';
import { Page } from '../../ui/Page.tsx';
import { adminApi } from '../admin-api.ts';
import { FoundRecords } from './FoundRecords.tsx';
import { queryOf } from './find-records.ts';
import styles from './Merging.module.css';

const kindOf = (search: URLSearchParams): RecordKind =>
  RECORD_KINDS.find((kind) => kind === search.get('kind')) ?? 'organisation';

export const loader = areaLoader(areaMessages.missing.token, async ({ search }) => {
  const [kind, q] = [kindOf(search), queryOf(search)];
  const [one, other] = [search.get('one') ?? '', search.get('other') ?? ''];
  const read = (id: string) => (id ? mergesApi.readOne(kind, id) : null);
  const [keep, drop, { items }] = await Promise.all([
    read(one),
    read(other),
    adminApi.find(other ? '' : q),
  ]);
  return { kind, keep, drop, items, q };
});

export const handle = pageHandle(() => ({
  title: 'Merge twins',
  description: 'Two listings that are the same, beside each other.',
  path: null,
}));

/** Two records beside each other: which stays, and whose value counts where they differ. */
export function Component() {
  const { kind, keep, drop, items, q } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  if (!keep)
    return (
      <Page title="Merge twins" back={{ to: adminPaths.merges, label: 'Twins' }}>
        <EmptyState title="Nothing is chosen">
          <p>
            <Link to={adminPaths.merges}>Choose two that are the same</Link>
          </p>
        </EmptyState>
      </Page>
    );
  return (
    <Page title="Merge twins" back={{ to: adminPaths.merges, label: 'Twins' }}>
      {drop ? (
        <Compared key={`${keep._id} ${drop._id}`} {...{ kind, keep, drop }} />
      ) : (
        <>
          <p>
            <strong>{nameOf(kind, keep)}</strong> is the same as which other {kind}?
          </p>
          <FoundRecords
            q={q}
            items={items}
            of={{ kind, except: keep._id }}
            onSearch={(text) =>
              void navigate(
                `${adminPaths.merge(kind, keep._id)}${text && `&q=${encodeURIComponent(text)}`}`,
                { replace: true, preventScrollReset: true },
              )
            }
            linkTo={({ id }) => adminPaths.merge(kind, keep._id, id)}
          />
        </>
      )}
    </Page>
  );
}

function nameOf(kind: RecordKind, record: Comparable): string {
  if (kind !== 'service') return String(record.name);
  const provider = record.provider as { name?: string } | null;
  return [record.type, provider?.name, record.serviceAddress].filter(Boolean).join(', ');
}

type ComparedProps = { kind: RecordKind; keep: Comparable; drop: Comparable };

function Compared({ kind, keep, drop }: ComparedProps) {
  const navigate = useNavigate();
  const [take, setTake] = useState<readonly string[]>([]);
  const [takeHelpline, setTakeHelpline] = useState(false);
  const fields = findUnlikeFields(kind, keep, drop);
  const [mine, theirs] = [keep.helpline, drop.helpline] as (Comparable | null | undefined)[];
  const [stays, goes] = [nameOf(kind, keep), nameOf(kind, drop)];
  const choose = (name: string, isTaken: boolean) =>
    setTake((before) => [...before.filter((it) => it !== name), ...(isTaken ? [name] : [])]);
  return (
    <>
      <p>
        <strong>{stays}</strong> stays. <strong>{goes}</strong> goes: whoever has its address is led
        to the one that stays.
        {kind === 'organisation' &&
          ' Its services and its helpline go over. Whoever signs in for it keeps doing so, and is told by email.'}
      </p>
      <p>
        <Link to={adminPaths.merge(kind, drop._id, keep._id)}>Keep the other one instead</Link>
      </p>
      {fields.length === 0 ? (
        <p>They say the same in every field.</p>
      ) : (
        <>
          <h2>They differ in this</h2>
          <p>Choose what is right. The first is of the one that stays.</p>
          <div className={styles.fields}>
            {fields.map((field) => (
              <Choice
                key={field.name}
                field={field}
                isTaken={take.includes(field.name)}
                onChoose={(isTaken) => choose(field.name, isTaken)}
              />
            ))}
            {mine && theirs && (
              <Choice
                field={{
                  name: 'helpline',
                  label: 'Helpline',
                  keep: lineOf(mine),
                  drop: lineOf(theirs),
                }}
                isTaken={takeHelpline}
                onChoose={setTakeHelpline}
              />
            )}
          </div>
        </>
      )}
      {fields.some(({ name }) => name === 'addressPublic') && (
        <p>If one of them keeps its address from the public, so does the one that stays.</p>
      )}
      <ActionButton
        label="Merge them"
        busyLabel="Merging..."
        look="primary"
        question={`Merge ${goes} into ${stays}? For ${RESTORE_DAYS} days you can undo it.`}
        act={async () => {
          await mergesApi.merge({
            kind,
            keep: keep._id,
            drop: drop._id,
            versions: { keep: keep.version, drop: drop.version },
            take: [...take],
            takeHelpline,
          });
          await navigate(adminPaths.merges);
        }}
      />
    </>
  );
}

const lineOf = ({ name, phone }: Comparable) => [name, phone].filter(Boolean).join(', ');

type ChoiceProps = { field: Unlike; isTaken: boolean; onChoose: (isTaken: boolean) => void };

const Choice = ({ field: { name, label, keep, drop }, isTaken, onChoose }: ChoiceProps) => (
  <fieldset className={styles.field}>
    <legend>{label}</legend>
    <div className={styles.sides}>
      <Side name={name} text={keep} isChosen={!isTaken} onChoose={() => onChoose(false)} />
      <Side name={name} text={drop} isChosen={isTaken} onChoose={() => onChoose(true)} />
    </div>
  </fieldset>
);

type SideProps = { name: string; text: string; isChosen: boolean; onChoose: () => void };

const Side = ({ name, text, isChosen, onChoose }: SideProps) => (
  <label className={styles.side}>
    <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
    <span>{text || 'Nothing'}</span>
  </label>
);
