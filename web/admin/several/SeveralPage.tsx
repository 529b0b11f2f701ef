import { useEffect, useState } from 'react';
import { Link, useLoaderData, useRevalidator } from 'react-router-dom';
import {
  SEVERAL_PART_NAMES,
  SEVERAL_PARTS,
  type SeveralDone,
  type SeveralListed,
} from '../../../shared/organisations/several.ts';
import { adminPaths } from '../../../shared/paths/admin-paths.ts';
import { adminMessages } from '../../../shared/site/admin-messages.ts';
import { areaMessages } from '../../../shared/site/area-messages.ts';
import type { Undo } from '../../../shared/still-right/undo.ts';
import { lastCheckedWords } from '../../../shared/time/words/last-checked.ts';
import { areaLoader } from '../../auth/area-loader.ts';
import { useNow } from '../../clock/clock.tsx';
import forms from '../../forms/Forms.module.css';
import { turnOf } from '../../lists/list-address.ts';
import { Pager } from '../../lists/Pager.tsx';
import rows from '../../lists/Rows.module.css';
import { UndoButton } from '../../lists/Said.tsx';
import { SearchField } from '../../lists/SearchField.tsx';
import { ShownOf } from '../../lists/ShownOf.tsx';
import { useListQuery } from '../../lists/use-list-query.ts';
import { pageHandle } from '../../page/head.ts';
import { severalApi } from '../../records/several-api.ts';
import { EmptyState } from '../../ui/Card.tsx';
import choices from '../../ui/Choices.module.css';
import { Page } from '../../ui/Page.tsx';
import { SeveralActions } from './SeveralActions.tsx';
import styles from './SeveralPage.module.css';

const partOf = (search: URLSearchParams) =>
  SEVERAL_PART_NAMES.find((name) => name === search.get('part')) ?? 'all';

export const loader = areaLoader(areaMessages.missing.token, ({ search }) =>
  severalApi.list({ ...turnOf(search), part: partOf(search) }),
);

export const handle = pageHandle(() => ({
  title: 'Several at once',
  description: 'The same for several organisations.',
  path: null,
}));

/** Organisations to be ticked, and what can be done to all that are. */
export function Component() {
  const list = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const { query, params, change, linkTo } = useListQuery();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [done, setDone] = useState<{
    what: string;
    result: SeveralDone;
    undo?: Undo | undefined;
  } | null>(null);
  const part = partOf(params);
  const shown = list.items.map(({ _id }) => _id);
  const areAll = shown.length > 0 && shown.every((id) => chosen.includes(id));
  // Nobody acts on what is not before them: another page or part begins with nothing ticked.
  const drawn = shown.join();
  useEffect(() => {
    const here = new Set(drawn.split(','));
    setChosen((before) => before.filter((id) => here.has(id)));
  }, [drawn]);
  return (
    <Page
      title="Several at once"
      back={{ to: adminPaths.organisations, label: 'Organisations' }}
      lead="Tick organisations, then say what is to be done for all of them."
    >
      <p>
        One is missing? <Link to={adminPaths.addOrganisation}>Add an organisation</Link>
      </p>
      <nav aria-label="Which organisations">
        <ul className={choices.choices}>
          {SEVERAL_PART_NAMES.map((name) => (
            <li key={name}>
              <Link
                to={adminPaths.several(name === 'all' ? '' : name)}
                className={choices.choice}
                aria-current={name === part ? 'true' : undefined}
              >
                {SEVERAL_PARTS[name]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <SearchField
        label="Search by organisation name"
        value={query.q}
        onSearch={(q) => change({ q })}
      />
      {list.items.length === 0 ? (
        <EmptyState title={adminMessages.several.none}>
          <p>Nothing is to be done for any of them here.</p>
        </EmptyState>
      ) : (
        <>
          <ShownOf list={list} noun={['organisation', 'organisations']} />
          <ul className={rows.list}>
            <li>
              <label className={styles.row}>
                <input
                  type="checkbox"
                  checked={areAll}
                  onChange={() => setChosen(areAll ? [] : shown)}
                />
                <strong>All on this page</strong>
              </label>
            </li>
            {list.items.map((it) => (
              <li key={it._id}>
                <Row
                  organisation={it}
                  isChosen={chosen.includes(it._id)}
                  onChange={(isChosen) =>
                    setChosen(isChosen ? [...chosen, it._id] : chosen.filter((id) => id !== it._id))
                  }
                />
              </li>
            ))}
          </ul>
          <Pager page={list.page} pages={list.pages} linkTo={(page) => linkTo({ page }, true)} />
        </>
      )}
      <div className={styles.done}>
        <div role="status">{done && <Done {...done} />}</div>
        {done?.undo && done.result.done > 0 && (
          <UndoButton
            undo={done.undo}
            about={`${done.what}: ${done.result.done}`}
            onUndone={async (result) => {
              setDone({ what: 'Undone', result });
              await revalidate();
            }}
          />
        )}
        {chosen.length > 0 && (
          <SeveralActions
            chosen={chosen}
            onDone={async (what, result, undo) => {
              setDone({ what, result, undo });
              setChosen([]);
              await revalidate();
            }}
          />
        )}
      </div>
    </Page>
  );
}

type RowProps = {
  organisation: SeveralListed;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
};

function Row({ organisation, isChosen, onChange }: RowProps) {
  const { name, email, signIns, published } = organisation;
  const now = useNow();
  const said = [
    lastCheckedWords(organisation, now) || 'Not checked yet',
    signIns === 0 ? `nobody signs in${email ? '' : ', no email'}` : '',
    published ? '' : 'taken down',
  ].filter(Boolean);
  return (
    <label className={styles.row}>
      <input
        type="checkbox"
        checked={isChosen}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>
        <span className={styles.name}>{name}</span>
        <span className={`${rows.said} ${styles.said}`}>{said.join('; ')}</span>
      </span>
    </label>
  );
}

/** Says to how many it was done, and why not to the others. */
const Done = ({ what, result: { done, left } }: { what: string; result: SeveralDone }) => (
  <div className={forms.success}>
    <p>
      <strong>
        {what}: {done}.
      </strong>
    </p>
    {left.length > 0 && (
      <ul>
        {left.map(({ name, why }) => (
          <li key={name}>
            {name}: {why}
          </li>
        ))}
      </ul>
    )}
  </div>
);
